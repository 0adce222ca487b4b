import { anyLegal } from '../../rules/bots/random.ts'
import { actionOf, legalMoves, moveOf, openDecision, playMove, startGame } from '../../rules/game/engine.ts'
import type { Game, Source } from '../../rules/game/module.ts'
import { parseRecord } from '../../rules/record/parse.ts'
import { random } from '../../rules/record/random.ts'
import { setupOf } from '../../rules/record/replay.ts'
import { PROTOCOL, type ClientMessage, type Move, type ServerMessage } from '../../worker/room/protocol.ts'
import { newSecret } from '../../worker/testing/client.ts'
import { openSocket, type Line } from './socket.ts'
import { CHAT_LINE, type Crowd, type Table } from './table.ts'

const PATIENCE_MS = 20_000

/** One of the two who play: a socket and the messages that somebody waits for. */
class Player {
  readonly secret = newSecret()
  /** Set once the game runs: what to do with every move. */
  onMove: ((move: Move, bytes: number) => void) | null = null
  #socket: Line | null = null
  readonly #heard: ServerMessage[] = []
  #wake = (): void => {}

  async connect(url: string): Promise<void> {
    this.#socket = await openSocket(url, (text) => {
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'move' && this.onMove) this.onMove(message, Buffer.byteLength(text))
      else if (message.type === 'refused') throw new Error(`refused: ${text}`)
      else {
        this.#heard.push(message)
        this.#wake()
      }
    })
  }

  say(message: ClientMessage): void {
    this.#socket!.send(JSON.stringify(message))
  }

  /** The latest message of a type, as soon as there is one that fits. */
  async hear<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const late = AbortSignal.timeout(PATIENCE_MS)
    for (;;) {
      const found = this.#heard.findLast(
        (message): message is Extract<ServerMessage, { type: T }> =>
          message.type === type && fits(message as Extract<ServerMessage, { type: T }>),
      )
      if (found) return found
      if (late.aborted) throw new Error(`no message ${type}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        setTimeout(resolve, 1000).unref()
      })
    }
  }

  close(): void {
    this.#socket?.close()
  }
}

/** Two players of a game that has begun, who decide at random. */
export async function gameTable(host: string, options: object, seed: string, crowd: Crowd): Promise<Table> {
  const made = await fetch(`http://${host}/api/games`, { method: 'POST', body: JSON.stringify({ options }) })
  if (made.status !== 201) throw new Error(`no room: ${await made.text()}`)
  const { id } = (await made.json()) as { id: string }
  const players = [new Player(), new Player()] as const
  for (const [index, player] of players.entries()) {
    await player.connect(`ws://${host}/parties/game/${id}`)
    player.say({ type: 'hello', protocol: PROTOCOL })
    await player.hear('welcome')
    const { secret } = player
    player.say({ type: 'claim', name: `P${index}`, colour: index === 0 ? 'sky' : 'plum', secret })
    await player.hear('you', ({ you }) => you.seat !== null)
  }
  players[0].say({ type: 'start' })
  const { room } = await players[0].hear('room', (message) => message.room.status === 'running')
  const { you } = await players[0].hear('you')
  const [snapshot] = await Promise.all(players.map((player) => player.hear('snapshot')))
  const inTurn = room.seats[0]!.id === you.seat ? players : ([players[1], players[0]] as const)
  const watchers: Line[] = []
  for (let n = 0; n < crowd.watchers; n++) {
    const socket = await openSocket(`ws://${host}/parties/game/${id}`, () => undefined)
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage))
    watchers.push(socket)
  }
  return play(
    { players: inTurn, watchers, chatEvery: crowd.chatEvery },
    snapshot!.record,
    snapshot!.seq,
    seed,
  )
}

interface Company {
  players: readonly [Player, Player]
  watchers: readonly Line[]
  chatEvery: number
}

function play({ players, watchers, chatEvery }: Company, record: object, begun: number, seed: string): Table {
  const tiles: string[] = []
  const tokens: string[] = []
  const game = open(record, tiles, tokens)
  const chance = random(seed)
  let seq = begun
  let decider = 0
  const table: Table = {
    arrived: () => {},
    send() {
      const moves = legalMoves(game)
      if (moves.length === 0) return false
      const { player, ...action } = actionOf(game, anyLegal(game, moves, chance))
      decider = player
      players[player === 0 ? 0 : 1].say({ type: 'act', id: `m${seq}`, base: seq, actions: [action] })
      if (chatEvery > 0 && (seq + 1) % chatEvery === 0) players[0].say({ type: 'chat', text: CHAT_LINE })
      return true
    },
    close() {
      for (const player of players) player.close()
      for (const socket of watchers) socket.close()
    },
  }
  for (const [index, player] of players.entries()) {
    player.onMove = (move, bytes) => {
      // Whoever decided hears it too; what counts is when the other one does.
      if (index === decider || move.seq !== seq + 1) return
      seq = move.seq
      follow(game, move, tiles, tokens)
      table.arrived(bytes)
    }
  }
  return table
}

/** The game as it begins, from the open record: its source knows what was revealed. */
function open(json: object, tiles: string[], tokens: string[]): Game {
  const record = parseRecord(json)
  if (!record.ok) throw new Error(record.error.message)
  tiles.push(...record.value.deck)
  tokens.push(...record.value.tokens)
  const source: Source = { tile: (n) => tiles[n], token: (n) => tokens[n] }
  const game = startGame(setupOf(record.value), source)
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

function follow(game: Game, move: Move, tiles: string[], tokens: string[]): void {
  if ('undo' in move) throw new Error('nobody takes anything back here')
  tiles.push(...(move.reveals?.tiles ?? []))
  tokens.push(...(move.reveals?.tokens ?? []))
  for (const action of move.actions) {
    const read = moveOf(game, { ...action, player: move.player })
    if (!read.ok) throw new Error(`${move.seq}: ${read.error.message}`)
    playMove(game, read.value)
  }
  if (openDecision(game) === null && game.state.winners === null) throw new Error('the room held a tile back')
}
