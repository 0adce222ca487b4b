/** Choosing a figure for the tile just placed: nothing is decided before the turn is ended. */
import type { Action, PlacedTile } from '#rules'
import { anchorOf } from '#lib/board/symbols.ts'
import type { Point } from '#lib/board/camera.ts'
import type { BoardModel } from '#lib/board/types.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR, type SpotChoice } from '../asking.ts'
import { choiceName } from '../choice-name.ts'
import { figureKind } from '../figures.ts'
import { readFeature } from '../looking.ts'
import type { Play } from '../play.svelte.ts'
import { roleName, roleOn, towards } from '../words.ts'
import { whichPiece } from './which-piece.ts'

/** Tiles, across and down: what a phone can show at once without making figures too small. */
const AT_ONCE = 6

type Cell = Pick<PlacedTile, 'x' | 'y'>
type Deploy = Extract<Action, { type: 'deploy' }>

export class DeployStep implements Asking {
  readonly #play: Play
  readonly #tile: PlacedTile | undefined
  readonly #actions: readonly Action[]
  #piece: 'meeple' | 'ringmaster' = $state('meeple')
  #chosen: string | null = $state(null)

  constructor(play: Play) {
    this.#play = play
    this.#tile = play.tiles.at(-1)
    this.#actions = play.legal.filter(({ type }) => type !== 'pass')
    const meeples = this.#actions.some((action) => action.type !== 'deploy' || action.piece === 'meeple')
    if (!meeples) this.#piece = 'ringmaster'
  }

  readonly #choices: readonly SpotChoice[] = $derived.by(() => {
    const choices = this.#actions.flatMap((action): SpotChoice[] => {
      if (action.type === 'deploy') return action.piece === this.#piece ? [this.#spotChoice(action)] : []
      for (const expansion of this.#play.expansions) {
        const choice = expansion.spot?.(this.#play, action)
        if (choice) return [choice]
      }
      return []
    })
    return distinct(choices, this.#tile)
  })

  #spotChoice(action: Deploy): SpotChoice {
    const play = this.#play
    const type = play.segmentType(action.x, action.y, action.segment) ?? 'road'
    const role = roleName(roleOn(type))
    const tile = this.#tile!
    const info = play.featureAt(action)
    const value = info?.valueNow ?? 0
    const closed = info?.valueComplete ?? 0
    const atEnd = type === 'field'
    const cities = info?.cities?.count ?? 0
    const text = atEnd
      ? cities > 0
        ? t('deploy.at-end-cities', { points: value, count: cities })
        : t('deploy.at-end', { count: value })
      : info?.complete || closed === value
        ? t('deploy.now', { count: info?.complete ? closed : value })
        : t('deploy.now-closed', { count: value, closed })
    return {
      key: `${action.piece} ${action.segment}`,
      action,
      kind: figureKind(action.piece, type),
      at: anchorOf(tile.tile, tile.rotation, tile.x, tile.y, action.segment),
      title: role,
      text,
      spoken: (name) =>
        atEnd
          ? t('say.choice-end', { role: name, end: value })
          : t('say.choice-now', { role: name, now: value }),
      consequence: (name) => this.#consequence(name, action),
    }
  }

  /** Who else stands there: "You hold it alone." */
  #consequence(name: string, action: Deploy): string {
    const play = this.#play
    const others = (play.featureAt(action)?.strengths ?? []).filter(({ player }) => player !== play.me)
    const most = Math.max(0, ...others.map(({ strength }) => strength))
    const said = { role: name.toLowerCase() }
    if (most === 0) return t('deploy.chosen-alone', said)
    const strongest = others.filter(({ strength }) => strength === most)
    const names = list(strongest.map(({ player }) => play.nameOf(player)))
    return most > 1
      ? t('deploy.chosen-behind', { ...said, names, count: strongest.length })
      : t('deploy.chosen-shared', { ...said, names })
  }

  get #both(): boolean {
    const pieces = new Set(
      this.#actions.map((action) => (action.type === 'deploy' ? action.piece : 'meeple')),
    )
    return pieces.size > 1
  }

  choose = (key: string): void => {
    this.#chosen = this.#chosen === key ? null : key
    this.#say()
  }

  spot(key: string): void {
    this.choose(key)
  }

  digit(n: number): void {
    const choice = this.#choices[n - 1]
    if (choice) this.choose(choice.key)
  }

  nobody(): void {
    this.#chosen = null
    this.#say()
  }

  toggle(): void {
    if (!this.#both) return
    this.#setPiece(this.#piece === 'meeple' ? 'ringmaster' : 'meeple')
    announce([`${t(`deploy.${this.#piece}`)}.`, this.#meaning].filter(Boolean).join(' '))
  }

  #setPiece(piece: 'meeple' | 'ringmaster'): void {
    const segment = this.#chosen?.split(' ')[1]
    this.#piece = piece
    // The same spot with the other figure, where it may stand there.
    this.#chosen = this.#choices.find(({ key }) => key === `${piece} ${segment}`)?.key ?? null
  }

  next(back: boolean): void {
    const keys = this.#choices.map(({ key }) => key)
    const at = this.#chosen === null ? -1 : keys.indexOf(this.#chosen)
    const next = at < 0 ? (back ? keys.length - 1 : 0) : (at + (back ? -1 : 1) + keys.length) % keys.length
    this.#chosen = keys[next] ?? null
    this.#say()
  }

  /** What the choice means, if there is one. */
  get #meaning(): string | undefined {
    const chosen = this.#choices.find(({ key }) => key === this.#chosen)
    return chosen?.consequence(choiceName(chosen))
  }

  /** What the choice means stands in the bar, away from where one chooses. */
  #say(): void {
    announce(this.#meaning ?? t('deploy.none-chosen'))
  }

  read(): void {
    const action = this.#choices.find(({ key }) => key === this.#chosen)?.action
    if (action && 'segment' in action) readFeature(this.#play, action)
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    this.next(direction === 'left' || direction === 'up')
  }

  back(): boolean {
    if (this.#chosen !== null) {
      this.nobody()
      return true
    }
    if (!this.#play.game?.canTakeBack) return false
    this.#play.room.takeBack()
    return true
  }

  #end = (): void => {
    const { me } = this.#play
    if (me === null) return
    const chosen = this.#choices.find(({ key }) => key === this.#chosen)
    this.#play.decide(chosen?.action ?? { player: me, type: 'pass' })
    this.#play.room.endTurn()
  }

  get bar(): Bar {
    const play = this.#play
    const chosen = this.#choices.find(({ key }) => key === this.#chosen)
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t('deploy.question'),
      consequence: this.#meaning ?? t('deploy.none-chosen'),
      pieces: this.#both ? whichPiece(play, this.#piece, (piece) => this.#setPiece(piece)) : null,
      secondary: [
        ...(chosen
          ? [
              {
                id: 'none',
                label: t('deploy.none'),
                short: t('deploy.none-short'),
                key: '0',
                onclick: () => this.nobody(),
              },
            ]
          : []),
        ...(play.game?.canTakeBack
          ? [
              {
                id: 'back',
                label: t('deploy.back'),
                short: t('deploy.back-short'),
                icon: 'back' as const,
                key: 'Esc',
                quiet: true,
                onclick: () => play.room.takeBack(),
              },
            ]
          : []),
      ],
      primary: chosen
        ? { label: t('deploy.end'), onclick: this.#end }
        : { label: t('deploy.end-without'), short: t('deploy.end-without-short'), onclick: this.#end },
    }
  }

  get board(): Partial<BoardModel> {
    const { me } = this.#play
    const tile = this.#tile
    if (!tile || me === null) return {}
    return {
      ghosts: [{ kind: 'placed', tile: tile.tile, x: tile.x, y: tile.y, rotation: tile.rotation }],
      spots: this.#choices.map((choice) => ({
        key: choice.key,
        kind: choice.kind,
        colour: this.#play.colourOf(me),
        at: choice.at,
        chosen: choice.key === this.#chosen,
      })),
    }
  }

  get callouts() {
    const tile = this.#tile
    if (!tile) return null
    const [shown = tile] = nearBy(tile, this.#choices)
    return {
      tile: { x: shown.x, y: shown.y },
      choices: this.#choices,
      chosen: this.#chosen,
      colour: this.#play.colourOf(this.#play.me ?? 0),
      onchoose: this.choose,
    }
  }

  get spoken(): string {
    return t('say.placed', {
      choices: this.#choices.map((choice) => choice.spoken(choiceName(choice))).join(' '),
    })
  }

  get focus() {
    const tile = this.#tile
    if (!tile) return null
    return { cells: nearBy(tile, this.#choices), deploy: true }
  }
}

/**
 * The tile with the others that have a choice of their own, e.g. a pyramid, the nearest first and as many as fit. If
 * there is no choice among them, the nearest one far away takes the tile's place: what may be chosen must be seen.
 */
export function nearBy(tile: Cell, choices: readonly { readonly at: Point }[]): Cell[] {
  const away = ({ x, y }: Cell): number => Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y))
  const chosen = choices
    .map(({ at }) => ({ x: Math.floor(at.x / 100), y: Math.floor(at.y / 100) }))
    .sort((a, b) => away(a) - away(b))
  const others = chosen.filter((cell) => away(cell) > 0)
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
  const from = (first: Cell): Cell[] => {
    const cells = [first]
    for (const cell of others) {
      if (cells.some(({ x, y }) => x === cell.x && y === cell.y)) continue
      const all = [...cells, cell]
      if (spread(all.map(({ x }) => x)) < AT_ONCE && spread(all.map(({ y }) => y)) < AT_ONCE) cells.push(cell)
    }
    return cells
  }
  const here = from({ x: tile.x, y: tile.y })
  const [nearest] = chosen
  const empty = here.length === 1 && nearest !== undefined && away(nearest) > 0
  return empty ? from(nearest) : here
}

/** Two equal names get a distinction: "Farmer, north". */
function distinct(choices: readonly SpotChoice[], tile: PlacedTile | undefined): SpotChoice[] {
  const count = new Map<string, number>()
  for (const { title } of choices) count.set(title, (count.get(title) ?? 0) + 1)
  return choices.map((choice) => {
    if ((count.get(choice.title) ?? 0) < 2 || !tile) return choice
    return { ...choice, where: towards(choice.at.x - tile.x * 100 - 50, choice.at.y - tile.y * 100 - 50) }
  })
}
