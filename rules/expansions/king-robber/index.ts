import { countComplete, tilesOf } from '../../board/features.ts'
import type { Term } from '../../game/event.ts'
import type { Expansion, Game, State, StepDef } from '../../game/module.ts'
import { award, emit } from '../../game/play.ts'
import { KING_ROBBER } from '../../tiles/king-robber.ts'
import { CITY, ROAD } from '../../tiles/prepared.ts'

/** Holder (-1 nobody) and record of each tile. */
type Records = {
  king: number
  kingSize: number
  robber: number
  robberSize: number
}

/** One of the two tiles: the King for cities, the Robber Baron for roads. */
interface Title {
  readonly tile: 'king' | 'robber'
  readonly size: 'kingSize' | 'robberSize'
  readonly kind: number
  readonly of: Term['of']
  readonly rule: string
}

const TITLES: readonly Title[] = [
  { tile: 'king', size: 'kingSize', kind: CITY, of: 'cities', rule: 'KR-21' },
  { tile: 'robber', size: 'robberSize', kind: ROAD, of: 'roads', rule: 'KR-22' },
]

function recordsOf(state: State): Records {
  return state.parts['king-robber'] as Records
}

/** TO-4: who completed something larger than ever before takes the tile (KR-14 … KR-20). */
const RECORDS_STEP: StepDef = {
  name: 'records',
  run(game, { player }) {
    const { board, completed, options } = game.state
    if (completed.length === 0) return true
    const records = recordsOf(game.state)
    for (const title of TITLES) {
      const sizes = completed
        .filter((node) => board.kind[node] === title.kind)
        .map((node) => tilesOf(board, board.feature[node]!))
      if (sizes.length === 0) continue
      const holder = records[title.tile]
      if (holder >= 0 && options['king-scoring'] === 'running') {
        pay(game, title, holder, { of: title.of, count: sizes.length, value: 1 }, 'KR-33')
      }
      const size = Math.max(...sizes)
      if (size <= records[title.size]) continue
      records[title.tile] = player
      records[title.size] = size
      emit(game, { type: 'record', tile: title.tile, player, size, from: holder < 0 ? null : holder })
    }
    return true
  },
}

/** TO-16: the bonus of the two tiles. One that nobody holds brings nothing. */
const FINAL_RECORDS_STEP: StepDef = {
  name: 'final-records',
  run(game) {
    const { board, options } = game.state
    const { king, robber, ...records } = recordsOf(game.state)
    for (const title of TITLES) {
      const holder = title.tile === 'king' ? king : robber
      if (holder < 0 || records[title.size] === 0) continue
      switch (options['king-scoring']) {
        case 'each': {
          const landmarks = title.kind === CITY ? game.rules.landmarks : 0
          const count = countComplete(board, title.kind) + landmarks
          pay(game, title, holder, { of: title.of, count, value: 1 }, title.rule)
          break
        }
        case 'flat-10':
          pay(game, title, holder, { of: 'flat', count: 1, value: 10 }, 'KR-31')
          break
        case '15-or-40':
          pay(game, title, holder, { of: 'flat', count: 1, value: king === robber ? 20 : 15 }, 'KR-32')
          break
        case 'running':
          break
      }
    }
    return true
  },
}

function pay(game: Game, { tile }: Title, holder: number, term: Term, rule: string): void {
  award(game, holder, tile, term.count * term.value, () => ({ terms: [term], at: null, strengths: [], rule }))
}

function record(player: number, size: number): { player: number; size: number } | null {
  return player < 0 ? null : { player, size }
}

/** King & Robber Baron: five tiles and two records (docs/rules/king-robber.md). */
export const KING_ROBBER_EXPANSION: Expansion = {
  id: 'king-robber',
  tiles: [KING_ROBBER],
  printings: () => [KING_ROBBER],
  part: (): Records => ({ king: -1, kingSize: 0, robber: -1, robberSize: 0 }),
  steps: () => [RECORDS_STEP, FINAL_RECORDS_STEP],
  describe(state, position) {
    const { king, kingSize, robber, robberSize } = recordsOf(state)
    position.king = record(king, kingSize)
    position.robber = record(robber, robberSize)
  },
}
