import { missingSet } from '../expansions/registry.ts'
import { copyBoard, newBoard, edgeAt, layTile, tileAt, SIDE_X, SIDE_Y } from '../board/board.ts'
import { LIMIT } from '../board/grid.ts'
import { TILES, tileIndex } from '../tiles/prepared.ts'
import type { PlacedTile } from '../tiles/types.ts'
import type { Action, ActionType } from './action.ts'
import { startLayout } from './box.ts'
import { ruleError, type ErrorCode, type Result } from './error.ts'
import type { GameEvent } from './event.ts'
import type { Decision, Frame, Game, Part, Setup, Source, State } from './module.ts'
import { OFFERS, PASS, emit, list } from './play.ts'
import { rulesOf } from './rules.ts'

// The door for who owns a game and steps it in place: random play, replay, benches, bots. Rooms and clients use
// `apply.ts`, which copies first.

/** Nothing hidden is known: the game stops wherever it needs something. */
export const NOTHING_KNOWN: Source = { tile: () => undefined, token: () => undefined }

/** A source that reads whole stacks. */
export function sourceOf(deck: readonly string[], tokens: readonly string[] = []): Source {
  return { tile: (n) => deck[n], token: (n) => tokens[n] }
}

/** Lays the start and runs to the first decision. Events go to `events` where given. */
export function startGame(setup: Setup, source: Source, events: GameEvent[] | null = null): Result<Game> {
  const refuse = (code: ErrorCode, data?: Record<string, string | number>): Result<never> => ({
    ok: false,
    error: ruleError(code, data),
  })
  const { options, players, deck, tokens } = setup
  if (players.length < 1 || players.length > 6) return refuse('setup/players', { players: players.length })
  const missing = missingSet(options.sets)
  if (missing) return refuse('setup/set-missing', { set: missing })
  for (const key of ['deck', 'tokens'] as const) {
    const size = setup[key]
    if (!Number.isInteger(size) || size < 0 || size > LIMIT / 4) return refuse('setup/sizes', { key })
  }
  const start = setup.start ?? startLayout(options)
  const rules = rulesOf(options)
  const state: State = {
    options,
    players,
    deck,
    tokens,
    startTiles: start.length,
    row: -1,
    agenda: [],
    need: null,
    winners: null,
    active: 0,
    lastPlacer: -1,
    final: false,
    drawnTiles: 0,
    drawnTokens: 0,
    hand: -1,
    discarded: [],
    board: newBoard(),
    completed: [],
    figures: [],
    supply: players.flatMap(() => rules.pieces.map(({ each }) => each)),
    score: players.map(() => 0),
    scores: [],
    scoredBefore: 0,
    parts: {},
  }
  for (const expansion of rules.expansions) {
    const part = expansion.part?.(options)
    if (part) state.parts[expansion.id] = part
  }
  const laid = layStart(state, start)
  if (!laid.ok) return laid
  const game: Game = { state, rules, source, events, moves: [], listed: null, fault: null }
  run(game)
  return game.fault ? { ok: false, error: game.fault } : { ok: true, value: game }
}

/** Takes a state over: from now on it changes with every step of the game. */
export function ownGame(state: State, source: Source, events: GameEvent[] | null = null): Game {
  return { state, rules: rulesOf(state.options), source, events, moves: [], listed: null, fault: null }
}

/** A copy that shares nothing that ever changes. */
export function copyState(state: State): State {
  const parts: Record<string, Part> = {}
  for (const id in state.parts) {
    const part: Part = {}
    const from = state.parts[id]!
    for (const key in from) {
      const value = from[key]!
      part[key] = typeof value === 'number' ? value : value.slice()
    }
    parts[id] = part
  }
  return {
    ...state,
    agenda: state.agenda.slice(),
    winners: state.winners && state.winners.slice(),
    discarded: state.discarded.slice(),
    board: copyBoard(state.board),
    completed: state.completed.slice(),
    figures: state.figures.slice(),
    supply: state.supply.slice(),
    score: state.score.slice(),
    scores: state.scores.slice(),
    parts,
  }
}

/** Runs on until a decision is open, something hidden is needed, or the game is over. */
export function run(game: Game): void {
  const { state, rules } = game
  state.need = null
  while (state.winners === null) {
    let frame = state.agenda.pop()
    let def
    if (frame) def = rules.steps.get(frame.step)!
    else {
      state.row++
      def = rules.rows[state.row]!
      frame = { step: def.name, player: state.active, arg: 0 }
    }
    if (!def.run(game, frame)) return
  }
}

/** The open decision with its frame, or null. */
export function openDecision(game: Game): { decision: Decision; frame: Frame } | null {
  const { state, rules } = game
  if (state.need !== 'decision') return null
  const frame = state.agenda.at(-1)!
  return { decision: rules.steps.get(frame.step)!.decision!, frame }
}

/**
 * Codes of all legal moves of the open decision, `PASS` included where it is allowed; empty when none is open.
 * The list belongs to the game and changes with the next step.
 */
export function legalMoves(game: Game): readonly number[] {
  const open = openDecision(game)
  if (!open) {
    game.moves.length = 0
    return game.moves
  }
  if (game.listed !== game.state) list(game, open.decision, open.frame)
  return game.moves
}

/** Takes one of the legal moves of the open decision and runs on. Checks nothing: the move is legal. */
export function playMove(game: Game, move: number): void {
  const { state, rules } = game
  game.listed = null
  const frame = state.agenda.pop()!
  const decision = rules.steps.get(frame.step)!.decision!
  if (move === PASS) {
    if (game.events) emit(game, { type: 'passed', player: frame.player, step: decision.step })
    decision.passed?.(game, frame)
  } else decision.offers[move % OFFERS]!.play(game, frame, Math.floor(move / OFFERS))
  run(game)
}

/** A legal move as a record writes it. */
export function actionOf(game: Game, move: number): Action {
  const { decision, frame } = openDecision(game)!
  if (move === PASS) return { player: frame.player, type: 'pass' }
  return decision.offers[move % OFFERS]!.action(game, frame, Math.floor(move / OFFERS))
}

/** The move that an action stands for, or why it is not legal now. The action is well-formed. */
export function moveOf(game: Game, action: Action): Result<number> {
  const refuse = (code: ErrorCode, data?: Record<string, string | number>): Result<never> => ({
    ok: false,
    error: ruleError(code, data),
  })
  const { state } = game
  if (state.winners) return refuse('act/over')
  const open = openDecision(game)
  if (!open) return refuse('act/hidden', { need: state.need ?? 'tile' })
  const { decision, frame } = open
  const { player, type } = action
  if (player !== frame.player) return refuse('act/not-your-turn', { player, expected: frame.player })
  if (type === 'pass') {
    return decision.optional(game, frame)
      ? { ok: true, value: PASS }
      : refuse('act/no-pass', { step: decision.step })
  }
  const number = decision.offers.findIndex((offer) => offer.type === type)
  if (number < 0) return refuse('act/wrong-step', { type: type satisfies ActionType, step: decision.step })
  const read = decision.offers[number]!.read(game, frame, action)
  return read.ok ? { ok: true, value: read.value * OFFERS + number } : read
}

/** Lays the start layout: nothing is scored for it and no piece stands on it. */
function layStart(state: State, start: readonly PlacedTile[]): Result<null> {
  const { board } = state
  const refuse = (code: ErrorCode, data?: Record<string, string | number>): Result<null> => ({
    ok: false,
    error: ruleError(code, data),
  })
  if (start.length === 0) return refuse('setup/empty-start')
  for (const { tile, x, y, rotation } of start) {
    const index = tileIndex(tile)
    if (index < 0) return refuse('setup/start-tile', { tile })
    const turn = rotation / 90
    const onTable = [x, y].every((at) => Number.isInteger(at) && Math.abs(at) <= LIMIT / 2)
    if (!onTable || ![0, 1, 2, 3].includes(turn)) return refuse('setup/start-place', { tile, x, y })
    if (tileAt(board, x, y) >= 0) return refuse('setup/start-overlap', { tile, x, y })
    for (let side = 0; side < 4; side++) {
      const other = tileAt(board, x + SIDE_X[side]!, y + SIDE_Y[side]!)
      if (other >= 0 && edgeAt(board, other, (side + 2) & 3) !== TILES[index]!.edges[turn * 4 + side]) {
        return refuse('setup/start-mismatch', { tile, x, y })
      }
    }
    layTile(board, index, x, y, turn)
  }
  return { ok: true, value: null }
}
