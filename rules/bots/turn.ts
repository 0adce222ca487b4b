import { tilesOf } from '../board/features.ts'
import { tentOf } from '../expansions/circus/tent.ts'
import { PIECES } from '../game/deploy.ts'
import { legalMoves } from '../game/engine.ts'
import type { Game, State } from '../game/module.ts'
import { PASS } from '../game/play.ts'
import { ACROBATS, CITY, FIELD, MONASTERY, ROAD, TILES } from '../tiles/prepared.ts'
import { isNear, ringmasterOf, spacesInReach, tokenWorth } from './extras.ts'
import type { GoOn } from './bot.ts'
import type { Judge } from './judge.ts'
import { meaning, moveFor } from './moves.ts'
import { newSandbox, type Sandbox } from './sandbox.ts'
import { sameTurns } from './turns.ts'

// A whole turn, tile and figure together, judged without playing it: the tile is laid on a copy of the board, the
// position judged once, and each figure that could go with it by what it changes.

/** A tile and what follows it, as moves of the engine; `deploy` may be {@link PASS}. */
export interface Turn {
  readonly place: number
  readonly deploy: number
  /** What the player makes of the position afterwards. */
  readonly value: number
}

/** Told of each turn; `deploy` as in {@link Turn}. */
export type Visit = (place: number, deploy: number, value: number) => void

/**
 * Judges every turn of a player with the tile in hand, the open `place` decision being his. False if `goOn` said no
 * before all were judged; one place is judged in any case.
 */
export function judgeTurns(game: Game, judge: Judge, player: number, goOn: GoOn, visit: Visit): boolean {
  const { state } = game
  const sandbox = newSandbox(state.board)
  const trial: State = { ...state, board: sandbox.board }
  judge.before(state)
  const same = sameTurns(state.hand)
  let first = true
  for (const place of legalMoves(game)) {
    const turn = meaning(place) & 3
    // Looks like an earlier one that fits too.
    if (same[turn] !== turn) continue
    if (!first && !goOn()) return false
    first = false
    judgePlace(game, judge, player, place, sandbox, trial, visit)
    sandbox.undo()
  }
  return true
}

function judgePlace(
  game: Game,
  judge: Judge,
  player: number,
  place: number,
  sandbox: Sandbox,
  trial: State,
  visit: Visit,
): void {
  const { state } = game
  const open = meaning(place) >> 2
  const at = { x: state.board.openX[open]!, y: state.board.openY[open]! }
  const { board } = sandbox
  const first = board.on.length
  const placed = sandbox.lay(state.hand, at.x, at.y, meaning(place) & 3)
  trial.parts = state.parts
  if (state.parts['king-robber']) takeRecords(trial, player, first)
  const tent = state.parts['circus'] ? tentOf(state).at : -1
  const isTent = TILES[state.hand]!.tent >= 0
  if (isTent) trial.parts = { ...trial.parts, circus: { ...trial.parts['circus'], at: placed } }

  const value = judge.leadAfter(trial, player, at)
  visit(place, PASS, value)

  const { pieces } = game.rules
  const ringmaster = ringmasterOf(game.rules)
  // Points of the place where the tent stands or stood, for a figure that stays.
  const near = (tent >= 0 && isNear(trial, placed, tent) ? 1 : 0) + (isTent ? 1 : 0)
  const staying = near * tokenWorth(judge)
  for (let piece = 0; piece < pieces.length; piece++) {
    if (state.supply[player * pieces.length + piece] === 0) continue
    const bonus = piece === ringmaster ? 2 * spacesInReach(trial, placed) : 0
    for (let node = first; node < board.on.length; node++) {
      const kind = board.kind[node]!
      if (kind > MONASTERY || (kind === FIELD && !state.options.farmers)) continue
      const root = board.feature[node]!
      if (board.held[root] !== 0) continue
      const complete = kind !== FIELD && board.ends[root] === 0
      if (complete && piece === ringmaster && state.options['ringmaster-place'] === 'incomplete') continue
      const gain = judge.claim(trial, player, root) + bonus + (complete ? 0 : staying)
      visit(place, moveFor(0, (node - first) * PIECES + piece), value + gain)
    }
  }
  if (state.parts['circus'])
    judgeAcrobats(game, trial, judge, player, (deploy, gain) => visit(place, deploy, value + gain))
}

/** Records that the tile breaks change hands, as they will when it is scored. */
function takeRecords(trial: State, player: number, first: number): void {
  const { board } = trial
  const before = trial.parts['king-robber'] as {
    king: number
    kingSize: number
    robber: number
    robberSize: number
  }
  const records = { ...before }
  for (let node = first; node < board.on.length; node++) {
    const kind = board.kind[node]!
    const root = board.feature[node]!
    if (board.ends[root] !== 0) continue
    if (kind === CITY && tilesOf(board, root) > records.kingSize) {
      records.king = player
      records.kingSize = tilesOf(board, root)
    }
    if (kind === ROAD && tilesOf(board, root) > records.robberSize) {
      records.robber = player
      records.robberSize = tilesOf(board, root)
    }
  }
  trial.parts = { ...trial.parts, 'king-robber': records }
}

function judgeAcrobats(
  game: Game,
  trial: State,
  judge: Judge,
  player: number,
  visit: (deploy: number, gain: number) => void,
): void {
  const { offers } = game.rules.steps.get('deploy')!.decision!
  const join = offers.findIndex(({ type }) => type === 'acrobat')
  if (join < 0) return
  const { board, figures } = trial
  const placed = board.tile.length - 1
  const { weights } = judge
  if (trial.supply[player * game.rules.pieces.length]! > 0) {
    for (let node = 0; node < board.on.length; node++) {
      if (board.kind[node] !== ACROBATS || board.held[node]! >= 3 || !isNear(trial, board.on[node]!, placed))
        continue
      const back = (weights.pyramidBack * (board.held[node]! + 1)) / 3
      visit(moveFor(join, node), 5 * weights.acrobat + judge.followers(player, back - 1))
    }
  }
  const score = offers.findIndex(({ type }) => type === 'score-pyramid')
  const seen = new Set<number>()
  for (const { node } of figures) {
    if (board.kind[node] !== ACROBATS || board.held[node] !== 3 || seen.has(node)) continue
    seen.add(node)
    let own = 0
    for (const figure of figures) if (figure.node === node && figure.player === player) own++
    const gain = 5 * own * (1 - weights.acrobat) + judge.followers(player, own * (1 - weights.pyramidBack))
    visit(moveFor(score, node), gain - (3 - own) * 0.5)
  }
}
