import { missingSet } from '../expansions/registry.ts'
import type { Action } from '../game/action.ts'
import { box, startLayout } from '../game/box.ts'
import { ruleError } from '../game/error.ts'
import { parseOptions, type Options } from '../game/options.ts'
import type { PlacedTile } from '../tiles/types.ts'
import { refuse, type Checked } from './errors.ts'
import { isObject, lengthOf, show } from './json.ts'
import { parseAction } from './parse-action.ts'
import { parseStacks } from './parse-stacks.ts'
import { parseStart } from './parse-start.ts'
import { FORMAT, type GameRecord, type RecordPlayer } from './types.ts'

const KEYS: readonly string[] = [
  'format',
  'options',
  'players',
  'deck',
  'seed',
  'tokens',
  'open',
  'start',
  'actions',
  'meta',
]
const MOST_PLAYERS = 6
const MOST_ACTIONS = 10_000
const LONGEST_NAME = 24

/**
 * Reads a game record from parsed JSON. What comes back is whole: every option has its value, both stacks are
 * written out, every action has exactly the fields of its type. Whether the actions are legal is for `replay`.
 */
export function parseRecord(json: unknown): Checked<GameRecord> {
  if (!isObject(json)) return refuse('record/not-an-object', 'a record is a JSON object')
  if (json.format !== FORMAT) {
    const format = show(json.format)
    return refuse('record/unknown-format', `the format is ${format}, not ${FORMAT}`, { format })
  }
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) {
    return refuse('record/unknown-key', `a record has no ${show(unknown)}`, { key: show(unknown) })
  }
  for (const key of ['options', 'meta']) {
    if (json[key] !== undefined && !isObject(json[key])) {
      return refuse('record/wrong-kind', `${key} is not an object`, { key })
    }
  }
  const options = parseOptions(json.options ?? {})
  if (!options.ok) return { ok: false, error: { ...options.error, at: null } }
  const missing = missingSet(options.value.sets)
  if (missing) return { ok: false, error: { ...ruleError('setup/set-missing', { set: missing }), at: null } }
  const players = parsePlayers(json.players)
  if (!players.ok) return players
  const start = readStart(json.start, options.value)
  if (!start.ok) return start
  const stacks = parseStacks(json, options.value, start.value)
  if (!stacks.ok) return stacks
  const actions = parseActions(json.actions, players.value.length)
  if (!actions.ok) return actions

  return {
    ok: true,
    value: {
      options: options.value,
      players: players.value,
      ...stacks.value,
      ...(start.value && { start: start.value }),
      actions: actions.value,
      ...(isObject(json.meta) && { meta: json.meta }),
    },
  }
}

function parsePlayers(json: unknown): Checked<RecordPlayer[]> {
  if (json === undefined) return refuse('record/missing-key', 'a record has players', { key: 'players' })
  if (!Array.isArray(json)) return refuse('record/wrong-kind', 'players are not a list', { key: 'players' })
  if (json.length < 1 || json.length > MOST_PLAYERS) {
    return refuse('record/players', `1 to ${MOST_PLAYERS} can play, not ${json.length}`, {
      players: json.length,
    })
  }
  const players: RecordPlayer[] = []
  for (const item of json as unknown[]) {
    if (!isObject(item)) return refuse('record/wrong-kind', 'a player is not an object', { key: 'players' })
    const { name, colour, bot } = item
    if (name === undefined) return refuse('record/missing-key', 'a player has no name', { key: 'name' })
    if (typeof name !== 'string') return refuse('record/wrong-kind', 'a name is not a text', { key: 'name' })
    const length = lengthOf(name)
    if (length < 1 || length > LONGEST_NAME) {
      return refuse('record/wrong-length', `a name has 1 to ${LONGEST_NAME} characters, not ${length}`, {
        key: 'name',
        min: 1,
        max: LONGEST_NAME,
        length,
      })
    }
    if (colour !== undefined && typeof colour !== 'string') {
      return refuse('record/wrong-kind', 'a colour is not a text', { key: 'colour' })
    }
    if (bot !== undefined && typeof bot !== 'string') {
      return refuse('record/wrong-kind', 'a bot is not a text', { key: 'bot' })
    }
    players.push({ name, ...(colour !== undefined && { colour }), ...(bot !== undefined && { bot }) })
  }
  return { ok: true, value: players }
}

function readStart(json: unknown, options: Options): Checked<PlacedTile[] | undefined> {
  if (json === undefined) return { ok: true, value: undefined }
  const inBox = new Set(box(options))
  const block = startLayout(options).filter(({ tile }) => !inBox.has(tile))
  return parseStart(json, inBox, block)
}

function parseActions(json: unknown, players: number): Checked<Action[]> {
  if (json === undefined) return refuse('record/missing-key', 'a record has actions', { key: 'actions' })
  if (!Array.isArray(json)) return refuse('record/wrong-kind', 'actions are not a list', { key: 'actions' })
  if (json.length > MOST_ACTIONS) {
    return refuse('record/wrong-length', `a record has at most ${MOST_ACTIONS} actions`, {
      key: 'actions',
      max: MOST_ACTIONS,
      length: json.length,
    })
  }
  const actions: Action[] = []
  for (const [at, item] of (json as unknown[]).entries()) {
    const action = parseAction(item, at, players)
    if (!action.ok) return action
    actions.push(action.value)
  }
  return { ok: true, value: actions }
}
