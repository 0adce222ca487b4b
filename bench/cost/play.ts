import { makeBot } from '../../rules/bots/index.ts'
import {
  COLOURS,
  DEFAULT_SETTINGS,
  PROTOCOL,
  type BareAction,
  type ServerMessage,
} from '../../worker/room/protocol.ts'
import { newSecret } from '../../worker/testing/client.ts'
import { Follower } from '../../worker/testing/follower.ts'
import type { CountingGround, Line } from './ground.ts'

export interface Habits {
  players: number
  /** How often whoever places a tile points somewhere else. */
  hoversPerTurn: number
  /** Chat lines in a game, in which "is typing" goes before each. */
  lines: number
}

/** Between two decisions of people. */
const THINKING_MS = 12_000
const HOVER_MS = 150

interface Sitter {
  line: Line
  secret: string
  seat: number
}

/** Plays a whole game of bots as people's pages do: decisions one by one, pointing, a little talk. */
export async function playGame(
  ground: CountingGround,
  options: Readonly<Record<string, unknown>>,
  habits: Habits,
): Promise<void> {
  await ground.keeper.create({ options, settings: DEFAULT_SETTINGS, seats: [], rotated: false })
  await ground.keeper.wake()
  const follower = new Follower()
  let order: number[] = []
  const sitters: Sitter[] = []
  for (let n = 0; n < habits.players; n++) {
    const sitter: Sitter = { line: await ground.open(), secret: newSecret(), seat: n }
    sitter.line.hear = (message: ServerMessage) => {
      if (n === 0) follower.hear(message)
      if (message.type === 'room') order = message.room.seats.map(({ id }) => id)
      if (message.type === 'you' && message.you.seat !== null) sitter.seat = message.you.seat
    }
    sitters.push(sitter)
    await sitter.line.say({ type: 'hello', protocol: PROTOCOL })
    const { secret } = sitter
    await sitter.line.say({ type: 'claim', name: `Player ${n}`, colour: COLOURS[n]!, secret })
  }
  await sitters[0]!.line.say({ type: 'start' })
  const bot = makeBot({ level: 'easy', character: 'steady' })
  let decisions = 0
  for (let { deciding } = follower; deciding !== null; { deciding } = follower) {
    const { line } = sitters.find(({ seat }) => seat === order[deciding!])!
    const choice = bot.decide(follower.state!, `${ground.now}`, { iterations: 50 })
    if (choice === null) throw new Error('the bot does not decide')
    // People decide one thing after the other: each is a message.
    for (const { player: _, ...action } of choice.actions) {
      await ground.pass(THINKING_MS)
      if (action.type === 'place') {
        for (let n = 0; n < habits.hoversPerTurn; n++) {
          await ground.pass(HOVER_MS)
          await line.say({ type: 'hover', at: { x: action.x, y: action.y, rotation: action.rotation } })
        }
      }
      const id = `decision-${decisions++}`
      await line.say({ type: 'act', id, base: follower.seq, actions: [action as BareAction] })
      if (decisions % 10 === 0 && decisions / 10 <= habits.lines) {
        await line.say({ type: 'typing' })
        await line.say({ type: 'chat', text: 'That was my field, and you know it. Well placed.' })
      }
    }
  }
}
