import type { Options } from '../game/options.ts'

/**
 * What the evaluation of a position believes in. Numbers without a unit are points, or shares of something. They come
 * from the tuning run that docs/bots.md describes (bench/bots-tune.ts), not from guesses.
 */
export interface Weights {
  /** How eagerly tiles that close an open end are found, by kind of feature. */
  roadHope: number
  cityHope: number
  monasteryHope: number
  /** How much several open ends stand in each other's way, as an exponent. */
  crowd: number
  /** What a tile counts that fits an end but opens another. */
  extend: number
  /** How much of the room at its open ends an incomplete feature still fills. */
  fill: number
  /** What the first follower in hand is worth while there is time, how the next ones fall off, and how much time. */
  follower: number
  followerNext: number
  followerTurns: number
  /** How surely a follower comes back whose feature is likely to be completed. */
  back: number
  /** What an incomplete city beside a field counts, times its chance. */
  fieldCity: number
  /** What of a field is lost to others by the end, if it is claimed at the start. */
  fieldRisk: number
  /** Cities that will still be built beside a field: of any field, and by the root of its size. */
  fieldFuture: number
  fieldFutureSize: number
  /** What of an incomplete road or city is lost to others who join it, early in the game and per open end. */
  joined: number
  /** How much the points of the others count against one's own, and how much of that is the best of them. */
  others: number
  leader: number
  /** How surely a King or Robber tile is kept to the end from its first day, and features still to be completed. */
  recordKept: number
  recordRate: number
  /** How surely a figure near the tent is still there when the token is revealed. */
  tent: number
  /** Acrobats: how surely they are paid, and how surely one of a whole pyramid comes back. */
  acrobat: number
  pyramidBack: number
  /** A follower in the quarter for roads, cities, fields, monasteries; and the share left where the count stands. */
  insideRoad: number
  insideCity: number
  insideField: number
  insideMonastery: number
  guarded: number
}

/** For the base game, also with King & Robber and crop circles. */
export const WEIGHTS: Weights = {
  roadHope: 1.62,
  cityHope: 0.575,
  monasteryHope: 0.832,
  crowd: 1.05,
  extend: 0.125,
  fill: 0.327,
  follower: 9.83,
  followerNext: 0.894,
  followerTurns: 4.36,
  back: 0.372,
  fieldCity: 0.693,
  fieldRisk: 0.19,
  fieldFuture: 0.903,
  fieldFutureSize: 0.335,
  joined: 0.0507,
  others: 0.9,
  leader: 0.5,
  recordKept: 0.2,
  recordRate: 0.05,
  tent: 0.87,
  acrobat: 0.63,
  pyramidBack: 0.4,
  insideRoad: 1.5,
  insideCity: 8,
  insideField: 8,
  insideMonastery: 1,
  guarded: 0.3,
}

/** With the Count or the Circus, where a follower has more to do and scores are twice as high. */
export const WIDE_WEIGHTS: Weights = {
  roadHope: 1.1,
  cityHope: 0.751,
  monasteryHope: 0.963,
  crowd: 1.04,
  extend: 0.143,
  fill: 0.225,
  follower: 21.3,
  followerNext: 0.887,
  followerTurns: 16.2,
  back: 0.478,
  fieldCity: 0.277,
  fieldRisk: 0.188,
  fieldFuture: 0.76,
  fieldFutureSize: 0.311,
  joined: 0.0701,
  others: 0.9,
  leader: 0.5,
  recordKept: 0.169,
  recordRate: 0.0283,
  tent: 0.945,
  acrobat: 1,
  pyramidBack: 0.408,
  insideRoad: 1.5,
  insideCity: 16.5,
  insideField: 16.2,
  insideMonastery: 1,
  guarded: 0.138,
}

/** The tuned weights for a game. */
export function tunedFor({ sets }: Options): Weights {
  return sets.includes('count') || sets.includes('circus') ? WIDE_WEIGHTS : WEIGHTS
}
