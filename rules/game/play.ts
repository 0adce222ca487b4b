import { segmentOf } from '../board/board.ts'
import type { Piece, Spot } from './action.ts'
import type { GameEvent, Reason, ScoreEvent, Strength, Term } from './event.ts'
import type { Decision, Frame, Game, State } from './module.ts'

// What every step does with a game that it owns: waiting, figures, points. Nothing here knows the table.

/** Declines a decision; other moves are numbers from 0. */
export const PASS = -1

/** Offers of one decision; a move carries the number of its offer. */
export const OFFERS = 8

/** Puts a step on top of the agenda. */
export function push(game: Game, step: string, player: number, arg = 0): void {
  game.state.agenda.push({ step, player, arg })
}

/** Lists the legal moves of an open decision, `PASS` last where it is allowed and there is something to decline. */
export function list(game: Game, decision: Decision, frame: Frame): void {
  const { moves } = game
  moves.length = 0
  for (let number = 0; number < decision.offers.length; number++) {
    const from = moves.length
    decision.offers[number]!.moves(game, frame, moves)
    for (let i = from; i < moves.length; i++) moves[i] = moves[i]! * OFFERS + number
  }
  if (moves.length > 0 && decision.optional(game, frame)) moves.push(PASS)
  game.listed = game.state
}

/**
 * Puts a decision to a player if at least one action other than `pass` is legal. Returns true when the game goes on
 * because nothing is to be decided.
 */
export function ask(game: Game, decision: Decision, frame: Frame): boolean {
  list(game, decision, frame)
  if (game.moves.length === 0) return true
  game.state.agenda.push(frame)
  game.state.need = 'decision'
  return false
}

/** Waits for something hidden that the source does not know; the step is taken again later. */
export function stop(game: Game, frame: Frame, need: 'tile' | 'token'): false {
  game.state.agenda.push(frame)
  game.state.need = need
  return false
}

export function emit(game: Game, event: GameEvent): void {
  game.events?.push(event)
}

/** Where a node lies, as events and actions name it. */
export function spotOf(state: State, node: number): Spot {
  const { board } = state
  const placed = board.on[node]!
  return { x: board.x[placed]!, y: board.y[placed]!, segment: segmentOf(board, node) }
}

export function pieceId(game: Game, piece: number): Piece {
  return game.rules.pieces[piece]!.id
}

/** The number of a piece in the rules of this game, or -1. */
export function pieceNumber(game: Game, id: string): number {
  return game.rules.pieces.findIndex((piece) => piece.id === id)
}

export function supplyOf(game: Game, player: number, piece: number): number {
  return game.state.supply[player * game.rules.pieces.length + piece]!
}

export function changeSupply(game: Game, player: number, piece: number, by: number): void {
  const at = player * game.rules.pieces.length + piece
  game.state.supply[at] = game.state.supply[at]! + by
}

/** Stands a figure on a node. Whence it comes is the caller's business. */
export function stand(game: Game, player: number, piece: number, node: number): void {
  const { board, figures } = game.state
  figures.push({ player, piece, node })
  const root = board.feature[node]!
  board.held[root] = board.held[root]! + 1
}

/** Takes one figure of that kind off a node. Where it goes is the caller's business. */
export function takeOff(game: Game, player: number, piece: number, node: number): void {
  const { board, figures } = game.state
  const at = figures.findIndex(
    (figure) => figure.node === node && figure.player === player && figure.piece === piece,
  )
  figures.splice(at, 1)
  const root = board.feature[node]!
  board.held[root] = board.held[root]! - 1
}

/** Sends all figures of a feature home (BA-23). */
export function sendHome(game: Game, root: number): void {
  const { state } = game
  const { board, figures } = state
  if (board.held[root] === 0) return
  let kept = 0
  for (const figure of figures) {
    if (board.feature[figure.node] !== root) {
      figures[kept++] = figure
      continue
    }
    changeSupply(game, figure.player, figure.piece, 1)
    if (game.events) {
      const { player, piece, node } = figure
      game.events.push({ type: 'returned', player, piece: pieceId(game, piece), ...spotOf(state, node) })
    }
  }
  figures.length = kept
  board.held[root] = 0
}

/** Follower strength of each player on a feature (BA-22). */
export function strengthsOn(game: Game, root: number): number[] {
  const { board, figures, players } = game.state
  const strengths = new Array<number>(players.length).fill(0)
  for (const { node, player, piece } of figures) {
    if (board.feature[node] === root) {
      strengths[player] = strengths[player]! + game.rules.pieces[piece]!.strength
    }
  }
  return strengths
}

/** The players who have the most, all of them if tied, none where nobody has anything (BA-22). */
export function leaders(strengths: readonly number[]): number[] {
  let most = 1
  let first: number[] = []
  for (let player = 0; player < strengths.length; player++) {
    const strength = strengths[player]!
    if (strength > most) {
      most = strength
      first = [player]
    } else if (strength === most) first.push(player)
  }
  return first
}

/** Strengths as events list them: only who has any. */
export function strengthList(strengths: readonly number[]): Strength[] {
  return strengths.flatMap((strength, player) => (strength > 0 ? [{ player, strength }] : []))
}

export function sum(terms: readonly Term[]): number {
  return terms.reduce((points, term) => points + term.count * term.value, 0)
}

/** The rest of a scoring event, made only where somebody wants events. */
export type Detail = Pick<ScoreEvent, 'terms' | 'at' | 'strengths' | 'rule'>

/** Gives points: the one place where a score changes (TO-20). Zero points are no event (TO-22). */
export function award(
  game: Game,
  player: number,
  reason: Reason,
  points: number,
  detail: () => Detail,
): void {
  if (points === 0) return
  const { state } = game
  const { final } = state
  state.score[player] = state.score[player]! + points
  state.scores.push({ player, points, reason, final })
  if (game.events) game.events.push({ type: 'scored', player, points, reason, final, ...detail() })
}
