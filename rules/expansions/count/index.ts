import { faceOf } from '../../board/board.ts'
import { nodesOf } from '../../board/features.ts'
import type { Expansion } from '../../game/module.ts'
import { COUNT } from '../../tiles/count.ts'
import { COUNT_2015 } from '../../tiles/count-2015.ts'
import { QUARTERS, cityOf, newCity, unpack } from './city.ts'
import { ENTER_STEP, MOVE_COUNT_STEP } from './enter.ts'
import { EMPTY_STEP, EMPTY_VISIT_STEP, LEAVE_STEP, LEAVE_TURN_STEP } from './leave.ts'

/** The City of Carcassonne among the cities beside a field: completed, and no feature of the board. */
const CARCASSONNE = -1

/** The Count of Carcassonne: the block as the start, four quarters, the count (docs/rules/count.md). */
export const COUNT_EXPANSION: Expansion = {
  id: 'count',
  tiles: [COUNT, COUNT_2015],
  printings: (options) => [options['count-block'] === '2015' ? COUNT_2015 : COUNT],
  start: (options) => (options['count-block'] === '2015' ? COUNT_2015 : COUNT).start!,
  part: newCity,
  steps: () => [LEAVE_STEP, LEAVE_TURN_STEP, ENTER_STEP, MOVE_COUNT_STEP, EMPTY_STEP, EMPTY_VISIT_STEP],
  // CO-14: each field of the block borders the City.
  landmarksBeside(game, field) {
    const { board, options } = game.state
    if (!options['count-fields']) return []
    const beside = nodesOf(board, field).some(
      (node) => faceOf(board, board.on[node]!).set.wallBordersEveryField === true,
    )
    return beside ? [CARCASSONNE] : []
  },
  // CO-15, KR-24.
  landmarks: () => 1,
  describe(state, position, { pieces }) {
    const { count, inside } = cityOf(state)
    const city: NonNullable<typeof position.city> = {
      castle: [],
      market: [],
      blacksmith: [],
      cathedral: [],
    }
    for (const packed of inside) {
      const { quarter, player, piece } = unpack(packed)
      city[QUARTERS[quarter]!].push({ player, piece: pieces[piece]!.id })
    }
    position.city = city
    position.count = QUARTERS[count]!
  },
}
