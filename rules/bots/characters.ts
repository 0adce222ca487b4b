import type { Weights } from './weights.ts'

/** How a bot likes to play; its name and the words about it are the client's. */
export type Character = 'steady' | 'farmer' | 'builder' | 'wayfarer' | 'raider' | 'hermit'

/** What each character believes differently, as factors. `steady` is the evaluation as it was tuned. */
const BENT: Readonly<Record<Character, Partial<Weights>>> = {
  steady: {},
  farmer: { fieldFuture: 1.6, fieldFutureSize: 1.6, fieldRisk: 0.7, insideField: 1.4 },
  builder: { cityHope: 1.35, fill: 1.2, insideCity: 1.3, recordKept: 1.2 },
  wayfarer: { roadHope: 1.5, followerNext: 0.92, insideRoad: 1.5 },
  raider: { others: 1.25, joined: 1.5, insideCity: 1.3 },
  hermit: { monasteryHope: 1.6, others: 0.7, follower: 1.15 },
}

export const CHARACTERS = Object.keys(BENT) as readonly Character[]

/** The tuned weights as a character bends them. */
export function weightsOf(character: Character, tuned: Weights): Weights {
  const weights = { ...tuned }
  for (const [key, factor] of Object.entries(BENT[character]) as [keyof Weights, number][])
    weights[key] *= factor
  return weights
}
