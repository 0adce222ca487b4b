import { expect } from 'vitest'
import { greedy } from '../bots/greedy.ts'
import { anyLegal } from '../bots/random.ts'
import { anyOptions } from '../bots/testing.ts'
import { checksum } from '../game/checksum.ts'
import { drawn, position } from '../game/position.ts'
import { parseRecord } from '../record/parse.ts'
import { random, type Random } from '../record/random.ts'
import { randomGame } from '../record/random-game.ts'
import { replay, type Replayed } from '../record/replay.ts'
import { shuffle } from '../record/shuffle.ts'
import type { GameRecord } from '../record/types.ts'
import { openRecord, writeRecord } from '../record/write.ts'

// What holds for the record of every game. One piece of code, run for a few games by `npm test` and for thousands by
// `npm run test:long`.

/** Every so many games the players are greedy instead of random: other games, but slower. */
const GREEDY = 10

/** Plays games of any sets and options with 1 to 6 players and checks their records; an error shows the record. */
export function checkRecords({ seed, games }: { seed: string; games: number }): void {
  for (let n = 0; n < games; n++) {
    const chance = random(`records ${seed} ${n}`)
    const { record, position: end } = randomGame({
      seed: `${seed} ${n}`,
      options: anyOptions(chance),
      players: 1 + chance.below(6),
      policy: n % GREEDY === GREEDY - 1 ? greedy : anyLegal,
    })
    try {
      expect(position(played(replay(again(record))).state)).toEqual(end)
      expect(end).toMatchObject({ finished: true, awaiting: null })
      checkMiddle(record, chance.below(record.actions.length + 1), chance)
    } catch (error) {
      throw new Error(`game ${n} of seed ${seed}: ${JSON.stringify(writeRecord(record))}`, { cause: error })
    }
  }
}

/**
 * In the middle of a game its open record plays to the same position and holds nothing that was not drawn; a game
 * that differs only in what is still hidden looks the same.
 */
function checkMiddle(record: GameRecord, at: number, chance: Random): void {
  const { state, events } = played(replay(record, { at }))
  const { tiles, tokens } = drawn(state)
  const cut = { ...record, actions: record.actions.slice(0, at) }
  const open = openRecord(cut, { tiles, tokens })
  expect(open.deck).toEqual(record.deck.slice(0, tiles))
  expect(open.tokens).toEqual(record.tokens.slice(0, tokens))
  const opened = played(replay(again(open)))
  expect(checksum(opened.state)).toBe(checksum(state))
  expect(JSON.stringify(opened)).toBe(JSON.stringify({ ok: true, state, events }))

  const seed = String(chance.below(2 ** 32))
  const twin = {
    ...cut,
    deck: [...open.deck, ...shuffle(seed, record.deck.slice(tiles))],
    tokens: [...open.tokens, ...shuffle(seed, record.tokens.slice(tokens))],
  }
  expect(JSON.stringify(played(replay(twin)))).toBe(JSON.stringify({ ok: true, state, events }))
}

/** The record as another program would read it: written to text and parsed. */
function again(record: GameRecord): GameRecord {
  const read = parseRecord(JSON.parse(JSON.stringify(writeRecord(record))))
  if (!read.ok) throw new Error(read.error.message)
  expect(read.value).toEqual(record)
  return read.value
}

function played(result: Replayed): Extract<Replayed, { ok: true }> {
  if (!result.ok) throw new Error(`action ${result.error.at}: ${result.error.message}`)
  return result
}
