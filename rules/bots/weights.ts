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

export const WEIGHTS: Weights = {
  roadHope: 0.973,
  cityHope: 0.706,
  monasteryHope: 0.6,
  crowd: 0.62,
  extend: 0.152,
  fill: 0.7,
  follower: 9,
  followerNext: 0.9,
  followerTurns: 4.5,
  back: 0.5,
  fieldCity: 0.25,
  fieldRisk: 0.33,
  fieldFuture: 0.9,
  fieldFutureSize: 0.15,
  joined: 0.03,
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
