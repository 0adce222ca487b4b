/** The reasons that bots give and that there are words for; those of a later version are left unsaid. */

/** For a tile and its figure. */
export const TURN_REASONS = [
  'closes-road',
  'closes-city',
  'closes-monastery',
  'closes-for-other',
  'claims-road',
  'claims-city',
  'claims-monastery',
  'claims-field',
  'joins-pyramid',
  'scores-pyramid',
  'extends-road',
  'extends-city',
  'extends-field',
  'extends-monastery',
  'hinders',
  'waits',
] as const

/** For every decision. */
export const REASONS = [
  ...TURN_REASONS,
  'leaves-city',
  'stays-in-city',
  'enters-city',
  'stays-away',
  'moves-count',
  'leaves-count',
  'circle-add',
  'circle-remove',
  'adds-follower',
  'adds-nobody',
  'takes-follower',
] as const
