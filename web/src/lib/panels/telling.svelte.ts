/**
 * Tells what has just happened: in words for a screen reader, as toasts, and as points that fly to their rows.
 * Only what is new since this page looked; a position that is opened is told by its log.
 */
import { untrack } from 'svelte'
import type { GameEvent, Piece, Reason, ScoreEvent } from '#rules'
import type { Point } from '#lib/board/camera.ts'
import { anchorOf } from '#lib/board/symbols.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import { arithmetic } from './log.ts'
import type { Play } from './play.svelte.ts'
import { roleName, roleOn, tileWords } from './words.ts'

export interface Toast {
  id: number
  colour: string | null
  text: string
  /** What is left out where the letters are so large that it would cover the map. */
  more?: string
  points: number | null
}

export interface Flight {
  id: number
  event: ScoreEvent
  /** Ms after the first of its group. */
  delay: number
}

/** A figure on its way from the board to its owner's row. */
export interface Walk {
  id: number
  player: number
  piece: Piece
  /** In board units. */
  from: Point
  /** Ms after the first of its group. */
  delay: number
}

const TOAST = 4000
/** What has scored stays lit so long. */
const LIT = 1800
const TOAST_SUM = 6000
/** Points follow each other, all within 900 ms. */
const NEXT_FLIGHT = 90
const FLIGHTS = 600

export class Teller {
  toasts: readonly Toast[] = $state.raw([])
  flights: readonly Flight[] = $state.raw([])
  walks: readonly Walk[] = $state.raw([])
  readonly #play: Play
  #seen = -1
  #log: readonly GameEvent[] = []
  #id = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()
  #dark: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<(news: readonly GameEvent[]) => void>()

  constructor(play: Play) {
    this.#play = play
  }

  /** Follows the events; for an effect. */
  listen(): void {
    if (!this.#play.game) return
    const events = this.#play.events.map(({ event }) => event)
    const before = this.#log
    this.#log = events
    if (this.#seen < 0 || events.length < this.#seen) {
      // The first look, or something was taken back: nothing to tell one by one from here.
      const first = this.#seen < 0
      this.#seen = events.length
      if (first) untrack(() => this.#tellSince())
      return
    }
    // What was guessed comes again when it is confirmed: equal events are not news.
    let same = Math.min(before.length, events.length)
    while (same > 0 && before[same - 1]?.type !== events[same - 1]?.type) same--
    const news = events.slice(Math.max(same, this.#seen))
    this.#seen = events.length
    // Telling reads the toasts that it writes; the effect that listens must not follow them.
    if (news.length > 0) untrack(() => this.#tell(news))
  }

  /** Hands all news on. Returns the end of it. */
  follow(listener: (news: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What happened since my last turn, in one line, for whoever comes back. */
  #tellSince(): void {
    const { me, events, running } = this.#play
    if (me === null || !running) return
    const mine = events.findLastIndex(({ player }) => player === me)
    const since = events.slice(mine + 1).map(({ event }) => event)
    const tiles = since.filter(({ type }) => type === 'placed').length
    if (mine < 0 || tiles === 0) return
    const points = new Map<number, number>()
    for (const event of since) {
      if (event.type === 'scored') points.set(event.player, (points.get(event.player) ?? 0) + event.points)
    }
    const who = [...points].map(([player, sum]) =>
      t('say.player-points', { name: this.#play.nameOf(player), points: sum }),
    )
    const text = t('say.since', { count: tiles })
    const more = who.length > 0 ? t('say.since-points', { who: list(who) }) : ''
    announce(`${text} ${more}`.trimEnd())
    this.toast({ colour: null, text, more, points: null })
  }

  #tell(news: readonly GameEvent[]): void {
    for (const listener of this.#listeners) listener(news)
    const words = [sentences(this.#play, news), waiting(this.#play)].filter(Boolean).join(' ')
    if (words) announce(words)
    const scores = news.filter((event) => event.type === 'scored')
    const now = scores.filter(({ final }) => !final)
    this.#fly(now)
    this.#light(now)
    this.#walk(news)
    for (const event of scores) {
      if ((this.#play.shared || event.player === this.#play.me) && !event.final)
        this.toast({
          colour: this.#play.colourOf(event.player),
          text: arithmetic(this.#play, event),
          points: event.points,
        })
    }
    for (const event of news) {
      if (event.type === 'discarded') this.toast({ colour: null, text: t('log.discarded'), points: null })
      if (event.type === 'record')
        this.toast({
          colour: this.#play.colourOf(event.player),
          text: this.#line(event),
          points: null,
        })
    }
  }

  #line(event: GameEvent): string {
    for (const expansion of this.#play.expansions) {
      const told = expansion.tell?.(this.#play, event)
      if (told) return told.text.replaceAll(/<\/?b>/g, '')
    }
    return ''
  }

  /** Shows a toast; at most two stand at a time. */
  toast(toast: Omit<Toast, 'id'>): void {
    const id = ++this.#id
    this.toasts = [...this.toasts, { ...toast, id }].slice(-2)
    this.#arm(id, toast.points === null ? TOAST : TOAST_SUM)
  }

  #arm(id: number, ms: number): void {
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), ms),
    )
  }

  /** A toast that is pointed at or focused stays. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id))
  }

  release(id: number): void {
    this.#arm(id, TOAST)
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  #fly(scores: readonly ScoreEvent[]): void {
    const pace = Math.min(NEXT_FLIGHT, FLIGHTS / Math.max(1, scores.length - 1))
    const flights = scores
      .filter(({ at }) => at !== null)
      .map((event, index) => ({ id: ++this.#id, event, delay: index * pace }))
    this.flights = [...this.flights, ...flights]
  }

  #light(scores: readonly ScoreEvent[]): void {
    const spots = scores.flatMap(({ at }) => at ?? [])
    if (spots.length === 0) return
    this.#play.scored = spots
    clearTimeout(this.#dark)
    this.#dark = setTimeout(() => (this.#play.scored = []), LIT)
  }

  /** Figures that leave the board go home to their rows. */
  #walk(news: readonly GameEvent[]): void {
    const home = news.filter((event) => event.type === 'returned' || event.type === 'removed')
    const pace = Math.min(NEXT_FLIGHT, FLIGHTS / Math.max(1, home.length - 1))
    const walks = home.flatMap(({ player, piece, x, y, segment }, index): Walk[] => {
      const tile = this.#play.tileAt.get(`${x},${y}`)
      if (!tile) return []
      const known = this.#play.segmentType(x, y, segment) !== undefined
      const from = known
        ? anchorOf(tile.tile, tile.rotation, x, y, segment)
        : { x: x * 100 + 50, y: y * 100 + 50 }
      return [{ id: ++this.#id, player, piece, from, delay: index * pace }]
    })
    this.walks = [...this.walks, ...walks]
  }

  cameHome(id: number): void {
    this.walks = this.walks.filter((walk) => walk.id !== id)
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }
}

/** "You have 147 points."; empty for those who watch. */
export function scoreWords({ me, players }: Play): string {
  const mine = me === null ? null : players[me]
  return mine ? t('say.score', { count: mine.score }) : ''
}

/** Who is waited for, where it is neither me nor somebody who has a turn of his own. */
function waiting(play: Play): string {
  const { awaiting, me } = play
  if (!awaiting || awaiting.player === me || awaiting.step === 'place' || awaiting.step === 'deploy')
    return ''
  return t('say.others', { name: play.nameOf(awaiting.player) })
}

/** What is scored without a feature that closes: said once for all who get something. */
const BY_ITSELF: ReadonlySet<Reason> = new Set<Reason>(['ringmaster', 'circus', 'acrobats', 'king', 'robber'])

function sameScoring(event: GameEvent | undefined, first: ScoreEvent): event is ScoreEvent {
  return event?.type === 'scored' && event.reason === first.reason && event.rule === first.rule
}

/** The events of one scoring, which follow each other. */
function together(events: readonly GameEvent[], first: ScoreEvent): ScoreEvent[] {
  const end = events.findIndex((event) => !sameScoring(event, first))
  return events.slice(0, end < 0 ? undefined : end).filter((event) => event.type === 'scored')
}

/** News in sentences for whoever listens; my own moves in few words, others' in one sentence a turn. */
function sentences(play: Play, news: readonly GameEvent[]): string {
  const said: string[] = []
  const scored = (at: number, kind: string) => {
    const who: string[] = []
    for (const event of news.slice(at + 1)) {
      if (event.type === 'completed' || event.type === 'placed') break
      if (event.type === 'scored' && event.reason === kind)
        who.push(t('say.player-points', { name: play.nameOf(event.player), points: event.points }))
    }
    return who
  }
  news.forEach((event, index) => {
    switch (event.type) {
      case 'placed': {
        if (event.player === play.you) return
        const next = news[index + 1]
        const name = play.nameOf(event.player, true)
        const tile = tileWords(event.tile, event.rotation)
        if (next?.type === 'deployed') {
          const role = roleName(
            roleOn(play.segmentType(next.x, next.y, next.segment) ?? 'road'),
          ).toLowerCase()
          said.push(t('say.their-turn-figure', { name, tile, role }))
        } else said.push(t('say.their-turn', { name, tile }))
        return
      }
      case 'completed': {
        const what = t(`say.closed.${event.kind}`, { count: event.tiles })
        const who = scored(index, event.kind)
        said.push(who.length > 0 ? t('say.scored', { what, who: list(who) }) : `${what}.`)
        return
      }
      case 'scored':
        if (event.final)
          said.push(
            t('say.final', {
              reason: t(`reason.${event.reason}`),
              name: play.nameOf(event.player),
              points: event.points,
            }),
          )
        else if (BY_ITSELF.has(event.reason) && !sameScoring(news[index - 1], event)) {
          const who = together(news.slice(index), event).map(({ player, points }) =>
            t('say.player-points', { name: play.nameOf(player), points }),
          )
          said.push(t('say.scored', { what: t(`reason.${event.reason}`), who: list(who) }))
        }
        return
      case 'discarded':
        said.push(t('say.discarded'))
        return
      case 'ended': {
        const first = event.winners[0]
        if (first === undefined) return
        const points = play.players[first]?.score ?? 0
        const names = event.winners.map((winner, at) => play.nameOf(winner, at === 0))
        if (names.length > 1) said.push(t('say.end-shared', { winners: list(names), points }))
        else if (first === play.you) said.push(t('say.end-won', { points }))
        else said.push(t('say.end', { winner: names[0]!, points }))
        if (play.you !== null && !event.winners.includes(play.you))
          said.push(t('say.end-you', { mine: play.players[play.you]?.score ?? 0 }))
        return
      }
      default:
        for (const expansion of play.expansions) {
          const told = expansion.tell?.(play, event)
          if (told) said.push(`${told.text.replaceAll(/<\/?b>/g, '')}.`)
        }
    }
  })
  return said.join(' ')
}
