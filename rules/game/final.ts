import { isComplete } from '../board/board.ts'
import { citiesBeside, featuresInOrder } from '../board/features.ts'
import { CITY, FIELD } from '../tiles/prepared.ts'
import type { Game, StepDef } from './module.ts'
import { award, emit, leaders, spotOf, strengthList, strengthsOn } from './play.ts'
import { canComplete, scoreFeature } from './score.ts'

// TO-10 … TO-17: the end of the game. Nothing is taken off the board (TO-18).

/** TO-12: from here on points are final scoring. */
export const FINAL_SCORING_STEP: StepDef = {
  name: 'final-scoring',
  run(game) {
    beginFinalScoring(game)
    return true
  },
}

/** Says once that final scoring begins. */
export function beginFinalScoring(game: Game): void {
  if (game.state.final) return
  game.state.final = true
  emit(game, { type: 'final-scoring' })
}

/** TO-13: incomplete roads, cities and monasteries (BA-26 … BA-28). */
export const FINAL_FEATURES_STEP: StepDef = {
  name: 'final-features',
  run(game) {
    const { board } = game.state
    for (const root of featuresInOrder(board, canComplete)) {
      if (board.held[root] !== 0 && !isComplete(board, root)) scoreFeature(game, root, root)
    }
    return true
  },
}

/** TO-14: fields, in one of three ways. */
export const FINAL_FIELDS_STEP: StepDef = {
  name: 'final-fields',
  run(game) {
    const { board, options } = game.state
    const fields = featuresInOrder(board, (kind) => kind === FIELD).filter((root) => board.held[root] !== 0)
    if (options['field-scoring'] === 'first') scoreCities(game, fields)
    else scoreFields(game, fields, options['field-scoring'] === 'second')
    return true
  },
}

/** Completed cities beside a field: roots, and negative numbers for those that are no features of the board. */
export function completedCitiesBeside(game: Game, field: number): number[] {
  const { board } = game.state
  const cities = citiesBeside(board, field).filter((root) => isComplete(board, root))
  for (const hook of game.rules.landmarksBeside) cities.push(...hook(game, field))
  return cities
}

/** BA-29, and BA-30 where a city pays each player once. */
function scoreFields(game: Game, fields: readonly number[], once: boolean): void {
  const { state } = game
  const paid = state.players.map(() => new Set<number>())
  for (const field of fields) {
    const strengths = strengthsOn(game, field)
    const cities = completedCitiesBeside(game, field)
    for (const player of leaders(strengths)) {
      const paying = once ? cities.filter((city) => !paid[player]!.has(city)) : cities
      for (const city of paying) paid[player]!.add(city)
      award(game, player, 'field', paying.length * 3, () => ({
        terms: [{ of: 'cities', count: paying.length, value: 3 }],
        at: spotOf(state, field),
        strengths: strengthList(strengths),
        rule: once ? 'BA-30' : 'BA-29',
      }))
    }
    for (const hook of game.rules.featureScored) hook(game, field)
  }
}

/** BA-31: each completed city pays who has most farmers on all fields that touch it. */
function scoreCities(game: Game, fields: readonly number[]): void {
  const { state } = game
  const { board } = state
  const around = new Map<number, number[]>()
  for (const field of fields) {
    for (const city of completedCitiesBeside(game, field)) {
      const known = around.get(city)
      if (known) known.push(field)
      else around.set(city, [field])
    }
  }
  const cities = featuresInOrder(board, (kind) => kind === CITY).filter((root) => around.has(root))
  const landmarks = [...around.keys()].filter((city) => city < 0)
  for (const city of [...cities, ...landmarks]) {
    const touching = around.get(city)!
    const strengths = state.players.map(() => 0)
    for (const field of touching) {
      strengthsOn(game, field).forEach((strength, player) => (strengths[player]! += strength))
    }
    for (const player of leaders(strengths)) {
      award(game, player, 'field', 4, () => ({
        terms: [{ of: 'cities', count: 1, value: 4 }],
        at: spotOf(state, city < 0 ? touching[0]! : city),
        strengths: strengthList(strengths),
        rule: 'BA-31',
      }))
    }
  }
  for (const field of fields) for (const hook of game.rules.featureScored) hook(game, field)
}

/** TO-17: the highest total wins, equal totals share (BA-34). */
export const WINNERS_STEP: StepDef = {
  name: 'winners',
  run(game) {
    const { state } = game
    const most = Math.max(...state.score)
    state.winners = state.score.flatMap((score, player) => (score === most ? [player] : []))
    emit(game, { type: 'ended', winners: state.winners })
    return false
  },
}
