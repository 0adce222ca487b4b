/** Boards for pictures: games of six, played at random but laid compactly. */
import { PLAYERS, type BoardView, type FeaturePart } from '../rules/art/index.ts'
import { random, type Random } from '../rules/art/random.ts'
import {
  apply,
  awaiting,
  box,
  fields,
  legal,
  newGame,
  parseOptions,
  position,
  shuffleDeck,
  shuffleTokens,
  sourceOf,
  tilesOnTable,
  tokenBox,
  type Action,
  type State,
} from '../rules/index.ts'

/** Every set there is. */
export const EVERYTHING = { sets: ['base', 'count', 'king-robber', 'crop-circles', 'circus'] }

/** A tile for which the legal place with the most neighbours is taken, so that the board becomes compact. */
export function choose(state: State, actions: readonly Action[], r: Random): Action {
  const places = actions.filter((action) => action.type === 'place')
  if (places.length === 0) {
    const keeps = actions.find((action) => action.type === 'pass')
    return keeps && r.chance(0.5) ? keeps : (actions[r.int(actions.length)] as Action)
  }
  const taken = new Set(tilesOnTable(state).map((tile) => `${tile.x},${tile.y}`))
  let best = places[0] as Action
  let most = -Infinity
  for (const place of places) {
    const { x, y } = place
    const sides = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]
    const value =
      sides.filter((side) => taken.has(side)).length * 9 - Math.hypot(x, y * 1.25) + r.between(0, 6)
    if (value > most) {
      most = value
      best = place
    }
  }
  return best
}

/** A game of six with these options, played at random until so many tiles lie. */
export function play(settings: Record<string, unknown>, tiles: number, seed: string): State {
  const options = parseOptions(settings)
  if (!options.ok) throw new Error(options.error.message)
  const deck = shuffleDeck(seed, box(options.value))
  const tokens = shuffleTokens(seed, tokenBox(options.value))
  const source = sourceOf(deck, tokens)
  const players = PLAYERS.map((look) => ({ name: look.id, colour: look.id }))
  const begun = newGame({ options: options.value, players, deck: deck.length, tokens: tokens.length }, source)
  if (!begun.ok) throw new Error(begun.error.message)
  let { state } = begun
  const r = random(seed)
  while (awaiting(state) && tilesOnTable(state).length < tiles) {
    const applied = apply(state, choose(state, legal(state), r), source)
    if (!applied.ok) throw new Error(applied.error.message)
    ;({ state } = applied)
  }
  return state
}

/** What a picture shows of a position; on request with the fields in their owners' colours. */
export function viewOf(state: State, withFields = false): BoardView {
  const placed = tilesOnTable(state)
  const at = new Map(placed.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const { pieces, city, count, tent } = position(state)
  const owned = fields(state)
    .filter((field) => field.owners.length > 0)
    .map((field) => ({
      colours: field.owners.map((player) => PLAYERS[player]?.id ?? 'ink'),
      parts: field.spots.flatMap((spot): FeaturePart[] => {
        const tile = at.get(`${spot.x},${spot.y}`)
        return tile ? [{ ...tile, segment: spot.segment }] : []
      }),
    }))
  return {
    placed,
    pieces,
    colours: PLAYERS.map((look) => look.id),
    ...(city && { city }),
    ...(count && { count }),
    ...(tent && { tent }),
    ...(withFields && { fields: owned }),
  }
}
