/** Placing the tile: choose a cell, turn among the rotations that fit there, put it down. */
import type { Action, Rotation } from '#rules'
import { type CellAt, fromTheMiddle, nextInDirection } from '#lib/board/cells.ts'
import type { BoardCell, BoardGhost, BoardModel } from '#lib/board/types.ts'
import type { Hint } from '#lib/bots/hint.ts'
import type { Hover } from '#room/protocol.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { type Asking, type Bar, EMPTY_BAR } from '../asking.ts'
import type { Play } from '../play.svelte.ts'
import { tileWords } from '../words.ts'

interface Place extends CellAt {
  rotations: Rotation[]
}

/** Legal placements by cell, rotations in order. */
function placesOf(actions: readonly Action[]): Place[] {
  const places = new Map<string, Place>()
  for (const action of actions) {
    if (action.type !== 'place') continue
    const key = `${action.x},${action.y}`
    const place = places.get(key) ?? { x: action.x, y: action.y, rotations: [] }
    place.rotations.push(action.rotation)
    places.set(key, place)
  }
  for (const place of places.values()) place.rotations.sort((a, b) => a - b)
  return [...places.values()]
}

/** Neighbours of a cell, and on which side of the neighbour the cell lies. */
const NEIGHBOURS = [
  { dx: 0, dy: -1, side: 's' },
  { dx: 1, dy: 0, side: 'w' },
  { dx: 0, dy: 1, side: 'n' },
  { dx: -1, dy: 0, side: 'e' },
] as const

export class PlaceStep implements Asking {
  readonly #play: Play
  readonly tile: string
  /** Only tried: nobody else sees it. */
  readonly #trial: boolean
  readonly #all: readonly Place[]
  readonly #order: readonly number[]
  /** The rotation that the glowing cells are narrowed to, before one is chosen. */
  #only: Rotation | null = $state(null)
  #cell: CellAt | null = $state.raw(null)
  #rotation: Rotation = $state(0)
  #hover: CellAt | null = $state.raw(null)
  #hoverRotation: Rotation = $state(0)
  #at = $state(0)
  /** What the strong bot advised, while its place is the chosen one. */
  #hint: Hint | null = $state.raw(null)
  #advising: 'no' | 'yes' | 'failed' = $state('no')

  /** `trial`: a tile to be tried while others decide, and where it would fit. */
  constructor(play: Play, trial: { tile: string; legal: readonly Action[] } | null = null) {
    this.#play = play
    this.#trial = trial !== null
    this.tile = trial?.tile ?? play.awaiting?.tile ?? ''
    this.#all = placesOf(trial?.legal ?? play.legal)
    const { tiles } = play
    const middle = {
      x: tiles.reduce((sum, tile) => sum + tile.x + 0.5, 0) / Math.max(1, tiles.length),
      y: tiles.reduce((sum, tile) => sum + tile.y + 0.5, 0) / Math.max(1, tiles.length),
    }
    this.#order = fromTheMiddle(this.#all, middle)
    this.#at = this.#order[0] ?? 0
  }

  readonly places: readonly Place[] = $derived.by(() =>
    this.#only === null || this.#cell
      ? this.#all
      : this.#all.filter(({ rotations }) => rotations.includes(this.#only!)),
  )

  get rotation(): Rotation {
    return this.#cell ? this.#rotation : (this.#only ?? this.#all[0]?.rotations[0] ?? 0)
  }

  get cellAt(): CellAt | null {
    return this.#cell
  }

  #placeAt(cell: CellAt | null): Place | null {
    return (cell && this.#all.find(({ x, y }) => x === cell.x && y === cell.y)) ?? null
  }

  #set(cell: Place): void {
    const keep = this.#only !== null && cell.rotations.includes(this.#only) ? this.#only : null
    const hovered = this.#hover?.x === cell.x && this.#hover.y === cell.y ? this.#hoverRotation : null
    this.#cell = { x: cell.x, y: cell.y }
    this.#rotation = hovered ?? keep ?? cell.rotations[0] ?? 0
    this.#at = this.#all.indexOf(cell)
    this.#tell()
  }

  #tell(): void {
    if (this.#cell) this.#point({ ...this.#cell, rotation: this.#rotation })
  }

  /** Shows the others where I point. */
  #point(at: Hover): void {
    if (!this.#trial) this.#play.room.hover(at)
  }

  cell(index: number): void {
    const place = this.places[index]
    if (!place) return
    if (this.#cell?.x === place.x && this.#cell.y === place.y) this.turn(false)
    else this.#set(place)
  }

  pointCell(index: number | null): void {
    const place = index === null ? null : (this.places[index] ?? null)
    this.#hover = place && { x: place.x, y: place.y }
    if (!place) {
      if (!this.#cell) this.#point(null)
      return
    }
    this.#hoverRotation =
      this.#only !== null && place.rotations.includes(this.#only) ? this.#only : place.rotations[0]!
    if (!this.#cell) this.#point({ ...this.#hover!, rotation: this.#hoverRotation })
  }

  ghost(): void {
    this.turn(false)
  }

  turn(back: boolean): void {
    const step = back ? -1 : 1
    const place = this.#placeAt(this.#cell)
    if (place) {
      const { rotations } = place
      const at = rotations.indexOf(this.#rotation)
      this.#rotation = rotations[(at + step + rotations.length) % rotations.length]!
      this.#tell()
      this.#sayTurned()
      return
    }
    const hovered = this.#placeAt(this.#hover)
    if (hovered) {
      const { rotations } = hovered
      const at = rotations.indexOf(this.#hoverRotation)
      this.#hoverRotation = rotations[(at + step + rotations.length) % rotations.length]!
      this.#point({ ...this.#hover!, rotation: this.#hoverRotation })
      return
    }
    // Through every rotation that fits anywhere, and "any" as the last step.
    const any = this.#rotationsAnywhere
    const steps: (Rotation | null)[] = [...any, null]
    const at = steps.indexOf(this.#only)
    this.#only = steps[(at + step + steps.length) % steps.length]!
    this.#sayTurned()
  }

  #sayTurned(): void {
    announce(t('say.turned', { tile: tileWords(this.tile, this.rotation) }))
  }

  readonly #rotationsAnywhere: Rotation[] = $derived.by(() =>
    [...new Set(this.#all.flatMap(({ rotations }) => rotations))].sort((a, b) => a - b),
  )

  next(back: boolean): void {
    const list = this.#order.filter((index) => this.places.includes(this.#all[index]!))
    const now = this.#cell
      ? this.#all.findIndex(({ x, y }) => x === this.#cell!.x && y === this.#cell!.y)
      : -1
    const at = list.indexOf(now)
    const index = at < 0 ? (back ? list.length - 1 : 0) : (at + (back ? -1 : 1) + list.length) % list.length
    const place = this.#all[list[index] ?? 0]
    if (!place) return
    this.#set(place)
    announce(this.#nameOf(place, this.places.indexOf(place)))
  }

  arrow(direction: 'left' | 'right' | 'up' | 'down'): void {
    const from = this.#all[this.#at] ?? this.#all[0]
    if (!from) return
    const found = nextInDirection(this.#all, from, direction)
    if (found !== null) this.#at = found
  }

  back(): boolean {
    if (!this.#cell) return false
    this.#cell = null
    this.#point(null)
    return true
  }

  #advise = async (): Promise<void> => {
    const { state } = this.#play
    if (!state || this.#advising === 'yes') return
    this.#advising = 'yes'
    try {
      // Bots are loaded when somebody asks for one.
      const { hintFor } = await import('#lib/bots/hint.ts')
      const hint = await hintFor(state)
      this.#advising = 'no'
      const place = hint && this.#placeAt(hint.place)
      if (!place) return
      this.#set(place)
      this.#rotation = hint.place.rotation
      this.#hint = hint
      this.#tell()
    } catch {
      this.#advising = 'failed'
    }
  }

  /** Why the bot would place it just so; null once something else is chosen. */
  get #advice(): string | null {
    if (this.#advising === 'yes') return t('bot.thinks')
    if (this.#advising === 'failed') return t('bot.no-hint')
    const { place, why } = this.#hint ?? {}
    if (!place || this.#cell?.x !== place.x || this.#cell.y !== place.y) return null
    if (this.#rotation !== place.rotation) return null
    return why ? t(`bot.why.${why.code}`, { points: why.points }) : null
  }

  #confirm = (): void => {
    if (!this.#cell || this.#play.me === null) return
    this.#play.decide({ player: this.#play.me, type: 'place', ...this.#cell, rotation: this.#rotation })
  }

  get bar(): Bar {
    const count = this.places.length
    const place = this.#placeAt(this.#cell)
    const fits = t('place.fits', { count })
    const turns = place ? place.rotations.length : this.#rotationsAnywhere.length
    const shown = place ? place.rotations.indexOf(this.#rotation) + 1 : 0
    const turn = () => this.turn(false)
    return {
      ...EMPTY_BAR,
      tone: 'mine',
      question: t(this.#play.shared ? 'place.question-plain' : 'place.question'),
      consequence:
        this.#advice ??
        [
          fits,
          place ? t('place.ways', { count: place.rotations.length }) : count > 1 && t('place.choose'),
          ...this.#play.expansions.map((expansion) => expansion.hand?.(this.#play)),
        ]
          .filter(Boolean)
          .join(' '),
      hand: { tile: this.tile, rotation: this.rotation, turn: turns > 1 ? turn : null },
      secondary: [
        ...(turns > 1
          ? ([
              {
                id: 'turn',
                label: t('place.turn'),
                ...(place && {
                  detail: t('place.turn-of', { at: shown, of: turns }),
                  detailShort: t('place.turn-of-short', { at: shown, of: turns }),
                }),
                icon: 'turn',
                key: 'R',
                onclick: turn,
              },
            ] as const)
          : []),
        ...(this.#play.helps
          ? ([
              {
                id: 'hint',
                label: t('bot.hint'),
                icon: 'hint',
                quiet: true,
                onclick: () => void this.#advise(),
              },
            ] as const)
          : []),
      ],
      primary: place
        ? { label: t('place.here'), onclick: this.#confirm }
        : { label: t('place.next'), onclick: () => this.next(false) },
    }
  }

  get board(): Partial<BoardModel> {
    const ghosts: BoardGhost[] = []
    const place = this.#placeAt(this.#cell)
    const base = { tile: this.tile }
    if (place)
      ghosts.push({
        ...base,
        kind: 'mine',
        x: place.x,
        y: place.y,
        rotation: this.#rotation,
        turns: place.rotations.length > 1,
      })
    const hover = this.#placeAt(this.#hover)
    if (hover && hover !== place)
      ghosts.push({
        ...base,
        kind: 'hover',
        x: hover.x,
        y: hover.y,
        rotation: this.#hoverRotation,
        turns: hover.rotations.length > 1,
      })
    return {
      cells: this.#cells,
      cellAt: Math.max(0, this.places.indexOf(this.#all[this.#at]!)),
      ghosts,
    }
  }

  /** They stay the same while one of them is chosen and turned: a name takes looking at all neighbours. */
  readonly #cells: readonly BoardCell[] = $derived.by(() =>
    this.places.map((cell, index) => ({ x: cell.x, y: cell.y, name: this.#nameOf(cell, index) })),
  )

  /** "Place 3 of 16: column 10, row 6. East of your city of 2 tiles. Fits two ways." */
  #nameOf(place: Place, index: number): string {
    const words = [
      t('place.cell', { at: index + 1, of: this.places.length, x: place.x, y: -place.y }),
      this.#beside(place),
      t('place.ways', { count: place.rotations.length }),
    ]
    return words.filter(Boolean).join(' ')
  }

  /** What the cell adjoins that is worth most to know: my city, a city, my road, a road, else field. */
  #beside(place: Place): string {
    const { tileAt, me } = this.#play
    let best = { rank: -1, words: '' }
    for (const { dx, dy, side } of NEIGHBOURS) {
      const there = tileAt.get(`${place.x + dx},${place.y + dy}`)
      if (!there) continue
      const spot = this.#play.facing(there, side)
      if (!spot) continue
      const { info, kind } = spot
      const mine = me !== null && info.owners.includes(me)
      const rank = (kind === 'city' ? 2 : kind === 'road' ? 1 : 0) * 2 + (mine ? 1 : 0)
      if (rank <= best.rank) continue
      const said = { side: t(`side.${side}`) }
      const words =
        kind === 'city'
          ? t(mine ? 'place.beside.mine-city' : 'place.beside.city', { ...said, count: info.tiles })
          : kind === 'road'
            ? t(mine ? 'place.beside.mine-road' : 'place.beside.road', said)
            : t('place.beside.field', said)
      best = { rank, words }
    }
    return best.words
  }

  get spoken(): string {
    const turn = t('say.my-turn', { tile: tileWords(this.tile, this.rotation), count: this.#all.length })
    return [turn, ...this.#play.expansions.map((expansion) => expansion.hand?.(this.#play))]
      .filter(Boolean)
      .join(' ')
  }

  get focus(): Asking['focus'] {
    return { cells: this.#all, deploy: false }
  }
}
