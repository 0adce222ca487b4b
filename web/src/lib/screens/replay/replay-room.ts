/**
 * A record as a room that only shows: the game's own panels and board can tell any moment of it. Nobody sits
 * here, and every command does nothing.
 */
import { awaiting, position, stopped } from '#rules'
import type { GameView, RoomStore, RoomView } from '#lib/room/types.ts'
import { COLOURS, DEFAULT_SETTINGS, type Colour, type RoomInfo } from '#room/protocol.ts'
import type { Film } from './film.ts'

const nothing = (): void => undefined

/** A colour for each player: the record's own where it is known and free, else the first that is left. */
export function coloursOf(film: Film): Colour[] {
  const { players } = film.record
  const known = players.map(({ colour }) => COLOURS.find((one) => one === colour))
  const left = COLOURS.filter((colour) => !known.includes(colour))
  return known.map((colour, player) => {
    const first = known.indexOf(colour) === player
    return colour !== undefined && first ? colour : (left.shift() ?? 'ink')
  })
}

function gameAt(film: Film, moves: number): GameView {
  const state = film.states[moves] ?? film.states[0]!
  const { finished } = position(state)
  return {
    setup: film.setup,
    seq: moves,
    state,
    confirmed: state,
    awaiting: awaiting(state),
    stopped: stopped(state) !== null,
    finished,
    opening: film.opening,
    log: film.moves.slice(0, moves),
    pending: { kind: 'none' },
    canTakeBack: false,
    clock: null,
    hovers: [],
  }
}

/** A film as a room, to be moved with `show`. */
export interface ReplayRoom extends RoomStore {
  show(moves: number): void
}

/** Opens a film at a moment. */
export function replayRoom(film: Film, at: number): ReplayRoom {
  const colours = coloursOf(film)
  const room: RoomInfo = {
    status: 'running',
    options: film.record.options,
    settings: DEFAULT_SETTINGS,
    seats: film.record.players.map(({ name }, id) => ({
      id,
      state: 'taken',
      name,
      colour: colours[id] ?? 'ink',
    })),
    host: null,
    watchers: 0,
    ending: [],
    rematch: { yes: [] },
  }
  const viewAt = (moves: number): RoomView => ({
    id: 'replay',
    connection: { state: 'open' },
    room,
    me: null,
    devices: 0,
    ahead: [],
    isHost: false,
    game: gameAt(film, moves),
    chat: [],
    muted: [],
    typing: [],
    notice: null,
    emotes: [],
  })
  let view = viewAt(at)
  const listeners = new Set<(view: RoomView) => void>()
  return {
    get view() {
      return view
    },
    show(moves) {
      view = viewAt(moves)
      for (const listener of listeners) listener(view)
    },
    subscribe(run) {
      listeners.add(run)
      run(view)
      return () => listeners.delete(run)
    },
    now: () => 0,
    decide: () => ({ code: 'client/not-seated', message: 'a replay only shows' }),
    endTurn: nothing,
    takeBack: nothing,
    setSendAtOnce: nothing,
    hover: nothing,
    answerAhead: nothing,
    claim: nothing,
    profile: nothing,
    leave: nothing,
    configure: nothing,
    order: nothing,
    remove: nothing,
    addBot: nothing,
    start: nothing,
    deleteGame: nothing,
    handOver: nothing,
    resume: nothing,
    agreeToEnd: nothing,
    rematch: nothing,
    offerDevice: () => '',
    tradeDevice: nothing,
    dropDevices: nothing,
    say: nothing,
    emote: nothing,
    typing: nothing,
    mute: nothing,
    dismissNotice: nothing,
    reconnect: nothing,
    close: nothing,
  }
}
