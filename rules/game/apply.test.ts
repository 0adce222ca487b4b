import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { advance, apply, applyAll, newGame } from './apply.ts'
import { checksum } from './checksum.ts'
import { sourceOf } from './engine.ts'
import type { State } from './module.ts'
import { parseOptions, type Options } from './options.ts'
import { awaiting, drawn, legal, position, stopped } from './position.ts'
import { Table } from '../testing/table.ts'

const options = ((): Options => {
  const read = parseOptions({})
  if (!read.ok) throw new Error(read.error.message)
  return read.value
})()

const players = [{ name: 'Ann' }, { name: 'Bo' }]

function begin(known: string[], deck = known.length): State {
  const begun = newGame({ options, players, deck, tokens: 0 }, sourceOf(known))
  if (!begun.ok) throw new Error(begun.error.code)
  return begun.state
}

describe('applying', () => {
  test('a state is plain JSON and is not changed', () => {
    const state = begin(['base/U', 'base/U'])
    const text = JSON.stringify(state)
    expect(JSON.parse(text)).toEqual(state)
    const source = sourceOf(['base/U', 'base/U'])
    const applied = apply(state, { player: 0, type: 'place', x: 1, y: 0, rotation: 0 }, source)
    expect(applied.ok).toBe(true)
    expect(JSON.stringify(state)).toBe(text)
    // A state that came over the wire plays on like the one that was sent.
    const again = apply(
      JSON.parse(text) as State,
      { player: 0, type: 'place', x: 1, y: 0, rotation: 0 },
      source,
    )
    expect(again).toEqual(applied)
  })

  test('several actions are taken whole or not at all', () => {
    const state = begin(['base/U', 'base/U'])
    const source = sourceOf(['base/U', 'base/U'])
    const place: Action = { player: 0, type: 'place', x: 1, y: 0, rotation: 0 }
    const deploy: Action = { player: 0, type: 'deploy', piece: 'meeple', x: 1, y: 0, segment: 'road0' }
    const both = applyAll(state, [place, deploy], source)
    if (!both.ok) throw new Error(both.error.code)
    expect(both.events.map(({ type }) => type)).toEqual(['placed', 'deployed', 'drawn'])
    const text = JSON.stringify(state)
    expect(applyAll(state, [place, { ...deploy, segment: 'city0' }], source)).toMatchObject({
      ok: false,
      error: { code: 'deploy/no-segment' },
    })
    expect(JSON.stringify(state)).toBe(text)
    expect(applyAll(state, [], source)).toEqual({ ok: true, state, events: [] })
  })

  test('BA-4: who has not to decide is refused', () => {
    const table = new Table({ deck: ['base/U'] })
    expect(table.try({ type: 'place', x: 1, y: 0, rotation: 0 }, 1)).toMatchObject({
      ok: false,
      error: { code: 'act/not-your-turn', data: { player: 1, expected: 0 } },
    })
  })

  test('TO-2: only what the open decision offers', () => {
    const table = new Table({ deck: ['base/U', 'base/U'] })
    expect(table.refusal({ type: 'crop-circle', choice: 'add' })).toBe('act/wrong-step')
    expect(table.refusal({ type: 'acrobat', x: 0, y: 0 })).toBe('act/wrong-step')
    table.place(1, 0)
    expect(table.refusal({ type: 'place', x: 2, y: 0, rotation: 0 })).toBe('act/wrong-step')
    expect(table.refusal({ type: 'deploy', piece: 'ringmaster', x: 1, y: 0, segment: 'road0' })).toBe(
      'piece/unknown',
    )
    expect(table.refusal({ type: 'pass' })).toBe('legal')
  })

  test.for([
    [null, 'act/malformed', ''],
    [[], 'act/malformed', ''],
    ['pass', 'act/malformed', ''],
    [{ player: 0 }, 'act/malformed', 'type'],
    [{ type: 'pass' }, 'act/malformed', 'player'],
    [{ player: '0', type: 'pass' }, 'act/malformed', 'player'],
    [{ player: 0, type: 'toString' }, 'act/unknown-type', undefined],
    [{ player: 0, type: 'resign' }, 'act/unknown-type', undefined],
    [{ player: 0, type: 'pass', x: 1 }, 'act/malformed', 'x'],
    [{ player: 0, type: 'place', x: 1, y: 0 }, 'act/malformed', 'rotation'],
    [{ player: 0, type: 'place', x: 1, y: 0, rotation: 45 }, 'act/malformed', 'rotation'],
    [{ player: 0, type: 'place', x: 1.5, y: 0, rotation: 0 }, 'act/malformed', 'x'],
    [{ player: 0, type: 'place', x: NaN, y: 0, rotation: 0 }, 'act/malformed', 'x'],
    [{ player: 0, type: 'place', x: 1 << 20, y: 0, rotation: 0 }, 'act/malformed', 'x'],
    [{ player: 0, type: 'place', x: 1, y: 0, rotation: 0, segment: 'road0' }, 'act/malformed', 'segment'],
    [{ player: 0, type: 'deploy', piece: 7, x: 1, y: 0, segment: 'road0' }, 'act/malformed', 'piece'],
    [{ player: 0, type: 'enter-city', quarter: 'slums', piece: 'meeple' }, 'act/malformed', 'quarter'],
    [{ player: 0, type: 'crop-circle', choice: 'keep' }, 'act/malformed', 'choice'],
  ] as const)('%j is refused as %s', ([action, code, field]) => {
    const state = begin(['base/U'])
    const text = JSON.stringify(state)
    const refused = apply(state, action as unknown as Action, sourceOf(['base/U']))
    expect(refused).toMatchObject({ ok: false, error: { code } })
    if (!refused.ok && field !== undefined) expect(refused.error.data).toEqual({ field })
    expect(JSON.stringify(state)).toBe(text)
  })

  test('a source that gives what no set holds is an error, and the state stays', () => {
    const state = begin(['base/U', 'base/U'])
    const place: Action = { player: 0, type: 'place', x: 1, y: 0, rotation: 0 }
    const pass: Action = { player: 0, type: 'pass' }
    expect(applyAll(state, [place, pass], sourceOf(['base/U', 'river/spring']))).toMatchObject({
      ok: false,
      error: { code: 'source/unknown-tile', data: { tile: 'river/spring' } },
    })
    expect(newGame({ options, players, deck: 1, tokens: 0 }, sourceOf(['?'])).ok).toBe(false)
  })
})

describe('what is hidden', () => {
  const deck = ['base/U', 'base/E', 'base/U']
  const place: Action = { player: 0, type: 'place', x: 1, y: 0, rotation: 0 }
  const pass: Action = { player: 0, type: 'pass' }

  test('TO-1: a client stops where the next tile is not known, and goes on once it is', () => {
    const client = applyAll(begin(deck.slice(0, 1), 3), [place, pass], sourceOf(deck.slice(0, 1)))
    const server = applyAll(begin(deck), [place, pass], sourceOf(deck))
    if (!client.ok || !server.ok) throw new Error('refused')
    expect(stopped(client.state)).toBe('tile')
    expect(awaiting(client.state)).toBeNull()
    expect(legal(client.state)).toEqual([])
    expect(position(client.state)).toMatchObject({ finished: false, winners: null, tilesLeft: 2 })
    expect(drawn(client.state)).toEqual({ tiles: 1, tokens: 0 })
    expect(drawn(server.state)).toEqual({ tiles: 2, tokens: 0 })
    expect(apply(client.state, { ...pass, player: 1 }, sourceOf([]))).toMatchObject({
      ok: false,
      error: { code: 'act/hidden', data: { need: 'tile' } },
    })
    expect(advance(client.state, sourceOf(deck.slice(0, 1)))).toMatchObject({ ok: true, events: [] })
    const reached = advance(client.state, sourceOf(deck.slice(0, 2)))
    if (!reached.ok) throw new Error(reached.error.code)
    expect(reached.state).toEqual(server.state)
    expect([...client.events, ...reached.events]).toEqual(server.events)
    expect(checksum(reached.state)).toBe(checksum(server.state))
  })

  test('advancing a game that waits for a player changes nothing', () => {
    const state = begin(deck)
    expect(advance(state, sourceOf(deck))).toEqual({ ok: true, state, events: [] })
  })

  test('two games whose stacks differ only in what is not drawn are equal', () => {
    const actions = [place, pass]
    const one = applyAll(begin([...deck, 'base/X']), actions, sourceOf([...deck, 'base/X']))
    const other = applyAll(
      begin(['base/U', 'base/E', 'base/V', 'base/C']),
      actions,
      sourceOf(['base/U', 'base/E', 'base/V', 'base/C']),
    )
    expect(one).toEqual(other)
  })

  test('the checksum tells positions apart', () => {
    const state = begin(deck)
    const moved = apply(state, place, sourceOf(deck))
    const elsewhere = apply(state, { ...place, x: -1 } as Action, sourceOf(deck))
    if (!moved.ok || !elsewhere.ok) throw new Error('refused')
    const sums = [state, moved.state, elsewhere.state].map(checksum)
    expect(new Set(sums).size).toBe(3)
    for (const sum of sums) expect(sum).toMatch(/^[0-9a-z]{14}$/)
  })
})
