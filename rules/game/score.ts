import { isComplete } from '../board/board.ts'
import { tilesOf } from '../board/features.ts'
import { CITY, KINDS, MONASTERY, ROAD } from '../tiles/prepared.ts'
import type { Game, StepDef } from './module.ts'
import { award, emit, leaders, sendHome, spotOf, strengthList, strengthsOn, sum } from './play.ts'
import { FEATURE_REASONS, ruleOf, worth } from './worth.ts'

/** TO-3: says what the tile completed, before anybody may join it from elsewhere. */
export const COMPLETED_STEP: StepDef = {
  name: 'completed',
  run(game, frame) {
    const { state } = game
    if (!game.events) return true
    for (const node of state.completed) {
      const root = state.board.feature[node]!
      emit(game, {
        type: 'completed',
        player: frame.player,
        kind: KINDS[state.board.kind[node]!] as 'road' | 'city' | 'monastery',
        tiles: tilesOf(state.board, root),
        ...spotOf(state, node),
      })
    }
    return true
  },
}

/** TO-4: every feature that the tile completed gives its points, and its followers go home (BA-17, BA-23). */
export const SCORE_STEP: StepDef = {
  name: 'score',
  run(game) {
    const { state } = game
    state.scoredBefore = state.scores.length
    for (const node of state.completed) {
      const root = state.board.feature[node]!
      if (state.board.held[root] === 0) continue
      scoreFeature(game, root, node)
      sendHome(game, root)
    }
    return true
  },
}

/** Gives the points of a road, city or monastery to who has the majority there, then what expansions add to it. */
export function scoreFeature(game: Game, root: number, node: number): void {
  const { state } = game
  const strengths = strengthsOn(game, root)
  const terms = worth(state, root)
  const points = sum(terms)
  const kind = state.board.kind[root]!
  for (const player of leaders(strengths)) {
    award(game, player, FEATURE_REASONS[kind]!, points, () => ({
      terms,
      at: spotOf(state, node),
      strengths: strengthList(strengths),
      rule: ruleOf(kind, isComplete(state.board, root)),
    }))
  }
  for (const hook of game.rules.featureScored) hook(game, root)
}

/** Whether a kind of feature can be completed. */
export function canComplete(kind: number): boolean {
  return kind === ROAD || kind === CITY || kind === MONASTERY
}

/** TO-8: the next player's turn. */
export const NEXT_TURN_STEP: StepDef = {
  name: 'next-turn',
  run(game) {
    const { state } = game
    state.active = (state.active + 1) % state.players.length
    state.completed = []
    state.row = -1
    return true
  },
}
