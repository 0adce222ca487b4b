/**
 * Does the cost of a decision grow with the board? Prints one JSON document: microseconds for one decision, its
 * legal actions included, while 20 and while 72 tiles lie, and their ratio. Medians of five runs.
 *
 * `step` is the engine's own door, which changes the game in place; `apply` is the rooms' and clients' door, which
 * copies the state (and therefore grows with it) and lists the legal actions as a record writes them.
 */
import { anyLegal } from '../rules/bots/random.ts'
import { apply } from '../rules/game/apply.ts'
import { box, tokenBox } from '../rules/game/box.ts'
import { legalMoves, openDecision, playMove, sourceOf, startGame } from '../rules/game/engine.ts'
import type { Game } from '../rules/game/module.ts'
import { parseOptions, type Options } from '../rules/game/options.ts'
import { PASS } from '../rules/game/play.ts'
import { legal } from '../rules/game/position.ts'
import { random, type Random } from '../rules/record/random.ts'
import { shuffleDeck, shuffleTokens } from '../rules/record/shuffle.ts'

const FEW = 20
const MANY = 72
const RUNS = 5
const BATCHES = 60
/** Games that are played side by side, few enough to stay in the processor's cache. */
const SIDE_BY_SIDE = 10
/** Decisions that are timed of each game: about three turns, so that the board hardly grows. */
const DECISIONS = 6
/** From the milliseconds of a batch to the microseconds of one of its decisions. */
const PER_DECISION = 1000 / (SIDE_BY_SIDE * DECISIONS)

interface Playing {
  game: Game
  chance: Random
}

/** A random two-player game at its start. The deck is two boxes, so that 72 tiles are not its end. */
function start(options: Options, seed: string): Playing {
  const deck = shuffleDeck(seed, [...box(options), ...box(options)])
  const tokens = shuffleTokens(seed, [...tokenBox(options), ...tokenBox(options)])
  const players = [{ name: 'Ann' }, { name: 'Bo' }]
  const setup = { options, players, deck: deck.length, tokens: tokens.length }
  const begun = startGame(setup, sourceOf(deck, tokens))
  if (!begun.ok) throw new Error(begun.error.message)
  return { game: begun.value, chance: random(seed) }
}

/**
 * A random decision, but a follower is deployed only every eighth time. Who deploys at random has nobody left long
 * before 72 tiles lie; then nobody is asked to deploy, and the decisions would not be the same mixture.
 */
function step({ game, chance }: Playing): void {
  const moves = legalMoves(game)
  const declines = moves.at(-1) === PASS && chance.below(8) > 0
  playMove(game, declines ? PASS : anyLegal(game, moves, chance))
}

/** The same decisions through the door that copies; the game itself stays where it is. */
function applyFrom({ game, chance }: Playing): void {
  let { state } = game
  for (let n = 0; n < DECISIONS; n++) {
    const actions = legal(state)
    const last = actions.at(-1)!
    const declines = last.type === 'pass' && chance.below(8) > 0
    const action = declines ? last : actions[chance.below(actions.length)]!
    const applied = apply(state, action, game.source)
    if (applied.ok) state = applied.state
  }
}

function playUntil(playing: Playing, tiles: number): void {
  const { game } = playing
  while (game.state.board.tile.length < tiles || openDecision(game)?.decision.step !== 'place') step(playing)
}

/** Microseconds for one decision by door and number of tiles. */
type Costs = Record<string, number>

/** One run: of many small batches the median, because a busy machine disturbs some of them. */
function run(options: Options, name: string): Costs {
  const batches = Array.from({ length: BATCHES }, (_, n) => batch(options, `${name} ${n}`))
  return medians(batches)
}

function batch(options: Options, name: string): Costs {
  const all = Array.from({ length: SIDE_BY_SIDE }, (_, n) => start(options, `${name} ${n}`))
  const costs: Costs = {}
  for (const tiles of [FEW, MANY]) {
    for (const playing of all) playUntil(playing, tiles)
    const begin = performance.now()
    for (const playing of all) applyFrom(playing)
    const between = performance.now()
    for (const playing of all) for (let n = 0; n < DECISIONS; n++) step(playing)
    costs[`apply ${tiles}`] = (between - begin) * PER_DECISION
    costs[`step ${tiles}`] = (performance.now() - between) * PER_DECISION
  }
  return costs
}

function measure(raw: object): object {
  const options = parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  run(options.value, 'warm-up')
  const costs = medians(Array.from({ length: RUNS }, (_, n) => run(options.value, `run ${n}`)))
  const result = (door: string): object => {
    const [few, many] = [costs[`${door} ${FEW}`]!, costs[`${door} ${MANY}`]!]
    return { [`at${FEW}`]: round(few), [`at${MANY}`]: round(many), ratio: round(many / few) }
  }
  return { step: result('step'), apply: result('apply') }
}

function medians(list: Costs[]): Costs {
  return Object.fromEntries(
    Object.keys(list[0]!).map((key) => [key, median(list.map((costs) => costs[key]!))]),
  )
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

const base = measure({})
const all = measure({ sets: ['count', 'king-robber', 'crop-circles', 'circus'] })
console.log(JSON.stringify({ microseconds: { base, all } }))
