// A room for pictures: the room core itself in this process, with a clock that stands and chance from a seed. The same
// seed is the same game on every machine, so a picture can be taken again after a change.
import type { Page } from 'playwright-core'
import { type Action, applyAll, type GameEvent, legal } from '#rules'
import { makeBot } from '#rules/bots'
import { type Colour, PING, PONG, type ServerMessage } from '#room/protocol.ts'
import { random } from '../../rules/record/random.ts'
import { Table } from '../../worker/testing/table.ts'

/** As in the table's own rooms. */
const ROOM = 'TheRoomOfThisTest'

const PEOPLE: readonly [name: string, colour: Colour][] = [
  ['Wilhelmina van der Molen', 'vermilion'],
  ['Bo', 'saffron'],
  ['Christoffel', 'plum'],
  ['Mieke', 'sky'],
  ['Ann', 'ivory'],
  ['Max', 'ink'],
]

const secretOf = (name: string): string => name.replaceAll(' ', '-').padEnd(24, '-')

export class Game {
  readonly table: Table
  readonly #seed: string
  readonly #chance: ReturnType<typeof random>
  readonly #bot = makeBot({ level: 'easy' })
  /** Opened pages, with how much of what they have to hear they were told. */
  readonly #pages = new Map<string, { send: (text: string) => void; told: number }>()
  /** What each decision brought about. */
  readonly told: GameEvent[][] = []
  /** What pages are told in place of what the room says; a bench shows them more than a room can hold. */
  change: (message: ServerMessage) => ServerMessage = (message) => message
  #opened = 0

  /** Begins a game of two to six. */
  constructor(options: Record<string, unknown>, players: number, seed: number) {
    this.#seed = `moment ${seed}`
    this.#chance = random(this.#seed)
    // The clock stands while a page plays.
    this.table = new Table({
      options,
      seed,
      limits: { messagesPerSecond: 10_000, messageBurst: 10_000 },
    })
    for (const [name, colour] of PEOPLE.slice(0, players)) {
      this.table.open(name)
      this.table.say(name, { type: 'claim', name, colour, secret: secretOf(name) })
    }
    this.table.say(PEOPLE[0]![0], { type: 'start' })
  }

  get state() {
    return this.table.game.state
  }

  get awaits() {
    return this.table.game.awaits
  }

  get legal(): Action[] {
    return legal(this.state)
  }

  /** Tiles go where an easy bot would lay them; figures and everything else by chance, rather done than declined. */
  #choose(): Action[] {
    const actions = this.legal
    if (this.awaits!.step === 'place') {
      const choice = this.#bot.decide(this.state, `${this.#seed} ${this.table.game.log.length}`, {
        iterations: 1,
      })
      if (choice) return choice.actions.slice(0, 1)
    }
    const telling = actions.filter(({ type }) => type !== 'pass')
    const from = telling.length > 0 && this.#chance.below(10) < 8 ? telling : actions
    return [from[this.#chance.below(from.length)]!]
  }

  /** One decision of whoever has to decide; opened pages hear of it. */
  decide(...actions: Action[]): void {
    this.table.now += 1000
    const { game } = this.table
    const decided = actions.length > 0 ? actions : this.#choose()
    const applied = applyAll(game.state, decided, game.source)
    if (!applied.ok) throw new Error(applied.error.message)
    this.told.push(applied.events)
    this.table.decide(`m${game.log.length}`, ...decided.map(({ player: _, ...action }) => action))
    this.#tell()
  }

  /** Plays on until it is so; false if the game was over before. */
  playUntil(enough: (game: Game) => boolean): boolean {
    while (!enough(this)) {
      if (!this.awaits) return false
      this.decide()
    }
    return true
  }

  #tell(): void {
    for (const [peer, page] of this.#pages) {
      const heard = this.table.heard.get(peer) ?? []
      for (const message of heard.slice(page.told)) page.send(JSON.stringify(this.change(message)))
      page.told = heard.length
    }
  }

  /** Opens the game on a page in a player's seat. */
  async open(page: Page, player: number): Promise<void> {
    const { name } = this.table.game.setup.players[player]!
    await page.routeWebSocket(/\/parties\/game\//, (socket) => {
      const peer = `page ${++this.#opened}`
      this.table.connect(peer)
      this.#pages.set(peer, { send: (text) => socket.send(text), told: 0 })
      socket.onMessage((message) => {
        // Hosts answer that without their room.
        if (message === PING) return socket.send(PONG)
        this.table.sayRaw(peer, String(message))
        this.#tell()
      })
      socket.onClose(() => {
        this.#pages.delete(peer)
        this.table.leave(peer)
      })
    })
    await page.addInitScript(([key, secret]) => localStorage.setItem(key, secret), [
      `graaf.seat.${ROOM}`,
      secretOf(name),
    ] as const)
    await page.goto(`/g/${ROOM}`)
  }
}
