/**
 * Everything that the panels of one game share: the room's view and what the rules say about it, worked out once
 * and only when it changes. Panels read it; decisions go through it.
 */
import {
  type Action,
  type FeatureInfo,
  type GameEvent,
  type PlacedTile,
  type Position,
  type SegmentType,
  type Spot,
  featureAt,
  legal,
  position,
  tileFacts,
  tilesOnTable,
} from '#rules'
import { BoardView } from '#lib/board/view.svelte.ts'
import type { RoundState, ScreenExpansion } from '#lib/expansions/screen.ts'
import { t } from '#lib/i18n/index.svelte.ts'
import type { GameView, RoomStore, RoomView } from '#lib/room/types.ts'
import { type TileCount, fitsByPlace, tilesLeft } from './helps.ts'
import { type PlayerInfo, playersOf } from './players.ts'
import { type Side, turnedSide } from './words.ts'

export type PanelId = 'fields' | 'tiles' | 'scores' | 'records' | 'log' | 'chat' | 'menu' | 'players'

const NO_POSITION: Position = {
  finished: false,
  turn: 0,
  awaiting: null,
  players: [],
  pieces: [],
  tilesLeft: 0,
  discarded: [],
  scores: [],
  winners: null,
}

export class Play {
  readonly room: RoomStore
  /** What the sets in play add to the screen. */
  readonly expansions: readonly ScreenExpansion[]
  readonly camera = new BoardView()
  view: RoomView = $state.raw({} as RoomView)
  /** The client's clock, moved on every second while somebody needs it. */
  now = $state(0)
  #viewAt = $state(0)

  panel: PanelId | null = $state(null)
  /** The empty place that "tiles left" is about. */
  marked: { x: number; y: number } | null = $state.raw(null)
  /** The feature that the mouse rests on or that was pressed long. */
  looking: { info: FeatureInfo; spot: { x: number; y: number; segment: string } } | null = $state.raw(null)
  /** The feature that a log line or a score is about. */
  told: { x: number; y: number; segment: string } | null = $state.raw(null)
  /** The tile that is tried while others decide. */
  trying: string | null = $state(null)
  /** What has just scored. */
  scored: readonly Spot[] = $state.raw([])
  /** A player whose figures light up. */
  pointedPlayer: number | null = $state(null)

  constructor(room: RoomStore, expansions: readonly ScreenExpansion[]) {
    this.room = room
    this.expansions = expansions
    this.view = room.view
    this.now = room.now()
    this.#viewAt = this.now
  }

  /** Follows the room; for an effect. */
  follow(): () => void {
    return this.room.subscribe((view) => {
      const now = this.room.now()
      this.view = view
      this.now = now
      this.#viewAt = now
    })
  }

  readonly game: GameView | null = $derived(this.view.game)
  readonly state = $derived(this.game?.state ?? null)
  readonly awaiting = $derived(this.game?.awaiting ?? null)
  readonly me: number | null = $derived(this.view.me)
  /** Several people pass this device round. */
  readonly shared = $derived((this.view.local?.people ?? 1) > 1)
  /** Who is "you" in a sentence: nobody where the device is passed round. */
  readonly you: number | null = $derived(this.shared ? null : this.me)
  readonly position: Position = $derived(this.state ? position(this.state) : NO_POSITION)
  readonly tiles: readonly PlacedTile[] = $derived(this.state ? tilesOnTable(this.state) : [])
  readonly tileAt: ReadonlyMap<string, PlacedTile> = $derived(
    new Map(this.tiles.map((tile) => [`${tile.x},${tile.y}`, tile])),
  )
  readonly players: readonly PlayerInfo[] = $derived(
    playersOf(this.view, this.position, this.now - this.#viewAt),
  )
  readonly options = $derived(this.game?.setup.options ?? null)
  readonly sets: readonly string[] = $derived(this.options?.sets ?? ['base'])
  readonly helps = $derived(!this.view.room?.settings.purist)

  readonly running = $derived(this.view.room?.status === 'running' && !this.view.room.trouble)
  /** It is for me to decide. */
  readonly mine = $derived(this.me !== null && this.awaiting?.player === this.me && this.running)
  readonly legal: readonly Action[] = $derived(this.mine && this.state ? legal(this.state) : [])

  /** Everything that happened, in order, with the turn it belongs to. */
  readonly events: readonly { event: GameEvent; seq: number; player: number }[] = $derived.by(() => {
    const { game } = this
    if (!game) return []
    const start = game.opening.map((event) => ({ event, seq: -1, player: -1 }))
    const rest = game.log.flatMap(({ events, player }, seq) =>
      events.map((event) => ({ event, seq, player })),
    )
    return [...start, ...rest]
  })

  /** Tiles that nobody has seen yet; what "tiles left" shows. */
  readonly left: readonly TileCount[] = $derived.by(() => {
    const { options, position: now } = this
    if (!options) return []
    const hand = this.awaiting?.tile
    const seen = hand ? [...now.discarded, hand] : now.discarded
    return tilesLeft(options, this.tiles, this.tiles.length - now.turn, seen)
  })
  /** Which of them fit where, by place. */
  readonly fitting: ReadonlyMap<string, ReadonlySet<string>> = $derived.by(() =>
    this.state
      ? fitsByPlace(
          this.state,
          this.left.filter(({ left }) => left > 0).map(({ tile }) => tile),
        )
      : new Map(),
  )

  /** Where several must answer one after another: who comes later, and what the others said. */
  readonly round: ReadonlyMap<number, RoundState> | null = $derived.by(() => {
    for (const expansion of this.expansions) {
      const round = expansion.round?.(this)
      if (round) return round
    }
    return null
  })

  /** Milliseconds left on the clock of whoever is running out; null for everybody else. */
  clockOf(player: number): number | null {
    const clock = this.game?.clock
    return clock && clock.player === player && this.running ? Math.max(0, clock.until - this.now) : null
  }

  /** With a reserve: milliseconds that a player whose clock stands still has left. */
  reserveOf(player: number): number | null {
    const clock = this.game?.clock
    return clock && clock.player !== player && this.running ? (clock.reserves?.[player] ?? null) : null
  }

  /** Keeps `now` running while something counts down; for an effect. */
  tick(): (() => void) | undefined {
    const sending = this.game?.pending.kind === 'sending'
    const away = this.players.some(({ presence }) => presence.kind !== 'here')
    if (!this.game?.clock && !sending && !away) return
    const timer = setInterval(() => (this.now = this.room.now()), sending || this.game?.clock ? 250 : 5000)
    return () => clearInterval(timer)
  }

  colourOf(player: number): string {
    return this.players[player]?.colour ?? 'ink'
  }

  /** A player's name in a sentence: "you" is written as such. */
  nameOf(player: number, capital = false): string {
    if (player === this.you) return t(capital ? 'game.You' : 'game.you')
    return this.players[player]?.name ?? ''
  }

  segmentType(x: number, y: number, segment: string): SegmentType | undefined {
    const tile = this.tileAt.get(`${x},${y}`)
    return tile && tileFacts(tile.tile)?.segments.find(({ id }) => id === segment)?.type
  }

  featureAt(spot: { x: number; y: number; segment: string }): FeatureInfo | null {
    return this.state ? featureAt(this.state, spot) : null
  }

  /** The road, city or field that a tile shows on one of its sides. */
  facing(tile: PlacedTile, side: Side): { kind: SegmentType; info: FeatureInfo } | null {
    const segments = tileFacts(tile.tile)?.segments ?? []
    const edged = segments.find(
      ({ type, edges }) =>
        (type === 'city' || type === 'road') &&
        [...(edges ?? '')].some((edge) => turnedSide(edge, tile.rotation) === side),
    )
    const segment = edged ?? segments.find(({ type }) => type === 'field')
    const info = segment && this.featureAt({ x: tile.x, y: tile.y, segment: segment.id })
    return info ? { kind: segment.type, info } : null
  }

  decide(...actions: Action[]): void {
    this.room.decide(actions)
  }

  togglePanel(panel: PanelId): void {
    this.panel = this.panel === panel ? null : panel
  }
}
