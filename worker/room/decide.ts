/**
 * Decisions: of the players, taken back, and of the room itself, for a seat whose time is up, which was handed over,
 * or which answered ahead.
 */
import { legal, type Action } from '#rules'
import { checkOf, enter, knownKey, revealsOf, takeBack, type Game } from './game.ts'
import type { Ahead, BareAction, BotInfo, ClientMessageOf, Move } from './protocol.ts'
import { clockLeft } from './clock.ts'
import {
  botOf,
  refusal,
  statusOf,
  tell,
  tellAll,
  type Peer,
  type Refusal,
  type Room,
  type Step,
} from './room.ts'
import { AHEAD_PREFIX, LOG_PREFIX, numbered, type DecisionEntry, type Entry } from './stored.ts'

/** The checksum goes with every so many-th move. */
const CHECK_EVERY = 8

/** The running game and the index of the player on this socket, or why there is nothing to decide. */
function playerOf(room: Room, peer: Peer): { game: Game; player: number } | Refusal {
  const { game } = room
  const status = statusOf(room)
  if (peer.seat === null) return refusal('seat/none', 'this socket holds no seat')
  if (game === null) return refusal('room/not-started', 'the game has not begun')
  if (room.unreadable) return refusal('room/unreadable', 'the log of this room cannot be read')
  if (game.refusedFrom !== null)
    return refusal('room/rules', 'these rules refuse the log; the host may resume')
  const player = room.meta.seats.findIndex((seat) => seat.id === peer.seat)
  if (status === 'ended' && room.meta.agreed) return refusal('room/ended', 'all agreed to end the game')
  return { game, player }
}

export function act(step: Step, peer: Peer, message: ClientMessageOf<'act'>): Refusal | undefined {
  const found = playerOf(step.room, peer)
  if ('code' in found) return found
  const { game, player } = found
  const { id, base, after, actions } = message

  const earlier = game.known.get(knownKey(player, id))
  if (earlier !== undefined) {
    tell(step, peer, { type: 'move', ...moveAt(game, earlier) })
    return undefined
  }
  if (after !== undefined) {
    const forerunner = game.known.get(knownKey(player, after))
    if (forerunner === undefined) return refusal('act/forerunner', `no decision ${after} stands in the log`)
    if (forerunner !== game.log.length) return refusal('act/stale', 'something happened after the forerunner')
  } else if (base !== game.log.length) {
    return refusal('act/stale', `based on ${base ?? 'nothing'}, the log is at ${game.log.length}`)
  }

  const refused = decide(step, game, { player, at: step.now, actions, id })
  if (refused !== undefined) return refused
  decideForOthers(step)
  return undefined
}

export function undo(step: Step, peer: Peer, message: ClientMessageOf<'undo'>): Refusal | undefined {
  const found = playerOf(step.room, peer)
  if ('code' in found) return found
  const { game, player } = found
  const { id, of } = message

  const earlier = game.known.get(knownKey(player, id))
  if (earlier !== undefined) {
    tell(step, peer, { type: 'move', ...moveAt(game, earlier) })
    return undefined
  }
  const seq = game.known.get(knownKey(player, of))
  if (seq === undefined) return refusal('undo/not-yours', `no decision ${of} of yours stands in the log`)
  if (step.room.meta.next !== null) return refusal('room/ended', 'the next game has begun')
  const last = game.undoable.at(-1)
  if (last?.seq !== seq) {
    const again = game.log.some((entry) => 'undo' in entry && entry.undo === seq)
    if (again) return refusal('undo/not-last', 'taken back already')
    const alone = game.log.slice(seq).every((entry) => 'player' in entry && entry.player === player)
    return alone
      ? refusal('undo/revealed', 'something hidden was revealed by it')
      : refusal('undo/not-last', 'somebody has decided since')
  }
  const entry: Entry = { player, at: step.now, undo: seq, id }
  if (game.finished) step.metaChanged = true
  takeBack(game, entry)
  publish(step, game, entry)
  return undefined
}

/** Stored, told to nobody; holds until the player's own next turn. */
export function ahead(step: Step, peer: Peer, message: ClientMessageOf<'ahead'>): Refusal | undefined {
  const found = playerOf(step.room, peer)
  if ('code' in found) return found
  if (peer.seat === null) return undefined
  const { pass } = message
  setAhead(step, peer.seat, pass)
  decideForOthers(step)
  return undefined
}

/** Replaces what a seat has answered ahead. */
export function setAhead(step: Step, seat: number, pass: Ahead[]): void {
  const key = AHEAD_PREFIX + seat
  if (pass.length > 0) {
    step.room.ahead.set(seat, pass)
    step.effects.puts.push([key, pass])
  } else if (step.room.ahead.delete(seat)) {
    step.effects.deletes.push(key)
  }
}

/** Applies, stores and tells one decision. */
function decide(step: Step, game: Game, entry: DecisionEntry): Refusal | undefined {
  const entered = enter(game, entry)
  if (!entered.ok) return entered.error
  publish(step, game, entry)
  if (game.finished) finish(step, game)
  const { awaits } = game
  if (awaits?.step === 'place') {
    const seat = step.room.meta.seats[awaits.player]
    if (seat !== undefined && step.room.ahead.has(seat.id)) setAhead(step, seat.id, [])
  }
  return undefined
}

/** Stores the last entry of the log and tells everybody. */
function publish(step: Step, game: Game, entry: Entry): void {
  const seq = game.log.length
  step.effects.puts.push([numbered(LOG_PREFIX, seq), entry])
  const clock = clockLeft(game.clock, step.now)
  const move = moveAt(game, seq)
  tellAll(step, {
    type: 'move',
    ...move,
    ...(seq % CHECK_EVERY === 0 && { check: checkOf(game) }),
    ...(clock !== undefined && { clock }),
  })
}

function finish(step: Step, game: Game): void {
  step.metaChanged = true
  step.effects.notes.push({ event: 'ended', seq: game.log.length })
}

/** The entry of this number as clients are told. A cut is told as a snapshot, never as a move. */
export function moveAt(game: Game, seq: number): Move {
  const entry = game.log[seq - 1]
  if (entry === undefined || 'cut' in entry) throw new RangeError(`no move ${seq}`)
  if ('undo' in entry) return { seq, player: entry.player, id: entry.id, undo: entry.undo }
  const { player, id, actions, by, why } = entry
  const reveals = revealsOf(game, seq)
  return {
    seq,
    player,
    ...(id !== undefined && { id }),
    actions,
    ...(reveals && { reveals }),
    ...(by && { by }),
    ...(why && { why }),
  }
}

/** The room decides as long as a seat has to that does not decide for itself, while anybody else still plays. */
export function decideForOthers(step: Step): void {
  const { room } = step
  const { game, meta } = room
  if (game === null || room.unreadable || game.refusedFrom !== null || meta.agreed) return
  while (game.awaits !== null) {
    const seat = meta.seats[game.awaits.player]
    if (seat === undefined) return
    if (seat.state === 'bot' || seat.state === 'left') {
      // A bot has its own moment, see deadlines.ts.
      if (seat.bot !== undefined) return
      if (!meta.seats.some(({ state }) => state === 'taken' || state === 'away')) return
      if (!decideAsRoom(step, game, 'room')) return
    } else if (game.awaits.optional && answered(room.ahead.get(seat.id), game)) {
      if (!decideAsRoom(step, game)) return
    } else {
      return
    }
  }
}

/** Time is up: a bot or the room decides once for whoever has to, as the host chose. */
export function decideAtZero(step: Step, game: Game): boolean {
  const byBot = step.room.meta.settings.zero === 'bot' && decideAsBot(step, game, STAND_IN)
  if (!byBot && !decideAsRoom(step, game, 'room')) return false
  decideForOthers(step)
  return true
}

const STAND_IN: BotInfo = { level: 'medium', character: 'steady' }

/** Whether bots may have to decide in this room, so that the host loads them before the alarm is dealt with. */
export function wantsBots({ meta, game, think }: Room): boolean {
  if (think !== null || game === null || game.awaits === null) return false
  return meta.settings.zero === 'bot' || botOf(meta.seats[game.awaits.player]) !== undefined
}

/** What a bot has to decide next, where one has to; `seq` tells one such question from another. */
export function botsQuestion({
  meta,
  game,
}: Room): { state: Game['state']; bot: BotInfo; seq: number } | null {
  if (game === null || game.awaits === null || game.refusedFrom !== null || meta.agreed) return null
  const bot = botOf(meta.seats[game.awaits.player])
  return bot === undefined ? null : { state: game.state, bot, seq: game.log.length }
}

/** The bot's moment has come: it decides once; the next decision has a moment of its own. */
export function decideAtBotsMoment(step: Step, game: Game): void {
  const { awaits } = game
  if (awaits === null) return
  const bot = botOf(step.room.meta.seats[awaits.player])
  if (bot === undefined || !decideAsBot(step, game, bot)) decideAsRoom(step, game, 'room')
  decideForOthers(step)
}

/** One decision of a bot for whoever has to decide. */
function decideAsBot(step: Step, game: Game, bot: BotInfo): boolean {
  const { room, now, random } = step
  const { awaits } = game
  if (awaits === null || room.think === null) return false
  const thought = room.think(game.state, bot, String(random()), room.limits.botThought)
  if (thought === null) return false
  const { actions, why } = thought
  return decide(step, game, { player: awaits.player, at: now, actions, by: 'bot', why }) === undefined
}

/** Pass where the rules allow it, else the first legal action. */
function decideAsRoom(step: Step, game: Game, by?: 'room'): boolean {
  const { awaits } = game
  if (awaits === null) return false
  const action: BareAction | undefined = awaits.optional ? { type: 'pass' } : bare(legal(game.state)[0])
  if (action === undefined) return false
  const entry: DecisionEntry = { player: awaits.player, at: step.now, actions: [action], ...(by && { by }) }
  return decide(step, game, entry) === undefined
}

function bare(action: Action | undefined): BareAction | undefined {
  if (action === undefined) return undefined
  const { player: _, ...rest } = action
  return rest
}

/** Whether an answer ahead covers everything that is asked now. */
function answered(pass: readonly Ahead[] | undefined, game: Game): boolean {
  const step = game.awaits?.step
  const fitting = pass?.filter((answer) => answer.step === step) ?? []
  if (fitting.length === 0) return false
  if (fitting.some(({ quarter }) => quarter === undefined)) return true
  const quarters = new Set(fitting.map(({ quarter }) => quarter))
  return legal(game.state).every(
    (action) => action.type === 'pass' || ('quarter' in action && quarters.has(action.quarter)),
  )
}
