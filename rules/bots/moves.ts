import { OFFERS } from '../game/play.ts'

// How the engine packs moves, for the bots in one place: what the offer makes of it, and the number of the offer.

/** What the offer understands: of a `place` move the empty place × 4 + the turn. */
export function meaning(move: number): number {
  return Math.floor(move / OFFERS)
}

/** The move that an offer of this number understands so. */
export function moveFor(offer: number, means: number): number {
  return means * OFFERS + offer
}
