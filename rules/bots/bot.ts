import type { Action } from '../game/action.ts'
import { actionOf, copyState, openDecision, ownGame, playMove } from '../game/engine.ts'
import type { Game, Source, State } from '../game/module.ts'
import { random, type Random } from '../record/random.ts'
import { nextTileHidden, unseen, type Unseen } from './bag.ts'
import { newJudge, type Judge } from './judge.ts'
import { reasonFor, type BotReason } from './reason.ts'
import type { Weights } from './weights.ts'

/** How long a bot may think, asked again and again; it answers soon after the first no. */
export type GoOn = () => boolean

/** What a bot decided: one decision message of its player, and why. */
export interface Choice {
  /** One action, or a tile with the figure that goes with it. */
  actions: Action[]
  reason: BotReason
}

/** What a bot has to think with. It holds nothing that its player does not know. */
export interface Mind {
  readonly game: Game
  readonly player: number
  readonly left: Unseen
  readonly judge: Judge
  readonly chance: Random
  readonly goOn: GoOn
  /** For looking at what a move does before the next tile. */
  readonly hidden: Source
}

/** Moves of the engine for the open decision and, after a tile, for the figure that goes with it. */
export type Moves = [move: number, deploy?: number]

export type Chooser = (mind: Mind) => Moves

/** Decides the open decision of a state, which stays as it is. Null where no decision is open. */
export function chooseWith(
  chooser: Chooser,
  state: State,
  weights: Weights,
  seed: string,
  goOn: GoOn,
): Choice | null {
  const left = unseen(state)
  const hidden = nextTileHidden(left)
  const game = ownGame(copyState(state), hidden)
  const open = openDecision(game)
  if (!open) return null
  const { player } = open.frame
  const { board, figures, drawnTiles } = state
  const chance = random(`graaf/1 bot ${seed} ${player} ${drawnTiles} ${board.tile.length} ${figures.length}`)
  const judge = newJudge(state, left, weights)
  const moves = chooser({ game, player, left, judge, chance, goOn: once(goOn), hidden })
  return carryOut(state, moves, judge, hidden)
}

/** After the first no it is not asked again. */
function once(goOn: GoOn): GoOn {
  let on = true
  return () => on && (on = goOn())
}

/** The actions that the moves stand for, as far as they are asked for. */
function carryOut(state: State, moves: Moves, judge: Judge, hidden: Source): Choice {
  const game = ownGame(copyState(state), hidden, [])
  const actions: Action[] = []
  const { player } = openDecision(game)!.frame
  for (const move of moves) {
    if (move === undefined) continue
    const open = openDecision(game)
    if (!open || open.frame.player !== player) break
    if (actions.length > 0 && open.decision.step !== 'deploy') break
    actions.push(actionOf(game, move))
    playMove(game, move)
  }
  return { actions, reason: reasonFor(state, game, actions, judge) }
}
