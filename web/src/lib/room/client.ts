/**
 * The client of one room: keeps a line that may break (`Wire`), the queue of my decisions, and the one view
 * that pages show. A broken line changes nothing but the banner; when it is back the room is asked what was
 * missed and everything unconfirmed goes again.
 */
import { type Action, loadSets, missingSet, type SetId } from '#rules'
import {
  type Ahead,
  CLOSE,
  type ClientMessage,
  type ClockLeft,
  PROTOCOL,
  type RoomInfo,
  type ServerMessage,
  type ServerMessageOf,
  type You,
} from '#room/protocol.ts'
import { commands } from './commands.ts'
import { Company } from './company.ts'
import { confirmedGuess } from './guess.ts'
import { Hold } from './hold.ts'
import { DecisionQueue, type News } from './queue.ts'
import type { ClockView, Connection, DecisionError, GameView, Notice, RoomStore, RoomView } from './types.ts'
import type { Connect, Surroundings } from './wire.ts'

/** With so little left on the clock what is held is sent. */
const LAST_MOMENT = 2_000
/** A lost line is told after this long: a hiccup is nobody's business. */
const TELL_LOSS = 1_000
type NoticeBody<N = Notice> = N extends unknown ? Omit<N, 'id'> : never

const CLOSED: Record<number, Extract<Connection, { state: 'closed' }>['why']> = {
  [CLOSE.protocol]: 'protocol',
  [CLOSE.strikes]: 'strikes',
  [CLOSE.tooMany]: 'too-many',
  [CLOSE.noGame]: 'no-game',
  [CLOSE.full]: 'full',
  [CLOSE.deleted]: 'deleted',
  [CLOSE.elsewhere]: 'elsewhere',
}

/** Joins a room over the given line. Connects at once. */
export function joinRoom(id: string, connect: Connect, around: Surroundings): RoomStore {
  const queue = new DecisionQueue(around)
  const listeners = new Set<(view: RoomView) => void>()

  let connection: Connection = { state: 'connecting' }
  let untellLoss: (() => void) | null = null
  let up = false
  /** The room has answered this line's hello and what was missed is here: decisions may go out. */
  let caughtUp = false
  const hold = new Hold(around)
  let room: RoomInfo | null = null
  let you: You = { seat: null, devices: 0, ahead: [] }
  let notice: Notice | null = null
  let notices = 0
  let clock: { left: ClockLeft; at: number } | null = null
  let cancelLastMoment: (() => void) | null = null
  const company = new Company(around, { playerOf, changed: publish })

  const wire = connect({ up: onUp, message: onMessage, down: onDown, closed: onClosed })
  const plain = commands(send, around)
  let view = makeView()

  function send(message: ClientMessage): void {
    if (up) wire.send(JSON.stringify(message))
  }

  // The line ------------------------------------------------------------------------------------------------------

  function onUp(): void {
    up = true
    caughtUp = false
    queue.unsend()
    const secret = around.seat.get()
    const lastChat = company.lastLine
    send({
      type: 'hello',
      protocol: PROTOCOL,
      ...(queue.confirmed && { seq: queue.confirmed.seq }),
      ...(lastChat !== undefined && { chat: lastChat }),
      ...(secret && { secret }),
    })
  }

  function onDown(): void {
    up = false
    caughtUp = false
    // The next line brings all of it again.
    hold.drop()
    if (connection.state === 'closed') return
    untellLoss ??= around.later(TELL_LOSS, () => {
      untellLoss = null
      setConnection({ state: isOffline() ? 'offline' : 'lost' })
    })
  }

  function onClosed(code: number): void {
    up = false
    caughtUp = false
    hold.drop()
    setConnection({ state: 'closed', why: CLOSED[code] ?? 'strikes' })
  }

  function setConnection(next: Connection): void {
    untellLoss?.()
    untellLoss = null
    if (next.state === connection.state) return
    connection = next
    publish()
  }

  // What the room says --------------------------------------------------------------------------------------------

  function onMessage(text: string): void {
    if (hold.take(text)) return
    // The room is trusted for form: it is of the same release as this page, and `hello` compares versions.
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        return onWelcome(message)
      case 'room':
        return onRoom(message.room)
      case 'you':
        you = message.you
        if (you.seat !== null) around.seat.promise(id, null)
        return publish()
      case 'snapshot': {
        const sets = setsOf(message.record)
        if (!missingSet(sets)) return onSnapshot(message)
        return hold.begin(sets, text, onMessage, () => setConnection({ state: 'closed', why: 'protocol' }))
      }
      case 'move':
        setClock(message.clock)
        company.moved(message.player)
        return onNews(queue.moves([message], me()))
      case 'moves':
        setClock(message.clock)
        caughtUp = true
        return onNews(queue.moves(message.moves, me()))
      case 'refused':
        return onRefused(message)
      case 'chat':
      case 'emote':
      case 'hover':
      case 'typing':
        return company.hear(message)
      case 'device-offered':
        return notify({ kind: 'device-offered', until: around.now() + message.ms })
    }
  }

  function onWelcome(message: ServerMessageOf<'welcome'>): void {
    room = message.room
    you = message.you
    fetchEarly(room)
    company.missed(message.chat)
    const code = around.seat.promised()
    if (you.seat !== null) around.seat.promise(id, null)
    else if (code) plain.tradeDevice(code)
    setConnection({ state: 'open' })
    publish()
  }

  function onRoom(next: RoomInfo): void {
    const made = next.rematch.game !== undefined && room?.rematch.game === undefined
    room = next
    fetchEarly(next)
    const code = plain.rematchCode()
    if (made && code) around.seat.promise(next.rematch.game!, code)
    publish()
  }

  function onSnapshot(message: ServerMessageOf<'snapshot'>): void {
    const taken = queue.snapshot(message)
    // Rules that cannot read their own room's record are of another version: the page must be loaded anew.
    if (!taken) return setConnection({ state: 'closed', why: 'protocol' })
    setClock(message.clock)
    caughtUp = true
    if (taken.differed) note({ kind: 'set-right' })
    onNews(taken.news)
  }

  function onNews(news: News): void {
    if (news.ask) {
      caughtUp = false
      send(news.ask)
    }
    if (news.undone !== null) note({ kind: 'undone', player: news.undone })
    if (news.stale) note({ kind: 'stale', player: news.stale.player })
    flush()
    publish()
  }

  function onRefused(message: ServerMessageOf<'refused'>): void {
    // The code was used or is too old: the same one will never do.
    if (message.to === 'trade') around.seat.promise(id, null)
    const what = queue.refused(message)
    if (what === 'again') {
      flush()
      return publish()
    }
    if (what === 'unknown') {
      // Followers of a refused decision fall with it, and nobody asked about hovers: one sentence is enough.
      const silent = ['act', 'undo', 'hello', 'hover', 'typing'].includes(message.to)
      return silent ? publish() : notify(noticeOf(message))
    }
    const late = message.code === 'act/stale' || message.code === 'act/not-your-turn'
    if (late) notify({ kind: 'stale', player: queue.confirmed?.log.at(-1)?.player ?? null })
    else notify(noticeOf(message))
  }

  // Decisions -----------------------------------------------------------------------------------------------------

  function decide(actions: readonly Action[]): DecisionError | null {
    const player = me()
    if (player === null) return { code: 'client/not-seated', message: 'this client holds no seat' }
    const error = queue.decide(player, actions)
    if (error) return error
    watchLastMoment()
    flush()
    publish()
    return null
  }

  function endTurn(): void {
    if (!queue.release()) return
    flush()
    publish()
  }

  function takeBack(): void {
    if (room?.status !== 'running' || !queue.takeBack(me())) return
    flush()
    publish()
  }

  function flush(): void {
    if (up && caughtUp) for (const message of queue.due()) send(message)
  }

  // Clock ---------------------------------------------------------------------------------------------------------

  function setClock(left: ClockLeft | undefined): void {
    clock = left === undefined ? null : { left, at: around.now() }
    watchLastMoment()
  }

  function clockView(): ClockView | null {
    const player = queue.confirmed && confirmedGuess(queue.confirmed).awaiting?.player
    if (!clock || player === null || player === undefined) return null
    const { left, at } = clock
    return typeof left === 'number'
      ? { player, until: at + left, reserves: null }
      : { player, until: at + (left[player] ?? 0), reserves: left }
  }

  /** With two seconds left what is held goes out: better a turn ended than a turn lost. */
  function watchLastMoment(): void {
    cancelLastMoment?.()
    cancelLastMoment = null
    const now = clockView()
    if (!now || now.player !== me()) return
    cancelLastMoment = around.later(Math.max(0, now.until - around.now() - LAST_MOMENT), endTurn)
  }

  // The view ------------------------------------------------------------------------------------------------------

  function playerOf(seat: number): number | null {
    const index = room?.seats.findIndex((one) => one.id === seat) ?? -1
    return index < 0 ? null : index
  }

  function me(): number | null {
    return you.seat === null ? null : playerOf(you.seat)
  }

  function note(body: NoticeBody): void {
    notice = { ...body, id: ++notices }
  }

  function notify(body: NoticeBody): void {
    note(body)
    publish()
  }

  function gameView(): GameView | null {
    const { confirmed, guess } = queue
    if (!confirmed || !guess) return null
    return {
      setup: confirmed.setup,
      seq: confirmed.seq,
      state: guess.state,
      confirmed: confirmed.state,
      awaiting: guess.awaiting,
      stopped: guess.stopped,
      finished: guess.awaiting === null && !guess.stopped,
      opening: confirmed.opening,
      log: guess.log,
      pending: queue.pending,
      canTakeBack: room?.status === 'running' && queue.canTakeBack(me()),
      clock: clockView(),
      hovers: company.hovers,
    }
  }

  function makeView(): RoomView {
    return {
      id,
      connection,
      room,
      me: me(),
      devices: you.devices,
      ahead: you.ahead,
      isHost: you.seat !== null && room?.host === you.seat,
      game: gameView(),
      ...company.view,
      notice,
    }
  }

  function publish(): void {
    view = makeView()
    for (const run of [...listeners]) run(view)
  }

  return {
    ...plain,
    get view() {
      return view
    },
    subscribe(run) {
      listeners.add(run)
      run(view)
      return () => listeners.delete(run)
    },
    now: () => around.now(),
    decide,
    endTurn,
    takeBack,
    setSendAtOnce(on: boolean) {
      queue.sendAtOnce = on
      if (on) endTurn()
    },
    answerAhead(pass: readonly Ahead[]) {
      you = { ...you, ahead: [...pass] }
      send({ type: 'ahead', pass: [...pass] })
      publish()
    },
    mute: (seat, on) => company.mute(seat, on),
    dismissNotice() {
      if (!notice) return
      notice = null
      publish()
    },
    reconnect: () => wire.reconnect(),
    close() {
      untellLoss?.()
      cancelLastMoment?.()
      company.stop()
      plain.stop()
      hold.drop()
      listeners.clear()
      wire.close()
    },
  }
}

function setsOf(game: { options?: unknown }): readonly SetId[] {
  return (game.options as { sets?: readonly SetId[] } | undefined)?.sets ?? []
}

/** Who waits for the start has the sets when it comes. What fails here is told when the game needs it. */
function fetchEarly(room: RoomInfo): void {
  loadSets(setsOf(room)).catch(() => undefined)
}

function noticeOf(message: ServerMessageOf<'refused'>): NoticeBody {
  return {
    kind: 'refused',
    to: message.to,
    code: message.code,
    ...(message.rule !== undefined && { rule: message.rule }),
    ...(message.data && { data: message.data }),
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
