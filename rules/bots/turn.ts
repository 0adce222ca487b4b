import { copyBoard, layTile } from '../board/board.ts'
import { tilesOf } from '../board/features.ts'
import { tentOf } from '../expansions/circus/tent.ts'
import { PIECES } from '../game/deploy.ts'
import type { Game, State } from '../game/module.ts'
import { OFFERS, PASS } from '../game/play.ts'
import { ACROBATS, CITY, FIELD, MONASTERY, ROAD, TILES } from '../tiles/prepared.ts'
import { isNear, ringmasterOf, spacesInReach, tokenWorth } from './extras.ts'
import type { Judge } from './judge.ts'

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

/** Judges every turn that begins with this move of the open `place` decision. */
export function judgeTurns(game: Game, judge: Judge, player: number, place: number, visit: Visit): void {
  const { state } = game
  const open = Math.floor(place / OFFERS) >> 2
  const turn = Math.floor(place / OFFERS) & 3
  const board = copyBoard(state.board)
  const first = board.on.length
  const placed = layTile(board, state.hand, board.openX[open]!, board.openY[open]!, turn)
  const trial: State = { ...state, board }
  if (state.parts['king-robber']) takeRecords(trial, player, first)
  const tent = state.parts['circus'] ? tentOf(state).at : -1
  const isTent = TILES[state.hand]!.tent >= 0
  if (isTent) trial.parts = { ...trial.parts, circus: { ...trial.parts['circus'], at: placed } }

  const value = judge.lead(trial, player)
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
      visit(place, ((node - first) * PIECES + piece) * OFFERS, value + gain)
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
      visit(node * OFFERS + join, 5 * weights.acrobat + judge.followers(player, back - 1))
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
    visit(node * OFFERS + score, gain - (3 - own) * 0.5)
  }
}
