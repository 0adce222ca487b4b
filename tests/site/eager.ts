// A player who is out for what expansions offer: he closes what others hold, so that he may enter the City, builds
// pyramids, and keeps figures for all of it. Tests reach rare decisions with him in few games.
import { type Action, apply, legal, position, type State } from '#rules'
import { random } from '../../rules/record/random.ts'
import type { Policy } from './player.ts'

const UNKNOWN = { tile: () => undefined, token: () => undefined }
/** Figures that stay in the supply for the City and the pyramids. */
const KEPT = 4

const WISHES: Readonly<Partial<Record<Action['type'], number>>> = {
  'score-pyramid': 9,
  acrobat: 8,
  'enter-city': 7,
  // Who stays may be asked again, and at the end of the game.
  'leave-city': 1,
  'move-count': 7,
  'add-follower': 5,
}

/** What a place brings if nobody is put on the tile: others' points above all, then whatever is closed. */
function promise(state: State, action: Action, supply: number): number {
  const placed = apply(state, action, UNKNOWN)
  if (!placed.ok) return 0
  const after = legal(placed.state)
  const pyramid = after.some(({ type }) => type === 'acrobat' || type === 'score-pyramid')
  const then = after.find(({ type }) => type === 'pass')
  const ended = then ? apply(placed.state, then, UNKNOWN) : placed
  if (!ended.ok) return 0
  const events = [...placed.events, ...ended.events]
  const mine = events.some((event) => event.type === 'scored' && event.player === action.player)
  const theirs = events.some((event) => event.type === 'scored' && event.player !== action.player)
  const closed = events.filter(({ type }) => type === 'completed').length
  return closed + (theirs && !mine && supply > 0 ? 4 : 0) + (pyramid ? 3 : 0)
}

/** Chooses for whoever has to decide; the same seed chooses the same. */
export function eager(seed: string): Policy {
  const chance = random(seed)
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)]!
  const best = (actions: readonly Action[], worth: (action: Action) => number): Action => {
    const worths = actions.map(worth)
    const most = Math.max(...worths)
    return one(actions.filter((_, index) => worths[index] === most))
  }
  return (actions, state) => {
    const [first] = actions
    const supply = position(state).players[first!.player]?.supply.meeple ?? 0
    if (first!.type === 'place') return best(actions, (action) => promise(state, action, supply))
    return best(actions, (action) => {
      if (action.type === 'pass') return 2
      if (action.type === 'deploy') return supply > KEPT || action.piece === 'ringmaster' ? 3 : 1
      return WISHES[action.type] ?? 4
    })
  }
}
