import { expect, test, vi } from 'vitest'
import { copyBoard, layTile } from '../board/board.ts'
import { valueAt } from '../board/grid.ts'
import { box, tokenBox } from '../game/box.ts'
import { legalMoves, openDecision, playMove, sourceOf, startGame } from '../game/engine.ts'
import type { Game } from '../game/module.ts'
import { meaning } from './moves.ts'
import { random } from '../record/random.ts'
import { shuffleDeck, shuffleTokens } from '../record/shuffle.ts'
import { tileIndex } from '../tiles/prepared.ts'
import { unseen } from './bag.ts'
import { newJudge } from './judge.ts'
import { newSandbox } from './sandbox.ts'
import { anyOptions } from './testing.ts'
import { sameTurns } from './turns.ts'
import { WEIGHTS } from './weights.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Games played at random, stopped at each tile to be placed. */
function* positions(games: number): Generator<Game> {
  for (let number = 0; number < games; number++) {
    const chance = random(`judge ${number}`)
    const options = anyOptions(chance)
    const deck = shuffleDeck(`judge ${number}`, box(options))
    const tokens = shuffleTokens(`judge ${number}`, tokenBox(options))
    const players = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cleo' }]
    const begun = startGame(
      { options, players, deck: deck.length, tokens: tokens.length },
      sourceOf(deck, tokens),
    )
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      if (openDecision(game)!.decision.step === 'place') yield game
      const again = legalMoves(game)
      playMove(game, again[chance.below(again.length)]!)
    }
  }
}

test('a tile judged in passing gets the same as its position judged anew', () => {
  let judged = 0
  for (const game of positions(3)) {
    const { state } = game
    const left = unseen(state)
    const quick = newJudge(state, left, WEIGHTS)
    const slow = newJudge(state, left, WEIGHTS)
    const sandbox = newSandbox(state.board)
    quick.before(state)
    for (const move of [...legalMoves(game)].filter((_, at) => at % 9 === 0)) {
      const place = meaning(move)
      const at = { x: state.board.openX[place >> 2]!, y: state.board.openY[place >> 2]! }
      const board = copyBoard(state.board)
      layTile(board, state.hand, at.x, at.y, place & 3)
      sandbox.lay(state.hand, at.x, at.y, place & 3)
      expect(sandbox.board.feature).toEqual(board.feature)
      const lead = quick.leadAfter({ ...state, board: sandbox.board }, 1, at)
      expect(lead).toBeCloseTo(slow.lead({ ...state, board }, 1), 9)
      sandbox.undo()
      judged++
    }
    const { grid: laid, ...rest } = sandbox.board
    const { grid, ...before } = state.board
    expect(rest).toEqual(before)
    for (let x = -12; x <= 12; x++)
      for (let y = -12; y <= 12; y++) expect(valueAt(laid, x, y)).toBe(valueAt(grid, x, y))
  }
  expect(judged).toBeGreaterThan(300)
})

test('when the game is over the judge tells the score', () => {
  for (const game of positions(1)) {
    if (game.state.drawnTiles < game.state.deck) continue
    const trial = game
    for (let moves = legalMoves(trial); moves.length > 0; moves = legalMoves(trial))
      playMove(trial, moves[0]!)
    const values = newJudge(trial.state, unseen(trial.state), WEIGHTS).values(trial.state)
    expect(Array.from(values)).toEqual(trial.state.score)
    return
  }
})

test('turns that look the same are known: crossing and monastery have one, a straight road two, a bend four', () => {
  expect(sameTurns(tileIndex('base/X'))).toEqual([0, 0, 0, 0])
  expect(sameTurns(tileIndex('base/B'))).toEqual([0, 0, 0, 0])
  expect(sameTurns(tileIndex('base/U'))).toEqual([0, 1, 0, 1])
  expect(sameTurns(tileIndex('base/V'))).toEqual([0, 1, 2, 3])
})
