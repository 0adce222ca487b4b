import { FORMAT, type GameRecord } from './types.ts'

/** The record of a game that begins: no decision yet. */
export function newRecord(game: Omit<GameRecord, 'actions' | 'open'>): GameRecord {
  return { ...game, actions: [] }
}

/**
 * The open record of a running game: what anybody may know of it. `drawn` says how many tiles and tokens were
 * asked for so far; the rest of both stacks is left out, and their sizes stand in `open`.
 */
export function openRecord(record: GameRecord, drawn: { tiles: number; tokens: number }): GameRecord {
  return {
    ...record,
    deck: record.deck.slice(0, drawn.tiles),
    tokens: record.tokens.slice(0, drawn.tokens),
    open: record.open ?? { deck: record.deck.length, tokens: record.tokens.length },
  }
}

/** A record as a JSON document, its keys in the order of the contract; `parseRecord` reads it back. */
export function writeRecord(record: GameRecord): Record<string, unknown> {
  const { options, players, deck, tokens, open, start, actions, meta } = record
  return {
    format: FORMAT,
    options,
    players,
    deck,
    tokens,
    ...(open && { open }),
    ...(start && { start }),
    actions,
    ...(meta && { meta }),
  }
}
