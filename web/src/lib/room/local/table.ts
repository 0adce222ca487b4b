/**
 * Several people at one device: each has a client of the room, with a seat of its own, and the page sees through the one
 * whose turn it is. So every rule of the room holds here as it does over a socket, and nobody decides for another.
 */
import { loadEverySet } from '#rules'
import { CLOSE, DEFAULT_SETTINGS, type BotInfo, type Colour, type SeatInfo } from '#room/protocol.ts'
import { joinRoom } from '../client.ts'
import type { RoomStore, RoomView } from '../types.ts'
import type { Connect, Surroundings as ClientSurroundings } from '../wire.ts'
import { LocalRoom, makeRoom, type Surroundings } from './house.ts'
import { askOnce } from './ask.ts'

/** Somebody who is to sit down, in the order of play. */
export interface Sitter {
  name: string
  colour: Colour
  bot?: BotInfo
}

export interface Laying {
  /** As in a record. */
  options: Record<string, unknown>
  sitters: readonly Sitter[]
  /** The first one begins, instead of whom the room draws. */
  inOrder?: boolean
}

/** Nobody else can come here, so a seat's secret only has to be the same again. */
const secretOf = (room: string, seat: number): string => `seat-${seat}-${room}`.padEnd(22, '-')

/** Makes a room, sits everybody down, and starts the game. Gives its id. Fails where the browser keeps nothing. */
export async function layTable(laying: Laying, around: Surroundings): Promise<string> {
  const { options, sitters, inOrder = false } = laying
  await loadEverySet()
  const birth = { options, settings: DEFAULT_SETTINGS, seats: [], rotated: inOrder }
  const room = await makeRoom(birth, around)
  const lines = sitters.map(({ bot }) => (bot ? null : askOnce(room.connect)))
  const host = lines.find((line) => line !== null)
  try {
    if (!host) throw new Error('a table needs a person')
    for (const [seat, { name, colour, bot }] of sitters.entries()) {
      const line = lines[seat] ?? host
      if (bot) await line.say({ type: 'bot', seat, name, colour, bot }, 'room')
      else await line.say({ type: 'claim', seat, name, colour, secret: secretOf(room.id, seat) }, 'you')
    }
    await host.say({ type: 'start' }, 'snapshot')
  } finally {
    for (const line of lines) line?.close()
    room.stop()
  }
  return room.id
}

const plays = (seat: SeatInfo): boolean => seat.state === 'taken' || seat.state === 'away'

interface TableSurroundings extends Surroundings {
  /** Keeps the room to this page, and calls back when another page has it. Gives how to let go. */
  keepAlone(room: string, lost: () => void): Promise<() => void>
  client: Pick<ClientSurroundings, 'now' | 'later' | 'id'>
}

/** The room with this id as a page holds it; opens it at once. */
export function openTable(id: string, around: TableSurroundings): RoomStore {
  const room = new LocalRoom(id, around)
  const listeners = new Set<(view: RoomView) => void>()
  let people: RoomStore[] = []
  /** Who has the device. */
  let holder = 0
  let hurried = false
  let pace = DEFAULT_SETTINGS.pace
  let next: string | undefined
  let sendAtOnce = false
  let letGo: (() => void) | null = null
  let closed = false
  let ready = false
  let view: RoomView = {
    id,
    connection: { state: 'connecting' },
    room: null,
    me: null,
    devices: 0,
    ahead: [],
    isHost: true,
    game: null,
    chat: [],
    muted: [],
    typing: [],
    notice: null,
    emotes: [],
    local: { people: 1, hurried: false },
  }

  const has = (): RoomStore | undefined => people[holder]
  const host = (): RoomStore | undefined => people.find((one) => one.view.isHost)

  async function open(): Promise<void> {
    // The room itself is in this browser, and it plays whatever it was laid with.
    await loadEverySet()
    const free = await around.keepAlone(id, () => room.close(CLOSE.elsewhere))
    letGo = free
    if (closed) return free()
    const seats = await seatsOf(room.connect)
    // Without a room the first client hears so, like everybody.
    const sitting = (seats ?? []).filter(plays).map((seat) => seat.id)
    people = (sitting.length > 0 ? sitting : [0]).map(sit)
    for (const one of people) {
      one.setSendAtOnce(sendAtOnce)
      one.subscribe(look)
    }
  }

  function sit(seat: number): RoomStore {
    return joinRoom(id, room.connect, {
      ...around.client,
      secret: () => secretOf(id, seat),
      seat: {
        get: () => secretOf(id, seat),
        claim: () => secretOf(id, seat),
        drop: () => undefined,
        promise: () => undefined,
        promised: () => null,
      },
      muted: { get: () => [], keep: () => undefined },
    })
  }

  /** The device goes to whoever has to decide, once nothing of the one before is under way. */
  function pass(): void {
    const game = has()?.view.game
    if (!game?.awaiting || game.pending.kind !== 'none') return
    const { player } = game.awaiting
    const to = people.findIndex((one) => one.view.me === player && (one.view.game?.seq ?? -1) >= game.seq)
    if (to < 0 || to === holder) return
    holder = to
    has()?.dismissNotice()
  }

  /** Bots that were hurried take their time again when a person has decided to look. */
  function calm(): void {
    const now = has()?.view
    if (!now?.room || now.room.status !== 'running') return
    const set = now.room.settings.pace
    if (set > 0) pace = set
    const turn = now.game?.awaiting?.player
    const waits = turn !== undefined && people.some((one) => one.view.me === turn)
    if (waits && set === 0) hurry(false)
  }

  function hurry(on: boolean): void {
    hurried = on
    host()?.configure({ settings: { pace: on ? 0 : pace } })
  }

  function look(): void {
    // Nothing is shown before everybody is here: the page opens with whoever has to decide.
    ready ||= people.every(({ view: { connection, game } }) => game || connection.state === 'closed')
    if (!ready) return
    pass()
    const now = has()?.view
    if (!now) return
    const able = people.some((one) => one.view.game?.canTakeBack)
    view = {
      ...now,
      isHost: true,
      room: now.room && next ? { ...now.room, rematch: { yes: [], game: next } } : now.room,
      game: now.game && { ...now.game, canTakeBack: able },
      local: { people: people.length, hurried },
    }
    for (const run of [...listeners]) run(view)
    calm()
  }

  /** The same people and bots once more; whoever was second begins. */
  async function again(): Promise<void> {
    const { room: last } = view
    if (!last) return
    const sitters = last.seats.flatMap((seat): Sitter[] => {
      if (seat.state === 'empty') return []
      const { name, colour } = seat
      const bot = seat.state === 'bot' && seat.bot !== 'room' ? seat.bot : null
      return [{ name, colour, ...(bot && { bot }) }]
    })
    const inTurn = [...sitters.slice(1), ...sitters.slice(0, 1)]
    next = await layTable({ options: { ...last.options }, sitters: inTurn, inOrder: true }, around)
    look()
  }

  void open()

  const nothing = (): void => undefined
  return {
    get view() {
      return view
    },
    subscribe(run) {
      listeners.add(run)
      run(view)
      return () => listeners.delete(run)
    },
    now: around.client.now,
    decide: (actions) =>
      has()?.decide(actions) ?? (has() ? null : { code: 'client/no-game', message: 'no game is running' }),
    endTurn: () => has()?.endTurn(),
    takeBack() {
      const able = [has(), ...people].find((one) => one?.view.game?.canTakeBack)
      able?.takeBack()
    },
    setSendAtOnce(on) {
      sendAtOnce = on
      for (const one of people) one.setSendAtOnce(on)
    },
    answerAhead: (answers) => has()?.answerAhead(answers),
    configure(change) {
      hurried = false
      host()?.configure(change)
    },
    deleteGame: () => host()?.deleteGame(),
    resume: () => host()?.resume(),
    agreeToEnd(agree) {
      for (const one of people) one.agreeToEnd(agree)
    },
    rematch: (yes) => void (yes && again()),
    dismissNotice: () => has()?.dismissNotice(),
    reconnect() {
      for (const one of people) one.reconnect()
    },
    close() {
      closed = true
      listeners.clear()
      for (const one of people) one.close()
      room.stop()
      letGo?.()
    },
    local: {
      hurry,
      record: async () => (await room.keeper.record()) ?? '{}',
    },
    // Everybody sits at this device, so nobody points, talks, comes or goes over a line.
    hover: nothing,
    claim: nothing,
    profile: nothing,
    leave: nothing,
    order: nothing,
    remove: nothing,
    addBot: nothing,
    start: nothing,
    handOver: nothing,
    offerDevice: () => '',
    tradeDevice: nothing,
    dropDevices: nothing,
    say: nothing,
    emote: nothing,
    typing: nothing,
    mute: nothing,
  }
}

/** Who sits in a room; null where there is none. */
async function seatsOf(connect: Connect): Promise<readonly SeatInfo[] | null> {
  const line = askOnce(connect)
  try {
    return (await line.welcome).room.seats
  } catch {
    return null
  } finally {
    line.close()
  }
}
