// What may be named and how much there may be, in messages both ways.

/** Limits with their values in production; only the configuration of tests and benches raises them. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  messageBytes: 4096,
  /** Messages per second and socket in the long run, and at once. */
  messagesPerSecond: 20,
  messageBurst: 40,
  /** Oversized or senseless messages before the socket is closed. */
  strikes: 3,
  seats: 6,
  tabsPerSeat: 4,
  watchers: 200,
  secretsPerSeat: 4,
  /** Characters. */
  name: 24,
  chat: 280,
  /** Chat lines per minute and socket; lines that a room keeps. */
  chatPerMinute: 20,
  chatKept: 200,
  /** Milliseconds that a code for another device holds. */
  deviceCode: 600_000,
  /** Rooms that one address may make in an hour. */
  roomsPerHour: 30,
  /** Steps of thought that a bot has for a decision: at most 50 ms of the edge's processor (bench/bots-speed.ts). */
  botThought: 1000,
  /** Milliseconds that a room nobody touches is kept: before a game has begun in it, and after. */
  keptOpen: 86_400_000,
  keptPlayed: 30 * 86_400_000,
} as const

/** {@link LIMITS} with other numbers. */
export type Limits = { readonly [K in keyof typeof LIMITS]: number }

/** The six colours of the figures; what they look like is the client's business. */
export const COLOURS = ['ivory', 'saffron', 'sky', 'vermilion', 'plum', 'ink'] as const
export type Colour = (typeof COLOURS)[number]

/** What may be said with one press. Not stored. */
export const EMOTES = [
  'hello',
  'thanks',
  'well-played',
  'wow',
  'oops',
  'thinking',
  'your-turn',
  'laugh',
] as const
export type Emote = (typeof EMOTES)[number]

/** How well a bot plays, and how it likes to; the same names as in the rules, which are not loaded for this. */
export const BOT_LEVELS = ['easy', 'medium', 'strong'] as const
export const BOT_CHARACTERS = ['steady', 'farmer', 'builder', 'wayfarer', 'raider', 'hermit'] as const
