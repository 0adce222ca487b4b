import { expect, test } from 'vitest'
import { awaiting } from '#rules'
import { TRANSCRIPT, transcript } from '../testing/contract.ts'
import { MemoryHouse } from '../testing/memory.ts'
import { think as roomsOwn } from './bots.ts'
import type { Ground } from './keeper.ts'

test('the transcript of the contract, on the barest ground', { timeout: 30_000 }, async () => {
  expect(await transcript(new MemoryHouse())).toEqual(TRANSCRIPT)
})

test(
  'the same where storing takes time and the room forgets everything between any two messages',
  { timeout: 30_000 },
  async () => {
    expect(await transcript(new MemoryHouse({ slow: true }), true)).toEqual(TRANSCRIPT)
  },
)

test('nothing is told before it is stored', async () => {
  const house = new MemoryHouse({ slow: true })
  const id = await house.newGame()
  const ann = await house.connect(id)
  await ann.sit('Ann', 'sky')
  const { storage } = house.rooms.get(id)!
  let early = 0
  const watched = await house.connect(id)
  await watched.hello(undefined, false)
  const heard = ann.heard.push.bind(ann.heard)
  ann.heard.push = (...messages) => {
    for (const message of messages) {
      if (message.type === 'chat' && !storage.has(`chat/${String(message.line.n).padStart(6, '0')}`))
        early += 1
    }
    return heard(...messages)
  }
  for (let n = 0; n < 10; n++) ann.say({ type: 'chat', text: `line ${n}` })
  await ann.next('chat', ({ line }) => line.n === 10)
  expect(early).toBe(0)
  expect(watched.heard.filter(({ type }) => type === 'chat').length).toBe(10)
})

test('what comes while a secret is hashed waits its turn', async () => {
  const house = new MemoryHouse()
  const id = await house.newGame()
  const ann = await house.connect(id)
  ann.say({ type: 'hello', protocol: 1, secret: ann.secret })
  ann.say({ type: 'claim', name: 'Ann', colour: 'sky', secret: ann.secret })
  ann.say({ type: 'chat', text: 'first words' })
  await ann.next('chat')
  expect(ann.heard.map(({ type }) => type)).toEqual(['welcome', 'room', 'you', 'room', 'chat'])
})

test('when storing fails nobody is told anything; all sockets close, and the next one finds what was stored', async () => {
  const house = new MemoryHouse()
  const id = await house.newGame()
  const ann = await house.connect(id)
  await ann.sit('Ann', 'sky')
  house.broken = true
  ann.say({ type: 'chat', text: 'lost' })
  await ann.until(() => ann.closed !== null)
  expect(ann.closed).toBe(1011)
  expect(ann.heard.filter(({ type }) => type === 'chat')).toEqual([])
  expect(house.notes.at(-1)).toEqual({ event: 'failed', message: 'Error' })
  const again = await house.connect(id, ann.secret)
  const welcome = await again.hello()
  expect(welcome.chat).toEqual([])
  expect(welcome.you.seat).toBe(0)
  again.say({ type: 'chat', text: 'kept' })
  expect((await again.next('chat')).line.n).toBe(1)
})

/** A person who has placed a tile, and a bot whose turn is next, on a ground that thinks by itself. */
async function withBot(think: NonNullable<Ground['think']>) {
  const house = new MemoryHouse({ think })
  const id = await house.newGame({ settings: { pace: 0 } })
  const ann = await house.connect(id)
  await ann.sit('Ann', 'sky')
  const bot = { level: 'easy', character: 'steady' } as const
  ann.say({ type: 'bot', name: 'Margot', colour: 'plum', bot })
  ann.say({ type: 'start' })
  const { record } = await ann.next('snapshot')
  const me = (record as { players: { bot?: string }[] }).players.findIndex((player) => !player.bot)
  const { keeper } = house.rooms.get(id)!
  const mine = () => awaiting(ann.follower.state!)?.player === me
  return { ann, keeper, mine }
}

test('a ground thinks for bots from the moment that their turn begins', async () => {
  let asked = 0
  const { ann, keeper, mine } = await withBot((state, bot, seed) => {
    asked++
    return Promise.resolve(roomsOwn(state, bot, seed, 10))
  })
  while (mine()) {
    ann.act([ann.follower.options()[0]!])
    await ann.next('move')
  }
  expect(asked).toBe(1)
  await keeper.alarm()
  const move = await ann.next('move')
  expect(move).toMatchObject({ by: 'bot', why: { code: expect.any(String) as string } })
  // A tile and its figure are one decision; after it the turn is the person's.
  expect(asked).toBe(1)
  expect(mine()).toBe(true)
})

test('a ground that cannot think leaves it to the bots of the room', async () => {
  const { ann, keeper, mine } = await withBot(() => Promise.reject(new Error('no worker')))
  while (mine()) {
    ann.act([ann.follower.options()[0]!])
    await ann.next('move')
  }
  await keeper.alarm()
  expect(await ann.next('move')).toMatchObject({ by: 'bot' })
})
