import { AROUND_X, AROUND_Y, SIDE_X, SIDE_Y, openAt, tileAt } from '../board/board.ts'
import { pennantsOf, tilesOf } from '../board/features.ts'
import type { Board } from '../board/board.ts'
import { NOTHING_KNOWN, ownGame } from '../game/engine.ts'
import type { Rules, State } from '../game/module.ts'
import { ACROBATS, CITY, FIELD, MONASTERY, ROAD, SIDE_WEIGHT, TILES } from '../tiles/prepared.ts'
import { fitting, type Unseen } from './bag.ts'
import { expansionValue } from './extras.ts'
import type { Weights } from './weights.ts'

// How good a position is: for each player the score that he may expect at the end. Every incomplete feature counts
// what it brings complete and incomplete, weighed by the chance that it is completed with the tiles that are left;
// followers in hand count what they may still earn.

const SEATS = 6
/** More figures than six players have. */
const GROUPS = 64
const ROAD_EDGE = 2
const CITY_EDGE = 3

/** What it takes to judge positions of one game that differ by a few moves. Keeps scratch memory: one judge, one user. */
export interface Judge {
  readonly rules: Rules
  readonly weights: Weights
  readonly left: Unseen
  /** Expected final score of each player, valid until the next call. */
  values(state: State): Float64Array
  /** What a player makes of the values: his own against the others'. */
  against(values: Float64Array, player: number): number
  /** `values` and `against` at once. */
  lead(state: State, player: number): number
  /** The position before a tile is tried in several places. */
  before(state: State): void
  /** `lead` of the position that was given to `before` with one more tile, at (x, y). */
  leadAfter(state: State, player: number, at: { x: number; y: number }): number
  // What follows reads the position that was judged last.
  /** What claiming a feature that nobody holds is worth to a player, his follower's absence included. */
  claim(state: State, player: number, root: number): number
  /** What a change of the followers that a player can count on is worth to him. */
  followers(player: number, change: number): number
  /** Chance that a road, city or monastery is completed. */
  chance(board: Board, root: number): number
}

export function newJudge(state: State, left: Unseen, weights: Weights): Judge {
  // For the hooks of expansions, which want a game.
  const game = ownGame(state, NOTHING_KNOWN)
  const { rules } = game
  const players = state.players.length
  const room = state.board.feature.length + (left.total + 2) * 12
  const cells = new Int32Array(room)
  const chances = new Float64Array(room)
  const group = new Int32Array(room)
  const pairRoot = new Int32Array(room)
  const pairHits = new Float64Array(room)
  // Open ends by empty place, and those of the position before a tile is tried.
  const endPlace = new Int32Array(room)
  const endNode = new Int32Array(room)
  const endHits = new Float64Array(room)
  const baseX = new Int32Array(room)
  const baseY = new Int32Array(room)
  const skip = new Uint8Array(room)
  let ends = 0
  let baseEnds = 0
  const cityMark = new Int32Array(room)
  const groupRoot: number[] = []
  const groupStrength = new Float64Array((GROUPS + 1) * SEATS)
  const values = new Float64Array(players)
  const hands = new Float64Array(players)
  const fit = fitting(left, weights.extend)
  const crowding = Array.from({ length: 64 }, (_, count) => Math.max(1, count) ** -weights.crowd)
  let mark = 0
  // These change as a search goes deeper, so they belong to the position.
  let ownTurns = 0
  let early = 0
  let share = 0

  /** Adds what lies open at an empty place: a node for each road and city, and how eagerly it is closed there. */
  function readPlace(board: Board, open: number, place: number): void {
    const { openX, openY, openCode, first, tile, turn } = board
    const code = openCode[open]!
    for (let side = 0; side < 4; side++) {
      const asked = Math.floor(code / SIDE_WEIGHT[side]!) % 5
      if (asked !== ROAD_EDGE && asked !== CITY_EDGE) continue
      const other = tileAt(board, openX[open]! + SIDE_X[side]!, openY[open]! + SIDE_Y[side]!)
      const segment = TILES[tile[other]!]!.edgeSegments[turn[other]! * 4 + ((side + 2) & 3)]!
      endPlace[ends] = place
      endNode[ends] = first[other]! + segment
      endHits[ends] = fit.closing(code, side) * (asked === CITY_EDGE ? weights.cityHope : weights.roadHope)
      ends++
    }
  }

  /** Reads the open ends of a whole board. */
  function readEnds(board: Board): void {
    ends = 0
    for (let open = 0; open < board.openX.length; open++) readPlace(board, open, open)
  }

  /** Chances of all roads and cities from the open ends that were read; of the first `from` only those not skipped. */
  function weigh(board: Board, from: number): void {
    const { feature } = board
    const nodes = feature.length
    cells.fill(0, 0, nodes)
    chances.fill(1, 0, nodes)
    let place = -1
    let first = 0
    let pairs = 0
    for (let end = 0; end < ends; end++) {
      if (end < from && skip[end] === 1) continue
      const root = feature[endNode[end]!]!
      if (endPlace[end] !== place) {
        place = endPlace[end]!
        first = pairs
      }
      let twice = false
      for (let pair = first; pair < pairs; pair++) if (pairRoot[pair] === root) twice = true
      if (twice) continue
      cells[root] = cells[root]! + 1
      pairRoot[pairs] = root
      pairHits[pairs] = endHits[end]!
      pairs++
    }
    for (let pair = 0; pair < pairs; pair++) {
      const root = pairRoot[pair]!
      const hits = ((pairHits[pair]! * share) / players) * crowding[Math.min(63, cells[root]!)]!
      chances[root] = chances[root]! * (1 - Math.exp(-hits))
    }
  }

  /** After a tile at (x, y): the ends around it are read anew, the others are those of `before`. */
  function lookAround(board: Board, x: number, y: number): void {
    ends = baseEnds
    for (let end = 0; end < baseEnds; end++) {
      const dx = Math.abs(baseX[end]! - x)
      const dy = Math.abs(baseY[end]! - y)
      skip[end] = dx + dy <= 1 ? 1 : 0
    }
    for (let side = 0; side < 4; side++) {
      const open = openAt(board, x + SIDE_X[side]!, y + SIDE_Y[side]!)
      // Numbers of its own: those of the position before are still in use.
      if (open >= 0) readPlace(board, open, -2 - side)
    }
    weigh(board, baseEnds)
  }

  function monastery(board: Board, root: number): { chance: number; filled: number } {
    const empty = board.ends[root]!
    if (empty === 0) return SURROUNDED
    const placed = board.on[root]!
    const x = board.x[placed]!
    const y = board.y[placed]!
    let chance = 1
    let filled = 8 - empty
    for (let i = 0; i < 8; i++) {
      const atX = x + AROUND_X[i]!
      const atY = y + AROUND_Y[i]!
      if (tileAt(board, atX, atY) >= 0) continue
      const open = openAt(board, atX, atY)
      const fits = open < 0 || left.total === 0 ? 0.5 : fit.any(board.openCode[open]!) / left.total
      const hope = 1 - Math.exp((-weights.monasteryHope * ownTurns * fits) / empty)
      chance *= hope
      filled += hope
    }
    return { chance, filled }
  }

  function worthOf(state: State, root: number): number {
    const { board } = state
    const kind = board.kind[root]!
    if (kind === FIELD) return fieldWorth(state, root)
    if (kind === MONASTERY) return 1 + monastery(board, root).filled
    const ends = cells[root]!
    const chance = chances[root]!
    const tiles = tilesOf(board, root)
    const base = kind === CITY ? tiles + pennantsOf(board, root) : tiles
    const small = kind === CITY && tiles + ends === 2 && state.options['small-city'] === 2
    const each = kind === CITY && !small ? 2 : 1
    const grown = weights.fill * ends * Math.min(1, ownTurns / 4)
    const expected = chance * each * (base + ends) + (1 - chance) * (base + grown)
    return expected * (1 - Math.min(0.6, weights.joined * ends * early))
  }

  function fieldWorth(state: State, root: number): number {
    const each = state.options['field-scoring'] === 'first' ? 4 : 3
    const future =
      (weights.fieldFuture + weights.fieldFutureSize * Math.sqrt(state.board.size[root]!)) * early
    return each * (citiesOf(state, root, null) + future) * (1 - weights.fieldRisk * early)
  }

  /** Cities beside a field, incomplete ones by their chance; of a player's fields each once if he has a list. */
  function citiesOf(state: State, root: number, paid: Set<number> | null): number {
    const { board } = state
    const { on, first, tile, feature, next, ends } = board
    mark++
    let count = 0
    let node = root
    do {
      const placed = on[node]!
      const from = first[placed]!
      for (const segment of TILES[tile[placed]!]!.borders[node - from]!) {
        const city = feature[from + segment]!
        if (cityMark[city] === mark) continue
        cityMark[city] = mark
        if (paid?.has(city)) continue
        paid?.add(city)
        count += ends[city] === 0 ? 1 : chances[city]! * weights.fieldCity
      }
      node = next[node]!
    } while (node !== root)
    if (rules.landmarksBeside.length > 0) {
      game.state = state
      for (const hook of rules.landmarksBeside) {
        for (const city of hook(game, root)) {
          if (paid?.has(city)) continue
          paid?.add(city)
          count++
        }
      }
    }
    return count
  }

  function hand(count: number): number {
    const time = 1 - Math.exp(-ownTurns / weights.followerTurns)
    const fall = weights.followerNext
    return (weights.follower * time * (1 - fall ** count)) / (1 - fall)
  }

  /** Who holds what, then what it brings and to whom. */
  function divide(state: State): void {
    const { board, figures, supply } = state
    const { pieces } = rules
    groupRoot.length = 0
    group.fill(0, 0, board.feature.length)
    for (let player = 0; player < players; player++) {
      values[player] = state.score[player]!
      let count = 0
      for (let piece = 0; piece < pieces.length; piece++) count += supply[player * pieces.length + piece]!
      hands[player] = count
    }
    for (const { player, piece, node } of figures) {
      const root = board.feature[node]!
      if (board.kind[root] === ACROBATS) {
        values[player] = values[player]! + 5 * weights.acrobat
        hands[player] = hands[player]! + (weights.pyramidBack * board.held[root]!) / 3
        continue
      }
      let at = group[root]!
      if (at === 0) {
        groupRoot.push(root)
        at = group[root] = groupRoot.length
        groupStrength.fill(0, at * SEATS, at * SEATS + SEATS)
      }
      const seat = at * SEATS + player
      groupStrength[seat] = groupStrength[seat]! + pieces[piece]!.strength
    }
    const once = state.options['field-scoring'] === 'second' ? new Map<number, Set<number>>() : null
    for (let at = 1; at <= groupRoot.length; at++) {
      const root = groupRoot[at - 1]!
      const kind = board.kind[root]!
      const returns = kind === FIELD ? 0 : weights.back * chanceOf(board, root)
      const sure = kind !== FIELD && board.ends[root] === 0
      let most = 0
      for (let player = 0; player < players; player++) {
        const strength = groupStrength[at * SEATS + player]!
        if (strength > most) most = strength
        hands[player] = hands[player]! + strength * (sure ? 1 : returns)
      }
      const worth = kind === FIELD && once ? 0 : worthOf(state, root)
      for (let player = 0; player < players; player++) {
        if (groupStrength[at * SEATS + player] !== most) continue
        values[player] =
          values[player]! + (kind === FIELD && once ? payOnce(state, root, player, once) : worth)
      }
    }
  }

  /** BA-30: a city pays a player once, however many fields he wins beside it. */
  function payOnce(state: State, root: number, player: number, once: Map<number, Set<number>>): number {
    let paid = once.get(player)
    if (!paid) once.set(player, (paid = new Set()))
    const future =
      (weights.fieldFuture + weights.fieldFutureSize * Math.sqrt(state.board.size[root]!)) * early
    return 3 * (citiesOf(state, root, paid) + future) * (1 - weights.fieldRisk * early)
  }

  function chanceOf(board: Board, root: number): number {
    const kind = board.kind[root]!
    if (kind === ROAD || kind === CITY) return board.ends[root] === 0 ? 1 : chances[root]!
    return kind === MONASTERY ? monastery(board, root).chance : 0
  }

  function valuesOf(state: State, at: { x: number; y: number } | null): Float64Array {
    const tilesLeft = state.deck - state.drawnTiles
    ownTurns = tilesLeft / players
    early = state.deck === 0 ? 0 : tilesLeft / state.deck
    share = left.total === 0 ? 0 : tilesLeft / left.total
    if (state.winners) {
      for (let player = 0; player < players; player++) values[player] = state.score[player]!
      return values
    }
    if (at) lookAround(state.board, at.x, at.y)
    else {
      readEnds(state.board)
      weigh(state.board, 0)
    }
    divide(state)
    expansionValue(judge, state, values, hands, early)
    for (let player = 0; player < players; player++) values[player] = values[player]! + hand(hands[player]!)
    return values
  }

  const judge: Judge = {
    rules,
    weights,
    left,
    values: (state) => valuesOf(state, null),
    before(state) {
      const { board } = state
      readEnds(board)
      baseEnds = ends
      for (let end = 0; end < ends; end++) {
        baseX[end] = board.openX[endPlace[end]!]!
        baseY[end] = board.openY[endPlace[end]!]!
      }
    },
    leadAfter: (state, player, at) => judge.against(valuesOf(state, at), player),
    against(all, player) {
      if (players === 1) return all[player]!
      let best = -Infinity
      let sum = 0
      for (let other = 0; other < players; other++) {
        if (other === player) continue
        const value = all[other]!
        sum += value
        if (value > best) best = value
      }
      const others = weights.leader * best + (1 - weights.leader) * (sum / (players - 1))
      return all[player]! - weights.others * others
    },
    lead: (state, player) => judge.against(judge.values(state), player),
    claim(state, player, root) {
      const { board } = state
      const kind = board.kind[root]!
      const complete = kind !== FIELD && board.ends[root] === 0
      const returns = complete ? 1 : kind === FIELD ? 0 : weights.back * chanceOf(board, root)
      return worthOf(state, root) + judge.followers(player, returns - 1)
    },
    followers: (player, change) => hand(hands[player]! + change) - hand(hands[player]!),
    chance: chanceOf,
  }
  return judge
}

const SURROUNDED = { chance: 1, filled: 8 }
