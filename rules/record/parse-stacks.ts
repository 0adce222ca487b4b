import { box, startLayout, tokenBox } from '../game/box.ts'
import type { Options } from '../game/options.ts'
import { tileFacts } from '../tiles/catalogue.ts'
import type { PlacedTile } from '../tiles/types.ts'
import { refuse, type Checked } from './errors.ts'
import { isObject, isWhole, lengthOf, show } from './json.ts'
import { shuffleDeck, shuffleTokens } from './shuffle.ts'
import type { GameRecord } from './types.ts'

const MOST_TILES = 400
const MOST_TOKENS = 64
const LONGEST_SEED = 64
const START_TILE = 'base/D'
const TOKENS: readonly unknown[] = ['flea', 'monkey', 'seal', 'bear', 'tiger', 'elephant']

type Stacks = Pick<GameRecord, 'deck' | 'tokens' | 'open'>

/** Reads `deck`, `seed`, `tokens` and `open` of a record, and writes out what the seed stands for. */
export function parseStacks(
  json: Record<string, unknown>,
  options: Options,
  start: readonly PlacedTile[] | undefined,
): Checked<Stacks> {
  const seed = parseSeed(json.seed)
  if (!seed.ok) return seed
  const open = parseOpen(json.open)
  if (!open.ok) return open
  if (open.value && seed.value !== undefined) {
    return refuse('record/open-seed', 'the record of a running game holds no seed')
  }
  const given = parseDeck(json.deck, options)
  if (!given.ok) return given
  const deck =
    given.value ?? (seed.value === undefined ? undefined : shuffleDeck(seed.value, stack(options, start)))
  if (!deck) return refuse('record/no-seed', 'a record without a deck needs a seed', { key: 'deck' })
  const tokens = parseTokens(json.tokens, seed.value, deck, open.value !== undefined, options)
  if (!tokens.ok) return tokens
  if (!open.value) return { ok: true, value: { deck, tokens: tokens.value } }

  const sizes = { deck: open.value.deck, tokens: open.value.tokens ?? tokens.value.length }
  const stacks = { deck, tokens: tokens.value }
  for (const key of ['deck', 'tokens'] as const) {
    if (sizes[key] < stacks[key].length) {
      return refuse('record/open-size', `${stacks[key].length} of ${sizes[key]} ${key} were revealed`, {
        key,
        size: sizes[key],
        revealed: stacks[key].length,
      })
    }
  }
  return { ok: true, value: { ...stacks, open: sizes } }
}

function parseSeed(json: unknown): Checked<string | undefined> {
  if (json !== undefined && typeof json !== 'string') {
    return refuse('record/wrong-kind', 'the seed is not a text', { key: 'seed' })
  }
  if (json !== undefined && lengthOf(json) > LONGEST_SEED) {
    return refuse('record/wrong-length', `a seed has at most ${LONGEST_SEED} characters`, {
      key: 'seed',
      max: LONGEST_SEED,
      length: lengthOf(json),
    })
  }
  return { ok: true, value: json }
}

function parseOpen(json: unknown): Checked<{ deck: number; tokens?: number } | undefined> {
  if (json === undefined) return { ok: true, value: undefined }
  if (!isObject(json)) return refuse('record/wrong-kind', 'open is not an object', { key: 'open' })
  const { deck, tokens } = json
  if (deck === undefined) return refuse('record/missing-key', 'open has no deck', { key: 'deck' })
  if (!isWhole(deck) || deck < 0) {
    return refuse('record/wrong-kind', `open says that the deck has ${show(deck)} tiles`, { key: 'deck' })
  }
  if (tokens === undefined) return { ok: true, value: { deck } }
  if (!isWhole(tokens) || tokens < 0) {
    return refuse('record/wrong-kind', `open says that there are ${show(tokens)} tokens`, { key: 'tokens' })
  }
  return { ok: true, value: { deck, tokens } }
}

function parseList(json: unknown, key: string, most: number): Checked<unknown[]> {
  if (!Array.isArray(json)) return refuse('record/wrong-kind', `${key} is not a list`, { key })
  if (json.length > most) {
    return refuse('record/wrong-length', `${key} has at most ${most} items`, {
      key,
      max: most,
      length: json.length,
    })
  }
  return { ok: true, value: json }
}

function parseDeck(json: unknown, options: Options): Checked<string[] | undefined> {
  if (json === undefined) return { ok: true, value: undefined }
  const list = parseList(json, 'deck', MOST_TILES)
  if (!list.ok) return list
  const inBox = new Set(box(options))
  const block = new Set(startLayout(options).map(({ tile }) => tile))
  const deck: string[] = []
  for (const tile of list.value) {
    if (typeof tile !== 'string') {
      return refuse('record/wrong-kind', `${show(tile)} is no tile id`, { key: 'deck' })
    }
    if (!inBox.has(tile)) {
      if (!tileFacts(tile))
        return refuse('record/unknown-tile', `no set holds ${show(tile)}`, { tile: show(tile) })
      if (block.has(tile)) return refuse('record/block-tile', `${tile} is never in a deck`, { tile })
      return refuse('record/tile-not-in-box', `the tile ${tile} is not in use`, { tile })
    }
    deck.push(tile)
  }
  return { ok: true, value: deck }
}

function parseTokens(
  json: unknown,
  seed: string | undefined,
  deck: readonly string[],
  open: boolean,
  options: Options,
): Checked<string[]> {
  const tents = deck.filter(hasTent).length
  if (json === undefined) {
    if (seed !== undefined) return { ok: true, value: shuffleTokens(seed, tokenBox(options)) }
    if (tents > 0 && !open) {
      return refuse('record/no-seed', 'tent tiles need tokens or a seed', { key: 'tokens', tents })
    }
    // No tent will stand, so their order never matters: they all stay in the stack.
    return { ok: true, value: open ? [] : tokenBox(options) }
  }
  const list = parseList(json, 'tokens', MOST_TOKENS)
  if (!list.ok) return list
  const unknown = list.value.find((token) => !TOKENS.includes(token))
  if (unknown !== undefined) {
    return refuse('record/unknown-token', `no token shows ${show(unknown)}`, { token: show(unknown) })
  }
  if (list.value.length < tents && !open) {
    return refuse('record/too-few-tokens', `${tents} tent tiles, ${list.value.length} tokens`, {
      tents,
      tokens: list.value.length,
    })
  }
  return { ok: true, value: list.value as string[] }
}

function hasTent(tile: string): boolean {
  return tileFacts(tile)?.segments.some(({ type }) => type === 'tent') ?? false
}

/** The whole box without the start layout, in the order that docs/shuffle.md promises. */
function stack(options: Options, start: readonly PlacedTile[] | undefined): string[] {
  if (!start) return box(options)
  const tiles = [...new Set(box(options))].flatMap((id) =>
    Array.from({ length: tileFacts(id)!.copies }, () => id),
  )
  const out = start.map(({ tile }) => tile)
  if (options['start-tile'] === 'discard' && !out.includes(START_TILE)) out.push(START_TILE)
  for (const tile of out) {
    const lies = tiles.indexOf(tile)
    if (lies >= 0) tiles.splice(lies, 1)
  }
  return tiles
}
