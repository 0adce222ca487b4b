/**
 * What comes in, as schemas: the room believes nothing. Only the room loads this file; clients know the same messages
 * by their types, which `protocol.ts` passes on.
 */
import * as v from 'valibot'
import type { Action } from '#rules'
import { BOT_CHARACTERS, BOT_LEVELS, COLOURS, EMOTES, LIMITS } from './bounds.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/))
/** 128 random bits of the browser, base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,44}$/))
const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high))
/** JSON knows -0, the table does not. */
const place = v.pipe(
  whole(-999, 999),
  v.transform((n) => n + 0),
)
const seq = whole(0, 1_000_000)
const seat = whole(0, LIMITS.seats - 1)
const rotation = v.picklist([0, 90, 180, 270])
const piece = v.picklist(['meeple', 'ringmaster'])
const quarter = v.picklist(['castle', 'market', 'blacksmith', 'cathedral'])
const segment = v.pipe(v.string(), v.regex(/^[a-z]{1,12}\d?$/))
/** Length in the room's own count is checked there, after cleaning. */
const text = v.pipe(v.string(), v.maxLength(2048))
const colour = v.picklist(COLOURS)

const spot = { x: place, y: place, segment }

/**
 * A decision without its `player`: that is whoever holds the seat. Here and below, what comes most often stands first: a
 * variant is found by trying one after another.
 */
const BareActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('place'), x: place, y: place, rotation }),
  v.strictObject({ type: v.literal('deploy'), piece, ...spot }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('acrobat'), x: place, y: place }),
  v.strictObject({ type: v.literal('score-pyramid'), x: place, y: place }),
  v.strictObject({ type: v.literal('leave-city'), quarter, piece, ...spot }),
  v.strictObject({ type: v.literal('enter-city'), quarter, piece }),
  v.strictObject({ type: v.literal('move-count'), quarter }),
  v.strictObject({ type: v.literal('crop-circle'), choice: v.picklist(['add', 'remove']) }),
  v.strictObject({ type: v.literal('add-follower'), piece, ...spot }),
  v.strictObject({ type: v.literal('remove-follower'), piece, ...spot }),
])

type WithoutPlayer<A> = A extends unknown ? Omit<A, 'player'> : never
/** An action as it goes over the wire: the move around it says whose it is. */
export type BareAction = WithoutPlayer<Action>

const seconds = (low: number, high: number) => whole(low, high)
const ClockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** Fresh time whenever it becomes somebody's turn to decide. 30 s to 7 days. */
  v.strictObject({ kind: v.literal('turn'), seconds: seconds(30, 604_800) }),
  /** A reserve for the whole game, and what each finished turn adds to it. */
  v.strictObject({
    kind: v.literal('reserve'),
    seconds: seconds(30, 604_800),
    increment: seconds(0, 86_400),
  }),
])
export type ClockSetting = v.InferOutput<typeof ClockSchema>

const SettingsSchema = v.strictObject({
  clock: ClockSchema,
  /** Seconds that a seat may be away before others may hand it on; null: never. */
  patience: v.nullable(seconds(20, 604_800)),
  watchersChat: v.boolean(),
  /** No helps for anybody. */
  purist: v.boolean(),
  /** Milliseconds between what was decided last and what a bot decides. */
  pace: whole(0, 10_000),
  /** Who decides when the clock is at zero. */
  zero: v.picklist(['room', 'bot']),
})
/** What the host chooses besides the options of the game. */
export type Settings = v.InferOutput<typeof SettingsSchema>

const BotSchema = v.strictObject({ level: v.picklist(BOT_LEVELS), character: v.picklist(BOT_CHARACTERS) })
/** A bot that sits somewhere. */
export type BotInfo = v.InferOutput<typeof BotSchema>

/** "Do not ask me": passes this step (and this quarter) for the seat until its next turn, where a pass is allowed. */
const AheadSchema = v.strictObject({
  step: v.picklist(['leave-city', 'enter-city', 'add-follower']),
  quarter: v.optional(quarter),
})
export type Ahead = v.InferOutput<typeof AheadSchema>

/** Where somebody points: a tile, and perhaps the figure on it. Null: nowhere. */
const HoverSchema = v.nullable(
  v.strictObject({
    x: place,
    y: place,
    rotation,
    piece: v.optional(piece),
    segment: v.optional(segment),
  }),
)
export type Hover = v.InferOutput<typeof HoverSchema>

/** Every message may carry the client's own id; a refusal names it. */
const message = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: v.optional(id), ...entries })

export const ClientMessageSchema = v.variant('type', [
  /**
   * A decision: actions of one player, taken whole or not at all. Based on the last sequence number (`base`), or on
   * an earlier decision of one's own that is not confirmed yet (`after`) and with which it falls.
   */
  v.strictObject({
    type: v.literal('act'),
    id,
    base: v.optional(seq),
    after: v.optional(id),
    actions: v.pipe(v.array(BareActionSchema), v.minLength(1), v.maxLength(16)),
  }),
  message('hover', { at: HoverSchema }),

  /** `seq`, `chat`: the last number the client has of each. `secret`: of the seat, if it holds one. */
  message('hello', {
    protocol: whole(0, 1_000_000),
    seq: v.optional(seq),
    chat: v.optional(seq),
    secret: v.optional(secret),
  }),
  /** Asks for what is missing after `seq`; without it, or with a checksum that differs, for a snapshot. */
  message('resync', { seq: v.optional(seq), differs: v.optional(v.pipe(v.string(), v.maxLength(32))) }),

  /** Sit down. The same secret again is the same claim. Without `seat`: the first free one. */
  message('claim', { name: text, colour, secret, seat: v.optional(seat) }),
  message('profile', { name: v.optional(text), colour: v.optional(colour) }),
  /** For good. */
  message('leave', {}),
  /** This seat on another device: the code is shown there as a link and traded for a secret of its own. */
  message('offer-device', { code: secret }),
  message('trade', { code: secret, secret }),
  /** Every secret of this seat but the one this socket came with. */
  message('drop-devices', {}),

  /** Host, before the start; `settings.watchersChat` and `settings.pace` at any time. `options` as in a record. */
  message('settings', {
    options: v.optional(v.record(v.string(), v.unknown())),
    settings: v.optional(v.partial(SettingsSchema)),
  }),
  /** Host, before the start: seat ids in the order of play. */
  message('order', { seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)) }),
  /** Host, before the start: a bot sits down, on the first free seat without `seat`; or the one there is another. */
  message('bot', { name: text, colour, bot: BotSchema, seat: v.optional(seat) }),
  message('remove', { seat }),
  message('start', {}),
  message('delete', {}),
  /** A vanished seat: the room or a bot decides for it, or (host only) a watcher may sit down there. */
  message('hand-over', { seat, to: v.picklist(['room', 'bot', 'watcher']) }),
  /** Host: go on from the last position that the rules of this version accept. */
  message('resume', {}),

  /** Takes back one's last decision, named by its id. */
  v.strictObject({ type: v.literal('undo'), id, of: id }),
  /** Replaces all earlier answers ahead. */
  message('ahead', { pass: v.pipe(v.array(AheadSchema), v.maxLength(12)) }),
  /** For or against ending the game here; it ends when everybody who still plays agrees. */
  message('end', { agree: v.boolean() }),
  /** `code`: traded for the same seat in the new room. Without it: not again after all. */
  message('rematch', { code: v.optional(secret) }),

  message('chat', { text }),
  message('emote', { emote: v.picklist(EMOTES) }),
  message('typing', {}),
])
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>
export type ClientMessageType = ClientMessage['type']
/** The client's message of one type, e.g. `ClientMessageOf<'act'>`. */
export type ClientMessageOf<T extends ClientMessageType> = Extract<ClientMessage, { type: T }>

/** Body of `POST /api/games`. `near`: where the room shall live; by default near whoever asks. */
export const CreateGameSchema = v.strictObject({
  options: v.optional(v.record(v.string(), v.unknown())),
  settings: v.optional(v.partial(SettingsSchema)),
  near: v.optional(v.picklist(['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me'])),
})
export type CreateGame = v.InferOutput<typeof CreateGameSchema>
