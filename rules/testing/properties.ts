import fc from 'fast-check'
import { expect } from 'vitest'
import { TILE_SETS } from '../tiles/catalogue.ts'
import type { Action } from '../game/action.ts'
import { advance, apply } from '../game/apply.ts'
import { box, tokenBox } from '../game/box.ts'
import { checksum } from '../game/checksum.ts'
import { actionOf, copyState, legalMoves, moveOf, playMove, sourceOf, startGame } from '../game/engine.ts'
import type { GameEvent } from '../game/event.ts'
import { featureAt, fits } from '../game/inspect.ts'
import type { Game, Source, State } from '../game/module.ts'
import { naiveFeatures, naiveFits } from './naive.ts'
import { OPTION_DEFS, parseOptions, type Options } from '../game/options.ts'
import { awaiting, drawn, legal, piecesOnBoard, position, stopped, tilesOnTable } from '../game/position.ts'

// The promises that hold in every game, whatever is in the box. One piece of code, run a hundred times with a fixed
// seed by `npm test` and thousands of times by `npm run test:long`.

/** Plays random games and checks each of them all the way. */
export function checkInvariants({ seed, runs }: { seed: number; runs: number }): void {
  fc.assert(
    fc.property(
      anyOptions,
      fc.integer({ min: 1, max: 6 }),
      fc.infiniteStream(fc.nat()),
      (raw, players, chance) => {
        const options = parseOptions(raw)
        if (!options.ok) throw new Error(options.error.message)
        checkGame(options.value, players, (below) => chance.next().value! % below)
      },
    ),
    { seed, numRuns: runs, endOnFailure: true },
  )
}

/** Any subset of the sets with any value of every option. */
const anyOptions = fc.record(
  Object.fromEntries(
    OPTION_DEFS.map(({ id, values, list }) => [
      id,
      list
        ? fc.subarray([...values], { minLength: list === 'not-empty' ? 1 : 0 })
        : fc.constantFrom(...values),
    ]),
  ),
)

type Chance = (below: number) => number

/** No game of the whole box comes near this many decisions. */
const TOO_LONG = 5_000

function checkGame(options: Options, players: number, chance: Chance): void {
  const deck = shuffled(box(options), chance)
  const tokens = shuffled(tokenBox(options), chance)
  const source = sourceOf(deck, tokens)
  const setup = {
    options,
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}` })),
    deck: deck.length,
    tokens: tokens.length,
  }
  const events: GameEvent[] = []
  const started = startGame(setup, source, events)
  if (!started.ok) throw new Error(started.error.code)
  const game = started.value
  let decisions = 0
  for (let moves = [...legalMoves(game)]; moves.length > 0; moves = [...legalMoves(game)]) {
    expect(++decisions).toBeLessThan(TOO_LONG)
    const before = copyState(game.state)
    const move = moves[chance(moves.length)]!
    const action = actionOf(game, move)
    if (chance(8) === 0) checkDecision(game, moves, chance)
    if (chance(24) === 0) checkDoor(game, moves, source, chance)
    if (chance(60) === 0) checkBoard(game.state, chance)
    playMove(game, move)
    if (chance(8) === 0 || game.state.winners) checkApply(before, action, game.state, source, deck, tokens)
    if (chance(8) === 0) checkPieces(game)
  }
  expect(game.state.winners).not.toBeNull()
  checkPieces(game)
  checkBoard(game.state, chance)
  checkPoints(game.state, events)
}

/** Legal actions are listed once and accepted; every other action gives a typed error and leaves the state alone. */
function checkDecision(game: Game, moves: readonly number[], chance: Chance): void {
  const { state } = game
  const listed = moves.map((move) => textOf(actionOf(game, move)))
  expect(new Set(listed).size).toBe(listed.length)
  const open = awaiting(state)!
  expect(listed.some((text) => !text.includes('"pass"'))).toBe(true)
  expect(listed.some((text) => text.includes('"pass"'))).toBe(open.optional)
  const text = JSON.stringify(state)
  for (let tries = 0; tries < 20; tries++) {
    const action = anyAction(state, open.player, chance)
    const move = moveOf(game, action)
    expect([action, move.ok]).toEqual([action, listed.includes(textOf(action))])
    if (move.ok) expect(moves).toContain(move.value)
    else expect(move.error.code).toMatch(/^[a-z-]+\/[a-z-]+$/)
  }
  for (const move of moves.slice(0, 50)) {
    expect(moveOf(game, actionOf(game, move))).toEqual({ ok: true, value: move })
  }
  expect(JSON.stringify(state)).toBe(text)
}

/** Sampled actions that one decision is tried with at the door. */
const TRIES = 6

/** BA-13: the door that clients and rooms use takes an action exactly when it is listed, and a refusal changes nothing. */
function checkDoor(game: Game, moves: readonly number[], source: Source, chance: Chance): void {
  const { state } = game
  const listed = legal(state).map(textOf)
  expect(listed).toHaveLength(moves.length)
  const { player } = awaiting(state)!
  const text = JSON.stringify(state)
  for (let tries = 0; tries < TRIES; tries++) {
    const near = actionOf(game, moves[chance(moves.length)]!)
    const action = chance(3) === 0 ? anyAction(state, player, chance) : mutated(near, state, chance)
    const applied = apply(state, action, source)
    expect([action, applied.ok]).toEqual([action, listed.includes(textOf(action))])
    if (!applied.ok) expect(applied.error.code).toMatch(/^[a-z-]+\/[a-z-]+$/)
    expect(JSON.stringify(state)).toBe(text)
  }
}

/** The pure door, the door in place, and a client that learns hidden things later come to the same state. */
function checkApply(
  before: State,
  action: Action,
  after: State,
  source: Source,
  deck: readonly string[],
  tokens: readonly string[],
): void {
  const text = JSON.stringify(before)
  const applied = apply(before, action, source)
  if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${applied.error.code}`)
  expectSame(applied.state, after)
  expect(JSON.stringify(before)).toBe(text)
  const { tiles, tokens: seen } = drawn(before)
  const guess = apply(
    JSON.parse(text) as State,
    action,
    sourceOf(deck.slice(0, tiles), tokens.slice(0, seen)),
  )
  if (!guess.ok) throw new Error(guess.error.code)
  const revealed = drawn(after)
  const known = sourceOf(deck.slice(0, revealed.tiles), tokens.slice(0, revealed.tokens))
  const reached = advance(guess.state, known)
  if (!reached.ok) throw new Error(reached.error.code)
  expectSame(reached.state, after)
  expectSame([...guess.events, ...reached.events], applied.events)
  expect(checksum(reached.state)).toBe(checksum(after))
  if (stopped(guess.state)) expect(legal(guess.state)).toEqual([])
}

/** Features, empty places and legal placements equal a recomputation from nothing but the tiles. */
function checkBoard(state: State, chance: Chance): void {
  const lying = tilesOnTable(state)
  const pieces = piecesOnBoard(state)
  for (const [key, feature] of naiveFeatures(lying)) {
    // One part speaks for its feature.
    if (feature.parts.values().next().value !== key) continue
    const [x, y, segment] = key.split(',')
    const info = featureAt(state, { x: Number(x), y: Number(y), segment: segment! })!
    const keys = info.spots.map((spot) => `${spot.x},${spot.y},${spot.segment}`)
    expect(new Set(keys)).toEqual(feature.parts)
    expect(keys).toHaveLength(feature.parts.size)
    const { tiles, pennants, openEnds, complete } = info
    expect({ tiles, pennants, complete }).toEqual({
      tiles: feature.tiles,
      pennants: feature.pennants,
      complete: feature.complete,
    })
    if (feature.type !== 'field') expect([key, openEnds]).toEqual([key, feature.openEnds])
    const standing = pieces.filter((piece) => feature.parts.has(`${piece.x},${piece.y},${piece.segment}`))
    expect(info.pieces).toHaveLength(standing.length)
    expect(state.board.held[state.board.feature[nodeOfFirst(state, key)]!]).toBe(standing.length)
  }
  const tiles = TILE_SETS.flatMap((set) => set.tiles)
  const { id } = tiles[chance(tiles.length)]!
  const places = fits(state, id).map(({ x, y, rotation }) => `${x},${y},${rotation}`)
  expect(new Set(places)).toEqual(naiveFits(lying, id))
}

function nodeOfFirst(state: State, key: string): number {
  const { board } = state
  const [x, y, segment] = key.split(',')
  const placed = board.x.findIndex((at, i) => at === Number(x) && board.y[i] === Number(y))
  const facts = tilesOnTable(state)[placed]!
  const all = TILE_SETS.flatMap((set) => set.tiles).find(({ id }) => id === facts.tile)!
  return board.first[placed]! + all.segments.findIndex(({ id }) => id === segment)
}

/** No piece and no token is ever lost or won. */
function checkPieces(game: Game): void {
  const { state, rules } = game
  const at = position(state)
  for (let player = 0; player < state.players.length; player++) {
    for (const { id, each } of rules.pieces) {
      const board = at.pieces.filter((piece) => piece.player === player && piece.piece === id).length
      const city = Object.values(at.city ?? {})
        .flat()
        .filter((piece) => piece.player === player && piece.piece === id).length
      expect(at.players[player]!.supply[id]! + board + city).toBe(each)
    }
  }
  if (at.tent !== undefined) {
    const under = at.tent && !state.final ? 1 : 0
    expect(at.tokens! + at.revealed!.length + under).toBe(state.tokens)
    expect(drawn(state).tokens).toBe(at.revealed!.length)
  }
  expect(at.turn + at.discarded.length + at.tilesLeft + (at.awaiting?.tile ? 1 : 0)).toBe(state.deck)
}

/** Every score is the sum of its events, and every event the sum of its terms (TO-20 … TO-22). */
function checkPoints(state: State, events: readonly GameEvent[]): void {
  const totals = state.players.map(() => 0)
  const lines: object[] = []
  let final = false
  for (const event of events) {
    if (event.type === 'final-scoring') final = true
    if (event.type !== 'scored') continue
    const { player, points, reason, terms } = event
    expect(points).toBeGreaterThan(0)
    expect(terms.reduce((sum, { count, value }) => sum + count * value, 0)).toBe(points)
    expect(event.final).toBe(final)
    totals[player]! += points
    lines.push({ player, points, reason, final })
  }
  expect(state.score).toEqual(totals)
  expect(position(state).scores).toEqual(lines)
  const most = Math.max(...totals)
  expect(state.winners).toEqual(totals.flatMap((total, player) => (total === most ? [player] : [])))
}

/** Two plain documents are the same; text is compared first because deep comparison of whole states is slow. */
function expectSame(actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) expect(actual).toEqual(wanted)
}

const PIECES = ['meeple', 'ringmaster'] as const
const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'] as const

/** Any well-formed action, near enough to the board to be legal now and then. */
function anyAction(state: State, player: number, chance: Chance): Action {
  const lying = tilesOnTable(state)
  const near = chance(2) === 0 ? lying.at(-1)! : lying[chance(lying.length)]!
  const x = near.x + chance(3) - 1
  const y = near.y + chance(3) - 1
  const on = lying.find((tile) => tile.x === x && tile.y === y) ?? near
  const segments = TILE_SETS.flatMap((set) => set.tiles).find(({ id }) => id === on.tile)!.segments
  const segment = segments[chance(segments.length || 1)]?.id ?? 'field9'
  const piece = PIECES[chance(2)]!
  const quarter = QUARTERS[chance(4)]!
  const who = chance(8) === 0 ? chance(state.players.length) : player
  const spot = { player: who, piece, x: on.x, y: on.y, segment }
  const kinds: Action[] = [
    { player: who, type: 'place', x, y, rotation: ([0, 90, 180, 270] as const)[chance(4)]! },
    { ...spot, type: 'deploy' },
    { ...spot, type: 'add-follower' },
    { ...spot, type: 'remove-follower' },
    { ...spot, type: 'leave-city', quarter },
    { player: who, type: 'acrobat', x, y },
    { player: who, type: 'score-pyramid', x, y },
    { player: who, type: 'enter-city', quarter, piece },
    { player: who, type: 'move-count', quarter },
    { player: who, type: 'crop-circle', choice: chance(2) === 0 ? 'add' : 'remove' },
    { player: who, type: 'pass' },
  ]
  const step = awaiting(state)!.step
  const fitting = kinds.filter(({ type }) => type === step)
  return chance(2) === 0 && fitting.length > 0 ? fitting[0]! : kinds[chance(kinds.length)]!
}

/** A legal action with one of its fields changed to a neighbour, to a value of its kind, or to nonsense; or lost. */
function mutated(action: Action, state: State, chance: Chance): Action {
  const changed: Record<string, unknown> = { ...action }
  const keys = Object.keys(changed)
  const key = keys[chance(keys.length)]!
  const value = changed[key]
  if (chance(6) === 0) {
    if (chance(2) === 0) delete changed[key]
    else changed[key] = NONSENSE[chance(NONSENSE.length)]
  } else if (key === 'player') changed[key] = chance(state.players.length + 1)
  else if (key === 'rotation') changed[key] = [0, 90, 180, 270][chance(4)]
  else if (typeof value === 'number') changed[key] = value + chance(3) - 1
  else changed[key] = WORDS[chance(WORDS.length)]
  // What comes over a wire is an action by name only.
  return changed as unknown as Action
}

const NONSENSE = [null, -1, 1.5, 1e9, NaN, '', '__proto__', [], {}] as const
const WORDS = [
  ...PIECES,
  ...QUARTERS,
  'place',
  'deploy',
  'acrobat',
  'pass',
  'road0',
  'city0',
  'field0',
  'add',
] as const

function textOf(action: Action): string {
  return JSON.stringify(sortedKeys(action))
}

function sortedKeys(action: Action): object {
  return Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function shuffled(list: readonly string[], chance: Chance): string[] {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const j = chance(i + 1)
    const kept = result[i]!
    result[i] = result[j]!
    result[j] = kept
  }
  return result
}
