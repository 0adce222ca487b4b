/** A room as it begins, and as it rises again from storage, and from nothing else. */
import * as v from 'valibot'
import { newPeer } from './arrive.ts'
import { replayGame, type Game } from './game.ts'
import { DEFAULT_SETTINGS, type Limits } from './protocol.ts'
import type { Birth, PeerData, Room } from './room.ts'
import {
  AHEAD_PREFIX,
  AheadListSchema,
  CHAT_PREFIX,
  EntrySchema,
  LineSchema,
  LOG_PREFIX,
  META_KEY,
  MetaSchema,
  SETUP_KEY,
  STORED,
  SetupSchema,
  type Entry,
  type Line,
  type Meta,
  type Seat,
} from './stored.ts'

/** What a host knows of a room that is not in its storage. */
export interface Place {
  id: string
  version: string
  limits: Limits
}

/** The first thing that a new room stores. */
export function newMeta(birth: Birth, limits: Limits, now: number): Meta {
  const seats = Array.from({ length: limits.seats }, (_, id): Seat => {
    const waiting = birth.seats[id]
    if (waiting === undefined) return { id, state: 'empty' }
    const { name, colour } = waiting
    if ('bot' in waiting) {
      return { id, state: 'bot', name, colour, devices: [], codes: [], free: false, bot: waiting.bot }
    }
    const codes = [{ hash: waiting.code, until: null }]
    return { id, state: 'away', since: now, name, colour, devices: [], codes, free: false }
  })
  return {
    format: STORED,
    created: now,
    touched: now,
    options: { ...birth.options },
    settings: birth.settings,
    seats,
    host: null,
    rotated: birth.rotated,
    agreed: false,
    ending: [],
    again: [],
    next: null,
  }
}

/**
 * The room of these stored values, or null where there is none. `stored` is null where the storage could not be read:
 * then, and where a value makes no sense, the room is unreadable: it says so, takes no move, and starts nothing afresh.
 */
export function loadRoom(
  place: Place,
  stored: ReadonlyMap<string, unknown> | null,
  peers: readonly { id: string; data: PeerData }[],
  alarm: number | null,
  now: number,
): Room | null {
  if (stored !== null && !stored.has(META_KEY) && !hasAny(stored, LOG_PREFIX) && !stored.has(SETUP_KEY))
    return null
  const read = stored === null ? undefined : readStored(stored)
  const room: Room = {
    ...place,
    meta: read?.meta ?? newMeta(NOBODY, place.limits, now),
    game: read?.game ?? null,
    peers: new Map(),
    chat: read?.chat.lines ?? [],
    said: read?.chat.said ?? 0,
    ahead: read?.ahead ?? new Map(),
    crowd: 0,
    alarm,
    think: null,
    unreadable: read === undefined,
  }
  for (const { id, data } of peers) room.peers.set(id, newPeer(room, id, now, data))
  return room
}

const NOBODY: Birth = { options: {}, settings: DEFAULT_SETTINGS, seats: [], rotated: false }

function hasAny(stored: ReadonlyMap<string, unknown>, prefix: string): boolean {
  for (const key of stored.keys()) if (key.startsWith(prefix)) return true
  return false
}

interface Readable {
  meta: Meta
  game: Game | null
  chat: { lines: Line[]; said: number }
  ahead: Room['ahead']
}

function readStored(stored: ReadonlyMap<string, unknown>): Readable | undefined {
  const meta = v.safeParse(MetaSchema, stored.get(META_KEY))
  if (!meta.success) return undefined
  // Settings that came later than the room.
  meta.output.settings = { ...DEFAULT_SETTINGS, ...meta.output.settings }
  const chat = readChat(stored)
  const ahead: Room['ahead'] = new Map()
  for (const [key, value] of stored) {
    if (key.startsWith(AHEAD_PREFIX) && v.is(AheadListSchema, value))
      ahead.set(Number(key.slice(AHEAD_PREFIX.length)), value)
  }
  const log = readLog(stored)
  if (log === undefined) return undefined
  if (!stored.has(SETUP_KEY))
    return log.length > 0 ? undefined : { meta: meta.output, game: null, chat, ahead }
  const setup = v.safeParse(SetupSchema, stored.get(SETUP_KEY))
  if (!setup.success) return undefined
  const replayed = replayGame(setup.output, log, meta.output.settings.clock)
  return replayed.ok ? { meta: meta.output, game: replayed.game, chat, ahead } : undefined
}

/** The whole log without a gap, or undefined. */
function readLog(stored: ReadonlyMap<string, unknown>): Entry[] | undefined {
  const log: Entry[] = []
  for (const key of [...stored.keys()].filter((name) => name.startsWith(LOG_PREFIX)).sort()) {
    const entry = v.safeParse(EntrySchema, stored.get(key))
    if (!entry.success || Number(key.slice(LOG_PREFIX.length)) !== log.length + 1) return undefined
    log.push(entry.output)
  }
  return log
}

/** Chat is worth no refusal: a line that cannot be read is left out. */
function readChat(stored: ReadonlyMap<string, unknown>): { lines: Line[]; said: number } {
  const keys = [...stored.keys()].filter((name) => name.startsWith(CHAT_PREFIX)).sort()
  const lines = keys.map((key) => {
    const line = v.safeParse(LineSchema, stored.get(key))
    return line.success ? line.output : { seat: null, text: '', at: 0 }
  })
  return { lines, said: Number(keys.at(-1)?.slice(CHAT_PREFIX.length) ?? 0) }
}
