/** Crop circles: add or take back, then each player's own piece, chosen on the board. */
import { type Action, type Piece, tileFacts } from '#rules'
import { besideAnchor } from '#rules/art'
import type { BoardFigure, BoardModel, BoardSpot } from '#lib/board/types.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR } from '#lib/panels/asking.ts'
import { boardFigures, figureKind, standsAt } from '#lib/panels/figures.ts'
import { roleName, roleOn } from '#lib/panels/words.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import type { Play } from '#lib/panels/play.svelte.ts'
import { sayChoice } from '#lib/panels/say-choice.ts'

export type Circle = 'road' | 'city' | 'field'

/** The kind that the circle of the tile placed last is about. */
export function circleOf(play: Play): Circle {
  const tile = play.tiles.at(-1)
  return (tile && tileFacts(tile.tile)?.circle) ?? 'field'
}

/** Every figure of the kind, ringed; of one player where given. Keys are those of the board's own figures. */
function concerned(play: Play, kind: Circle, player: number | null): BoardFigure[] {
  return boardFigures(play.position.pieces, play.tiles, (owner) => play.colourOf(owner))
    .filter(({ key }) => {
      const [x, y, segment, owner] = key.split(',')
      const there = play.segmentType(Number(x), Number(y), segment ?? '')
      return there === kind && (player === null || Number(owner) === player)
    })
    .map((figure) => ({ ...figure, press: true }))
}

/** Whether whoever can add must add (CC-9). */
export function mustAdd(play: Play): boolean {
  return play.options?.['crop-add'] === 'mandatory'
}

export class CircleStep implements Asking {
  readonly #play: Play
  readonly #kind: Circle
  readonly #must: boolean
  #choice: 'add' | 'remove' | null = $state(null)

  constructor(play: Play) {
    this.#play = play
    this.#kind = circleOf(play)
    this.#must = mustAdd(play)
  }

  get #text(): string {
    return t(this.#must ? `circle.text-must.${this.#kind}` : `circle.text.${this.#kind}`)
  }

  get #all(): string {
    if (this.#choice === 'remove') return t('circle.all-remove')
    return t(this.#must ? 'circle.all-must-add' : 'circle.all-add')
  }

  digit(n: number): void {
    this.#choice = n === 1 ? 'add' : n === 2 ? 'remove' : this.#choice
    sayChoice(this.bar)
  }

  next(): void {
    this.#choice = this.#choice === 'add' ? 'remove' : 'add'
    sayChoice(this.bar)
  }

  arrow(): void {
    this.next()
  }

  back(): boolean {
    const had = this.#choice !== null
    this.#choice = null
    return had
  }

  #send = (): void => {
    const { me } = this.#play
    if (me === null || !this.#choice) return
    this.#play.decide({ player: me, type: 'crop-circle', choice: this.#choice })
    this.#play.room.endTurn()
  }

  get bar(): Bar {
    const choose = (choice: 'add' | 'remove') => () => (this.#choice = choice)
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(`circle.question.${this.#kind}`),
      consequence: this.#text,
      secondary: (['add', 'remove'] as const).map((choice) => ({
        id: choice,
        label: t(`circle.${choice}`),
        pressed: this.#choice === choice,
        onclick: choose(choice),
      })),
      primary: this.#choice
        ? { label: this.#all, onclick: this.#send }
        : { label: t('circle.choose'), waiting: true, onclick: () => undefined },
    }
  }

  get board(): Partial<BoardModel> {
    return { figures: concerned(this.#play, this.#kind, null) }
  }

  get spoken(): string {
    return `${t(`circle.question.${this.#kind}`)}. ${this.#text}`
  }

  get focus() {
    const tile = this.#play.tiles.at(-1)
    if (!tile) return null
    const there = concerned(this.#play, this.#kind, null).map(({ key }) => {
      const [x, y] = key.split(',')
      return { x: Number(x), y: Number(y) }
    })
    // Whom the choice concerns must be seen before it is made.
    return { cells: [{ x: tile.x, y: tile.y }, ...there], deploy: false, whole: true }
  }
}

type Own = Extract<Action, { type: 'add-follower' | 'remove-follower' }>

/** My part of the round: one figure added beside mine, or one of mine taken home. */
export class OwnFigureStep implements Asking {
  readonly #play: Play
  readonly #kind: Circle
  readonly #adding: boolean
  readonly #actions: readonly Own[]
  #piece: Piece = $state('meeple')
  #chosen: string | null = $state(null)

  constructor(play: Play) {
    this.#play = play
    this.#kind = circleOf(play)
    this.#adding = play.awaiting?.step === 'add-follower'
    this.#actions = play.legal.filter(
      (action) => action.type === 'add-follower' || action.type === 'remove-follower',
    )
    if (!this.#actions.some(({ piece }) => piece === 'meeple')) this.#piece = 'ringmaster'
    // One place needs no choosing, whichever figure goes there.
    const [only, ...more] = this.#keys
    if (only !== undefined && more.length === 0) this.#chosen = only
  }

  #keyOf(action: Own): string {
    return this.#adding
      ? `${action.x},${action.y},${action.segment}`
      : `${action.x},${action.y},${action.segment},${action.piece}`
  }

  /** Where there is a choice of figure it is made in the bar; taking back, the figure itself is pressed. */
  get #open(): readonly Own[] {
    return this.#adding ? this.#actions.filter(({ piece }) => piece === this.#piece) : this.#actions
  }

  get #action(): Own | null {
    return this.#open.find((action) => this.#keyOf(action) === this.#chosen) ?? null
  }

  #choose(key: string): void {
    this.#chosen = this.#chosen === key && this.#adding ? null : key
  }

  spot(key: string): void {
    this.#choose(key)
  }

  figure(key: string): void {
    const action = this.#open.find((one) => isOn(key, one))
    if (action) this.#choose(this.#keyOf(action))
  }

  /** The places, or the figures, that may be chosen; each once. */
  get #keys(): string[] {
    return [...new Set(this.#open.map((action) => this.#keyOf(action)))]
  }

  next(back: boolean): void {
    const keys = this.#keys
    const at = this.#chosen === null ? (back ? 0 : -1) : keys.indexOf(this.#chosen)
    this.#chosen = keys[(at + (back ? -1 : 1) + keys.length) % keys.length] ?? null
    this.#say()
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    this.next(direction === 'left' || direction === 'up')
  }

  digit(n: number): void {
    this.#chosen = this.#keys[n - 1] ?? this.#chosen
    this.#say()
  }

  nobody(): void {
    if (!this.#adding) return
    this.#chosen = null
    sayChoice(this.bar)
  }

  toggle(): void {
    if (!this.#both) return
    this.#piece = this.#piece === 'meeple' ? 'ringmaster' : 'meeple'
    announce(t(`deploy.${this.#piece}`))
  }

  /** Which figure of mine, or which place, is chosen. */
  #say(): void {
    const action = this.#action
    if (!action) return sayChoice(this.bar)
    const [keys, role] = [this.#keys, roleName(roleOn(this.#kind))]
    const at = keys.indexOf(this.#chosen!) + 1
    announce(t('circle.say', { role, at, of: keys.length, x: action.x, y: -action.y }))
  }

  back(): boolean {
    const had = this.#chosen !== null
    this.#chosen = null
    return had
  }

  get #both(): boolean {
    return this.#adding && new Set(this.#actions.map(({ piece }) => piece)).size > 1
  }

  #send = (action: Action | null): void => {
    const { me } = this.#play
    if (me === null) return
    this.#play.decide(action ?? { player: me, type: 'pass' })
    this.#play.room.endTurn()
  }

  /** Beside an own figure, or anywhere along its feature (CC-8, CC-10). */
  get #where(): string {
    const anywhere = this.#play.options?.['crop-add-where'] === 'any-segment'
    return t(anywhere ? 'circle.add-anywhere' : 'circle.add-text')
  }

  get bar(): Bar {
    const play = this.#play
    const action = this.#action
    const optional = play.awaiting?.optional ?? false
    const colour = play.colourOf(play.me ?? 0)
    const nobody = { label: t('circle.add-nobody'), short: t('count.leave.nobody-short') }
    const keys = this.#keys
    const places = keys.length
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(`circle.${this.#adding ? 'add' : 'remove'}-question.${this.#kind}`),
      consequence: this.#adding ? this.#where : t('circle.remove-text', { count: places }),
      pieces: this.#both
        ? {
            label: t('deploy.which'),
            options: [
              { value: 'meeple', label: t('deploy.meeple'), detail: '', kind: 'follower', colour },
              { value: 'ringmaster', label: t('deploy.ringmaster'), detail: '', kind: 'ringmaster', colour },
            ],
            value: this.#piece,
            onchange: (value) => (this.#piece = value === 'ringmaster' ? 'ringmaster' : 'meeple'),
          }
        : null,
      secondary: [
        ...(places > 1
          ? [
              {
                id: 'next',
                label: t('circle.next'),
                ...(action && {
                  detail: t('count.end.at', { at: keys.indexOf(this.#chosen!) + 1, of: places }),
                }),
                key: 'N',
                onclick: () => this.next(false),
              },
            ]
          : []),
        ...(action && optional
          ? [{ id: 'nobody', ...nobody, key: '0', onclick: () => this.#send(null) }]
          : []),
      ],
      primary: action
        ? {
            label: t(this.#adding ? 'circle.add-here' : 'circle.remove-here'),
            onclick: () => this.#send(action),
          }
        : optional
          ? { ...nobody, onclick: () => this.#send(null) }
          : { label: t('circle.remove-choose'), waiting: true, onclick: () => undefined },
    }
  }

  get board(): Partial<BoardModel> {
    const play = this.#play
    const colour = play.colourOf(play.me ?? 0)
    const action = this.#action
    const figures = concerned(play, this.#kind, play.me)
      .filter(({ key }) => this.#open.some((one) => isOn(key, one)))
      .map((figure): BoardFigure => {
        const chosen = !this.#adding && action !== null && isOn(figure.key, action)
        return { ...figure, look: chosen ? 'chosen' : 'solid' }
      })
    if (!this.#adding) return { figures }
    // Beside one of mine, that one is pressed; elsewhere in its feature there is a spot.
    const spots = this.#open.flatMap((one): BoardSpot[] => {
      const tile = play.tileAt.get(`${one.x},${one.y}`)
      const key = this.#keyOf(one)
      if (!tile || (figures.some((figure) => isOn(figure.key, one)) && key !== this.#chosen)) return []
      const kind = figureKind(one.piece, this.#kind)
      const at = standsAt(tile, one.segment, kind)
      const there = play.position.pieces.filter((piece) => piece.x === one.x && piece.y === one.y)
      const nth = there.filter(({ segment }) => segment === one.segment).length
      const lies = kind === 'farmer'
      const [dx, dy] = besideAnchor(nth, lies ? kind : 'follower')
      const feet = { x: at.x + dx, y: at.y + dy - (lies ? 2 : 10) }
      return [{ key, kind, colour, at: feet, chosen: key === this.#chosen }]
    })
    return { figures, spots }
  }

  get spoken(): string {
    const { question, consequence } = this.bar
    return `${question} ${consequence ?? ''}`
  }

  get focus() {
    const cells = this.#open.map(({ x, y }) => ({ x, y }))
    return { cells, deploy: false, whole: true }
  }
}

/** A board figure's key is place, player, piece, number. Beside it one may be added; taken back, it is that piece. */
function isOn(key: string, action: Own): boolean {
  const [x, y, segment, , piece] = key.split(',')
  return (
    Number(x) === action.x &&
    Number(y) === action.y &&
    segment === action.segment &&
    (action.type === 'add-follower' || piece === action.piece)
  )
}
