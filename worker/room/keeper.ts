/**
 * Keeps a room on any ground that has sockets, storage and an alarm: one input at a time, and its effects carried out
 * before the next. What needs no waiting is done at once, so that a move costs no turn of the event loop; what comes
 * while something waits (for a hash, for storage) waits behind it.
 */
import { botsQuestion, wantsBots } from './decide.ts'
import { step, type Input } from './step.ts'
import { gameInfo, roomRecord } from './info.ts'
import { loadRoom, newMeta, type Place } from './load.ts'
import { readMessage } from './read.ts'
import type { BotInfo } from './protocol.ts'
import type { Birth, Effects, Note, PeerData, Room, Think, Thought } from './room.ts'
import { seal, type Hash } from './secrets.ts'
import { META_KEY } from './stored.ts'

/** What lies with a socket, where it outlives the room in memory. `peer` is the room's own name for it. */
export type SocketData = PeerData & { peer: string }

export interface Socket {
  readonly data: SocketData | null
  keep(data: SocketData): void
  send(text: string): void
  close(code: number): void
}

export type OperatorNote = Note | { event: 'failed'; message: string }

/** What a platform gives to a room. */
export interface Ground {
  now(): number
  /** Whole numbers from 0 to 2^32 - 1, from a cryptographic source. */
  random(): number
  hash: Hash
  /** All stored values, or null where they cannot be read, and the time for which the alarm is set. */
  read(): Promise<{ stored: ReadonlyMap<string, unknown> | null; alarm: number | null }>
  /** Returns a promise only where the platform does not itself hold back what is sent until it is on disk. */
  write(changes: Changes): void | Promise<void>
  /** Deletes everything, the alarm too. */
  erase(): Promise<void>
  /** Makes another room. */
  create(id: string, birth: Birth): Promise<void>
  /** The sockets that are open. */
  sockets(): Iterable<Socket>
  note(note: OperatorNote): void
  /**
   * Thinks for a bot beside the room, with more time than the room itself could give it. Where a ground has no such
   * place, or fails, the bots that come with the room think.
   */
  think?(state: Parameters<Think>[0], bot: BotInfo, seed: string): Promise<Thought>
}

export type Changes = Pick<Effects, 'puts' | 'deletes' | 'alarm'>

export class Keeper {
  readonly #ground: Ground
  readonly #place: Place
  readonly #sockets = new Map<string, Socket>()
  #room: Room | null = null
  #last: Promise<void> | null = null
  #pondered: { room: Room; seq: number; thought: Promise<Thought> } | null = null

  constructor(ground: Ground, place: Place) {
    this.#ground = ground
    this.#place = place
  }

  /** Whether there is a room here, as far as is known without reading. */
  get awake(): boolean {
    return this.#room !== null
  }

  /** What a new room stores; false where there is one already. */
  async create(birth: Birth): Promise<boolean> {
    if ((await this.#look()) !== null) return false
    const now = this.#ground.now()
    const alarm = now + this.#place.limits.keptOpen
    await this.#ground.write({
      puts: [[META_KEY, newMeta(birth, this.#place.limits, now)]],
      deletes: [],
      alarm,
    })
    return true
  }

  /** Loads the room with the sockets that are open. Before any input, and after something failed. */
  wake(): Promise<void> {
    return this.#run(async () => {
      this.#sockets.clear()
      for (const socket of this.#ground.sockets()) {
        if (socket.data !== null) this.#sockets.set(socket.data.peer, socket)
      }
      this.#room = await this.#load()
      await this.#step({ type: 'woke' })
    }) as Promise<void>
  }

  /** JSON of `GameInfo`, or null where there is no room. Only reads. */
  async info(): Promise<string | null> {
    const room = await this.#look()
    return room && JSON.stringify(gameInfo(room))
  }

  /** JSON of the record, `{}` before the start; null where there is no room. Only reads. */
  async record(): Promise<string | null> {
    const room = await this.#look()
    return room && JSON.stringify(roomRecord(room) ?? {})
  }

  async open(socket: Socket): Promise<void> {
    // A room that could not be read is tried again with every newcomer.
    if (this.#room === null || this.#room.unreadable) await this.wake()
    const peer = this.#newPeer()
    socket.keep({ peer, seat: null, device: null, greeted: false, strikes: 0 })
    this.#sockets.set(peer, socket)
    await this.#run(() => this.#step({ type: 'joined', peer }))
  }

  message(socket: Socket, raw: unknown): void | Promise<void> {
    const peer = socket.data?.peer
    if (peer === undefined) return
    const read = readMessage(raw, this.#place.limits)
    const sealed = read.kind === 'message' ? seal(this.#place.id, read.message, this.#ground.hash) : undefined
    return this.#run(() => {
      if (!(sealed instanceof Promise)) return this.#step({ type: 'message', peer, read })
      return sealed.then((message) =>
        this.#step({ type: 'message', peer, read: { kind: 'message', message } }),
      )
    })
  }

  closed(socket: Socket): void | Promise<void> {
    const peer = socket.data?.peer
    if (peer === undefined) return
    this.#sockets.delete(peer)
    return this.#run(() => this.#step({ type: 'left', peer }))
  }

  alarm(): void | Promise<void> {
    if (this.#room !== null && this.#ponder(this.#room) !== null) return this.#alarmAfterThought()
    return this.#run(() => this.#ring())
  }

  #ring(): void | Promise<void> {
    const room = this.#room
    if (room === null || !wantsBots(room)) return this.#step({ type: 'alarm' })
    return this.#fetchBots(room).then(() => this.#step({ type: 'alarm' }))
  }

  /** The ground's thought about what a bot has to decide next, begun once for each such question. */
  #ponder(room: Room): { seq: number; thought: Promise<Thought> } | null {
    const question = this.#ground.think ? botsQuestion(room) : null
    if (question === null) return (this.#pondered = null)
    const { state, bot, seq } = question
    if (this.#pondered?.room !== room || this.#pondered.seq !== seq) {
      const thought = this.#ground.think!(state, bot, String(this.#ground.random())).catch(() => null)
      this.#pondered = { room, seq, thought }
    }
    return this.#pondered
  }

  /** What is said to the room while a bot thinks is dealt with at once; it may make another question of it. */
  async #alarmAfterThought(): Promise<void> {
    for (let met = false; !met;) {
      const room = this.#room
      const pondered = room && this.#ponder(room)
      const thought = await pondered?.thought
      await this.#run(() => {
        const same = room === null || botsQuestion(room)?.seq === pondered?.seq
        if (this.#room !== room || !same) return
        met = true
        if (room === null || !thought) return this.#ring()
        room.think = () => thought
        const done = this.#step({ type: 'alarm' })
        room.think = null
        return done
      })
    }
  }

  /** Bots come when a room first needs them, so that no other room pays for them. */
  async #fetchBots(room: Room): Promise<void> {
    try {
      room.think = (await import('./bots.ts')).think
    } catch {
      // The room's simple rule decides for them meanwhile, and the next alarm tries again.
      this.#ground.note({ event: 'failed', message: 'bots' })
    }
  }

  /** Now, or in its turn. A task that fails does not hold up the next. */
  #run(task: () => void | Promise<void>): void | Promise<void> {
    const done = this.#last === null ? task() : this.#last.then(task, task)
    if (!(done instanceof Promise)) return
    const last = done.finally(() => {
      if (this.#last === last) this.#last = null
    })
    this.#last = last
    return last
  }

  /** The room as it is, or as storage has it, without waking it. */
  async #look(): Promise<Room | null> {
    return this.#room ?? (await this.#load())
  }

  async #load(): Promise<Room | null> {
    const { stored, alarm } = await this.#ground.read()
    const peers = [...this.#sockets].map(([id, { data }]) => ({ id, data: data! }))
    return loadRoom(this.#place, stored, peers, alarm, this.#ground.now())
  }

  #step(input: Input): void | Promise<void> {
    if (this.#room === null) return
    try {
      const effects = step(this.#room, input, this.#ground.now(), () => this.#ground.random())
      const slow = effects.create !== null || effects.erase
      const stored = slow ? this.#storeSlowly(effects) : this.#store(effects)
      if (!(stored instanceof Promise)) return this.#tell(effects)
      return stored.then(
        () => this.#tell(effects),
        (error: unknown) => this.#giveUp(error),
      )
    } catch (error) {
      this.#giveUp(error)
    }
  }

  #store({ puts, deletes, alarm }: Effects): void | Promise<void> {
    if (puts.length > 0 || deletes.length > 0 || alarm !== undefined)
      return this.#ground.write({ puts, deletes, alarm })
  }

  async #storeSlowly(effects: Effects): Promise<void> {
    if (effects.create !== null) await this.#ground.create(effects.create.id, effects.create.birth)
    if (effects.erase) {
      await this.#ground.erase()
      this.#room = null
    } else {
      await this.#store(effects)
    }
  }

  #tell(effects: Effects): void {
    // A bot's time to think begins with its turn.
    if (this.#room !== null) this.#ponder(this.#room)
    for (const { peer, data } of effects.attach) this.#sockets.get(peer)?.keep({ peer, ...data })
    for (const { to, text } of effects.sends) for (const peer of to) this.#send(peer, text)
    for (const { peer, code } of effects.closes) {
      this.#sockets.get(peer)?.close(code)
      this.#sockets.delete(peer)
    }
    for (const note of effects.notes) this.#ground.note(note)
  }

  #send(peer: string, text: string): void {
    try {
      this.#sockets.get(peer)?.send(text)
    } catch {
      // It is closing; its close will be told.
    }
  }

  /** Something failed that never should: what is in memory may differ from storage, so everybody starts from there. */
  #giveUp(error: unknown): void {
    this.#ground.note({ event: 'failed', message: error instanceof Error ? error.name : 'unknown' })
    this.#room = null
    for (const socket of this.#sockets.values()) socket.close(1011)
    this.#sockets.clear()
  }

  /** Never the platform's own id of a connection: on some the client chooses it. */
  #newPeer(): string {
    const word = () => this.#ground.random().toString(36)
    return word() + word()
  }
}
