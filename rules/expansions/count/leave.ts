import { isComplete, nodeOf, tileAt } from '../../board/board.ts'
import { nodesOf } from '../../board/features.ts'
import { PIECES } from '../../game/deploy.ts'
import { ruleError, type ErrorCode, type Result } from '../../game/error.ts'
import type { Decision, Frame, Game, OfferOf, StepDef } from '../../game/module.ts'
import { ask, emit, pieceId, pieceNumber, push, spotOf, stand } from '../../game/play.ts'
import { FIELD, KINDS } from '../../tiles/prepared.ts'
import { QUARTERS, SERVES, cityOf, isInside, roundFrom, takeOut } from './city.ts'

// Leaving the City: before a scoring (TO-3) in one round, at the end (TO-11) one follower per visit. A move is the node
// entered × 4 + the quarter left, × 8 + the piece.

/** Which features a follower may leave for: those just completed, or what is left to score at the end. */
interface Exit {
  /** Nodes that a quarter's followers may go to. */
  targets(game: Game, kind: number): number[]
  /** Why a node is none of them, or null. */
  refuses(game: Game, node: number): ErrorCode | null
  open(game: Game, quarter: number): boolean
  /** What comes after one follower has left. */
  left(game: Game, frame: Frame): void
}

/** Whether followers may join the feature, as `count-empty-features` has it (CO-54). */
function mayJoin(game: Game, root: number): boolean {
  return game.state.options['count-empty-features'] || game.state.board.held[root] !== 0
}

function leaveOffer(exit: Exit): OfferOf<'leave-city'> {
  return {
    type: 'leave-city',
    moves(game, { player }, out) {
      const city = cityOf(game.state)
      if (city.inside.length === 0) return
      for (let quarter = 0; quarter < QUARTERS.length; quarter++) {
        if (quarter === city.count || !exit.open(game, quarter)) continue
        let targets: number[] | null = null
        for (let piece = 0; piece < game.rules.pieces.length; piece++) {
          if (!isInside(city, quarter, player, piece)) continue
          targets ??= exit.targets(game, SERVES[quarter]!)
          for (const node of targets) out.push((node * 4 + quarter) * PIECES + piece)
        }
      }
    },
    read(game, frame, action) {
      const { state } = game
      const { x, y, segment } = action
      const city = cityOf(state)
      const quarter = QUARTERS.indexOf(action.quarter)
      const refuse = (code: ErrorCode, data: Record<string, string | number>): Result<number> => ({
        ok: false,
        error: ruleError(code, data),
      })
      const piece = pieceNumber(game, action.piece)
      if (piece < 0) return refuse('piece/unknown', { piece: action.piece })
      if (!isInside(city, quarter, frame.player, piece)) {
        return refuse('city/none-there', { quarter: action.quarter, piece: action.piece })
      }
      if (quarter === city.count) return refuse('city/count-blocks', { quarter: action.quarter })
      if (!exit.open(game, quarter)) return refuse('city/market-only', { quarter: action.quarter })
      const placed = tileAt(state.board, x, y)
      const node = placed < 0 ? -1 : nodeOf(state.board, placed, segment)
      if (node < 0) return refuse('city/not-scored', { x, y, segment })
      const kind = state.board.kind[node]!
      if (kind !== SERVES[quarter]) {
        return refuse('city/wrong-kind', { quarter: action.quarter, kind: KINDS[kind]! })
      }
      const code = exit.refuses(game, node)
      if (code) return refuse(code, { x, y, segment })
      return { ok: true, value: (node * 4 + quarter) * PIECES + piece }
    },
    action(game, frame, move) {
      const node = Math.floor(move / (4 * PIECES))
      return {
        player: frame.player,
        type: 'leave-city',
        quarter: QUARTERS[Math.floor(move / PIECES) % 4]!,
        piece: pieceId(game, move % PIECES),
        ...spotOf(game.state, node),
      }
    },
    play(game, frame, move) {
      const { player } = frame
      const node = Math.floor(move / (4 * PIECES))
      const quarter = Math.floor(move / PIECES) % 4
      const piece = move % PIECES
      takeOut(cityOf(game.state), quarter, player, piece)
      stand(game, player, piece, node)
      if (game.events) {
        emit(game, {
          type: 'left-city',
          player,
          piece: pieceId(game, piece),
          quarter: QUARTERS[quarter]!,
          ...spotOf(game.state, node),
        })
      }
      exit.left(game, frame)
    },
  }
}

/** TO-3: to any feature of the kind that the tile completed; one player may send several. */
const BEFORE_SCORING: Exit = {
  targets(game, kind) {
    const { board, completed } = game.state
    return completed
      .filter((node) => board.kind[node] === kind && mayJoin(game, board.feature[node]!))
      .flatMap((node) => nodesOf(board, board.feature[node]!))
  },
  refuses(game, node) {
    const { board, completed } = game.state
    const root = board.feature[node]!
    if (!completed.some((other) => board.feature[other] === root)) return 'city/not-scored'
    return mayJoin(game, root) ? null : 'city/empty-feature'
  },
  open: () => true,
  left: (game, frame) => push(game, LEAVE_TURN, frame.player),
}

/** TO-11: to an incomplete road, city or monastery, or any field; one follower per visit. */
const AT_THE_END: Exit = {
  targets(game, kind) {
    const { board } = game.state
    const nodes: number[] = []
    for (let node = 0; node < board.kind.length; node++) {
      if (board.kind[node] !== kind) continue
      const root = board.feature[node]!
      if (!isComplete(board, root) && mayJoin(game, root)) nodes.push(node)
    }
    return nodes
  },
  refuses(game, node) {
    const root = game.state.board.feature[node]!
    if (isComplete(game.state.board, root)) return 'city/not-scored'
    return mayJoin(game, root) ? null : 'city/empty-feature'
  },
  open: (game, quarter) => game.state.options['count-final'] === 'all' || SERVES[quarter] === FIELD,
  left: (game, frame) => nextVisit(game, frame, frame.arg),
}

const LEAVE_TURN = 'leave-city-turn'

const LEAVE: Decision = { step: 'leave-city', offers: [leaveOffer(BEFORE_SCORING)], optional: () => true }

const EMPTY: Decision = {
  step: 'leave-city',
  offers: [leaveOffer(AT_THE_END)],
  optional: () => true,
  // Who passes is out of the rounds.
  passed: (game, frame) => nextVisit(game, frame, frame.arg | (1 << frame.player)),
}

/** TO-3: one round from the left neighbour, the active player last; who cannot move is not asked. */
export const LEAVE_STEP: StepDef = {
  name: 'leave-city',
  run(game, frame) {
    const { state } = game
    if (state.completed.length === 0 || cityOf(state).inside.length === 0) return true
    for (const player of roundFrom(game, frame.player).reverse()) push(game, LEAVE_TURN, player)
    return true
  },
}

/** One player's part of the round; it comes back until he passes or nothing more can move. */
export const LEAVE_TURN_STEP: StepDef = {
  name: LEAVE_TURN,
  decision: LEAVE,
  run: (game, frame) => ask(game, LEAVE, frame),
}

const EMPTY_VISIT = 'empty-city-visit'

/** TO-11: rounds from the left of who placed the last tile until nobody can or wants to. */
export const EMPTY_STEP: StepDef = {
  name: 'empty-city',
  run(game) {
    const { lastPlacer, players } = game.state
    push(game, EMPTY_VISIT, (lastPlacer + 1) % players.length)
    return true
  },
}

/** A visit; `arg` has a bit for everybody who passed. Who has nothing to move is passed over and stays in. */
export const EMPTY_VISIT_STEP: StepDef = {
  name: EMPTY_VISIT,
  decision: EMPTY,
  run(game, frame) {
    const { length } = game.state.players
    for (let step = 0; step < length; step++) {
      const player = (frame.player + step) % length
      if (frame.arg & (1 << player)) continue
      if (!ask(game, EMPTY, { ...frame, player })) return false
    }
    return true
  },
}

function nextVisit(game: Game, frame: Frame, out: number): void {
  push(game, EMPTY_VISIT, (frame.player + 1) % game.state.players.length, out)
}
