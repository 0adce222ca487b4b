/** A finished game in numbers: points by source, scores over the turns, and what decided it. Pure. */
import type { GameEvent, Reason, ScoreEvent } from '#rules'

/** The rows of the result, in the order in which they are told. */
const SOURCES: readonly Reason[] = [
  'road',
  'city',
  'monastery',
  'field',
  'circus',
  'acrobats',
  'ringmaster',
  'king',
  'robber',
]

export interface Entry {
  /** The turn it was scored in, from 1; null in final scoring. */
  turn: number | null
  event: ScoreEvent
}

export interface SourceRow {
  reason: Reason
  /** By player. */
  points: readonly number[]
  entries: readonly (readonly Entry[])[]
}

export interface Tally {
  /** Tiles placed. */
  turns: number
  rows: readonly SourceRow[]
  totals: readonly number[]
  /** Player indices; several share the win; empty where the game was ended before its end. */
  winners: readonly number[]
}

/** Adds up what happened. Sources that brought nobody anything have no row. */
export function tally(events: readonly GameEvent[], players: number): Tally {
  let turns = 0
  let final = false
  let winners: readonly number[] = []
  const found = new Map<Reason, { points: number[]; entries: Entry[][] }>()
  const totals = Array.from({ length: players }, () => 0)
  for (const event of events) {
    if (event.type === 'placed') turns++
    else if (event.type === 'final-scoring') final = true
    else if (event.type === 'ended') winners = event.winners
    else if (event.type === 'scored') {
      let row = found.get(event.reason)
      if (!row) {
        row = { points: totals.map(() => 0), entries: totals.map(() => []) }
        found.set(event.reason, row)
      }
      const { player, points } = event
      row.points[player] = (row.points[player] ?? 0) + points
      row.entries[player]?.push({ turn: final ? null : turns, event })
      totals[player] = (totals[player] ?? 0) + points
    }
  }
  const rows = SOURCES.flatMap((reason) => {
    const row = found.get(reason)
    return row ? [{ reason, ...row }] : []
  })
  return { turns, rows, totals, winners }
}

/** Players from the most points to the fewest; equal ones in the order of play. */
export function ranking(totals: readonly number[]): number[] {
  return totals.map((_, player) => player).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
}

/** The one or two sources in which a winner was farthest ahead of the next player, largest first. */
export function decidedBy(tally: Tally, winner: number, second: number): SourceRow[] {
  const lead = (row: SourceRow): number => (row.points[winner] ?? 0) - (row.points[second] ?? 0)
  const ahead = tally.rows.filter((row) => lead(row) > 0).sort((a, b) => lead(b) - lead(a))
  const [first, next] = ahead
  if (!first) return []
  // A second source is worth a word only if it weighs about as much.
  return next && lead(next) * 2 >= lead(first) ? [first, next] : [first]
}

export interface ScoreLine {
  /** Corners of the steps: when (in turns; above `turns` in final scoring), and the score from then on. */
  steps: readonly (readonly [at: number, score: number])[]
}

/** How much wider than the game's turns final scoring is drawn, as a part of them. */
const FINAL_WIDTH = 0.11

/** The scores of every player over the turns, final scoring spread evenly behind the last one. */
export function scoreLines(events: readonly GameEvent[], players: number): ScoreLine[] {
  const lines = Array.from({ length: players }, () => ({ steps: [[0, 0] as [number, number]], score: 0 }))
  const all = events.filter((event) => event.type === 'placed').length
  const finals = events.filter((event) => event.type === 'scored' && event.final).length
  const wide = Math.max(4, all * FINAL_WIDTH)
  let turn = 0
  let scored = 0
  for (const event of events) {
    if (event.type === 'placed') turn++
    if (event.type !== 'scored') continue
    if (event.final) scored++
    const at = event.final ? all + (wide * scored) / finals : turn
    const line = lines[event.player]
    if (!line) continue
    line.score += event.points
    const last = line.steps.at(-1)
    if (last?.[0] === at) last[1] = line.score
    else line.steps.push([at, line.score])
  }
  return lines.map(({ steps }) => ({ steps }))
}

/** Distance between the lines of the scale: round, and four to six of them. */
export function scaleStep(most: number): number {
  const steps = [5, 10, 20, 25, 50, 100, 200, 500]
  return steps.find((step) => most / step <= 5) ?? 1000
}
