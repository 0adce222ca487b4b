/** Twin games: the same decisions at the same times over stacks that differ only in what is not revealed. */
import { seeded, Table, twoPlayers } from './table.ts'
import { gameInfo, roomRecord, type Effects } from '../room/core.ts'
import type { ClientMessage } from '../room/protocol.ts'
import { shuffled } from '../room/start.ts'
import type { Setup } from '../room/stored.ts'

type Said = { peer: string; message: ClientMessage; now: number }
type Heard = Pick<Effects, 'sends' | 'closes' | 'notes' | 'alarm'>

const OPTIONS = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }

/** Plays by chance with words, take-backs and newcomers in between; what was said, and every effect that leaves the room. */
function playByChance(table: Table, chance: () => number): { said: Said[]; heard: Heard[] } {
  const said: Said[] = []
  const heard: Heard[] = []
  const run = table.run.bind(table)
  table.run = (input) => {
    const effects = run(input)
    heard.push({ sends: effects.sends, closes: effects.closes, notes: effects.notes, alarm: effects.alarm })
    return effects
  }
  const length = 5 + (chance() % 120)
  for (let n = 0; n < length && table.game.awaits !== null; n++) {
    table.now += chance() % 5000
    const options = table.options()
    const base = table.game.log.length
    const peer = table.decider
    const mine = table.game.undoable.at(-1)
    const talk: ClientMessage[] = [
      { type: 'chat', text: `word ${n}` },
      { type: 'resync' },
      { type: 'ahead', pass: [{ step: 'leave-city' }] },
      { type: 'act', id: `x${n}`, base, actions: [{ type: 'place', x: 99, y: 99, rotation: 0 }] },
      ...(mine ? [{ type: 'undo', id: `u${n}`, of: mine.id } as const] : []),
    ]
    const message: ClientMessage =
      chance() % 5 === 0
        ? talk[chance() % talk.length]!
        : { type: 'act', id: `a${n}`, base, actions: [options[chance() % options.length]!] }
    said.push({ peer, message, now: table.now })
    table.say(peer, message)
  }
  return { said, heard }
}

/** Plays a game and its twin; everything that left each of the two rooms, as text. */
export function twins(seed: number): { one: string; twin: string } {
  const chance = seeded(seed)
  const settings = { clock: { kind: 'turn', seconds: 3600 } } as const
  const one = twoPlayers({ options: OPTIONS, settings, seed })
  const start = structuredClone(one.storage)
  const { now } = one
  const { said, heard } = playByChance(one, chance)
  const { tiles, tokens } = one.game.drawn

  const twin = new Table({ options: OPTIONS, seed })
  for (const name of ['Ann', 'Bo']) twin.connect(name)
  for (const [name, data] of one.attached) twin.attached.set(name, { ...data })
  const setup = start.get('setup') as Setup
  const deck = [...setup.deck.slice(0, tiles), ...shuffled(chance, setup.deck.slice(tiles))]
  const animals = [...setup.tokens.slice(0, tokens), ...shuffled(chance, setup.tokens.slice(tokens))]
  twin.storage.clear()
  for (const [key, value] of start) twin.storage.set(key, value)
  twin.storage.set('setup', { ...setup, deck, tokens: animals })
  twin.now = now
  twin.alarm = now + 3_600_000
  twin.sleep()

  const twinHeard: Heard[] = []
  const run = twin.run.bind(twin)
  twin.run = (input) => {
    const effects = run(input)
    twinHeard.push({
      sends: effects.sends,
      closes: effects.closes,
      notes: effects.notes,
      alarm: effects.alarm,
    })
    return effects
  }
  for (const { peer, message, now: at } of said) {
    twin.now = at
    twin.say(peer, message)
  }
  return { one: told(one, heard), twin: told(twin, twinHeard) }
}

function told(table: Table, heard: readonly Heard[]): string {
  // A finished game may tell everything.
  const record = table.game.finished ? null : roomRecord(table.room)
  return JSON.stringify([heard, gameInfo(table.room), record])
}
