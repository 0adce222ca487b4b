/**
 * What a room keeps in storage, and nothing else: who sits where, the set-up with both stacks written out, one value
 * for each entry of the log, the chat, and answers ahead. State is always the replay of the log. Every value stays far
 * below 128 KiB, the limit of PartyKit's key-value storage. Read with the same care as what comes over the wire.
 */
import * as v from 'valibot'
import {
  BOT_CHARACTERS,
  BOT_LEVELS,
  COLOURS,
  type Ahead,
  type BareAction,
  type Settings,
  type Why,
} from './protocol.ts'

/** Raised when the shape of a stored value changes; another value is unreadable. */
export const STORED = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.number()
const hash = v.pipe(v.string(), v.minLength(16), v.maxLength(64))

/** A one-time code that gives a seat another device, or the seat of a rematch to its owner. Null: until used. */
const CodeSchema = v.object({ hash, until: v.nullable(time) })

const sitter = {
  id: count,
  name: v.string(),
  colour: v.picklist(COLOURS),
  /** Hashes of room id and secret; `n` names a device to its own socket. */
  devices: v.array(v.object({ n: count, hash })),
  codes: v.array(CodeSchema),
  /** A watcher may sit down here. */
  free: v.boolean(),
  /** The bot that decides for this seat, where one does. */
  bot: v.exactOptional(v.object({ level: v.picklist(BOT_LEVELS), character: v.picklist(BOT_CHARACTERS) })),
}

const SeatSchema = v.variant('state', [
  v.object({ id: count, state: v.literal('empty') }),
  v.object({ ...sitter, state: v.literal('taken') }),
  v.object({ ...sitter, state: v.literal('away'), since: time }),
  v.object({ ...sitter, state: v.literal('bot') }),
  v.object({ ...sitter, state: v.literal('left') }),
])
export type Seat = v.InferOutput<typeof SeatSchema>
export type Sitter = Exclude<Seat, { state: 'empty' }>

export const MetaSchema = v.object({
  format: v.literal(STORED),
  created: time,
  touched: time,
  options: v.record(v.string(), v.unknown()),
  settings: v.custom<Settings>((value) => typeof value === 'object' && value !== null),
  seats: v.array(SeatSchema),
  host: v.nullable(count),
  /** A rematch begins with the first seat: the draw was its predecessor's. */
  rotated: v.boolean(),
  agreed: v.boolean(),
  ending: v.array(count),
  /** Seat ids with the hash of the code that will be traded for the seat in the next game. */
  again: v.array(v.object({ seat: count, code: hash })),
  next: v.nullable(v.string()),
})
export type Meta = v.InferOutput<typeof MetaSchema>

export const SetupSchema = v.object({
  options: v.record(v.string(), v.unknown()),
  players: v.array(
    v.object({ name: v.string(), colour: v.picklist(COLOURS), bot: v.exactOptional(v.picklist(BOT_LEVELS)) }),
  ),
  deck: v.array(v.string()),
  tokens: v.array(v.string()),
  at: time,
})
export type Setup = v.InferOutput<typeof SetupSchema>

const actions = v.custom<BareAction[]>((value) => Array.isArray(value) && value.length > 0)

/** An entry of the log; its sequence number is in its key. Ids are kept so that nothing is ever applied twice. */
export const EntrySchema = v.union([
  v.object({
    player: count,
    at: time,
    actions,
    id: v.optional(v.string()),
    by: v.exactOptional(v.picklist(['room', 'bot'])),
    why: v.exactOptional(v.custom<Why>((value) => typeof value === 'object' && value !== null)),
  }),
  v.object({ player: count, at: time, undo: count, id: v.string() }),
  /** From this number on up to this entry nothing counts: rules of a later version refused it. */
  v.object({ at: time, cut: count }),
])
export type Entry = v.InferOutput<typeof EntrySchema>
export type DecisionEntry = Extract<Entry, { actions: unknown }>

export const LineSchema = v.object({ seat: v.nullable(count), text: v.string(), at: time })
export type Line = v.InferOutput<typeof LineSchema>

export const AheadListSchema = v.custom<Ahead[]>((value) => Array.isArray(value))

export const META_KEY = 'room'
export const SETUP_KEY = 'setup'
export const LOG_PREFIX = 'log/'
export const CHAT_PREFIX = 'chat/'
export const AHEAD_PREFIX = 'ahead/'

/** Keys of one kind sort by their number. */
export function numbered(prefix: string, n: number): string {
  return prefix + String(n).padStart(6, '0')
}
