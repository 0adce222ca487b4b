import type { ErrorCode } from '../game/error.ts'

/** Why a document is no game record. Closed; each code means one thing. */
export type RecordErrorCode =
  /** Not a JSON object. */
  | 'record/not-an-object'
  /** `format` is not `graaf/1`. */
  | 'record/unknown-format'
  /** A key that the format does not have, in the record or in an action. */
  | 'record/unknown-key'
  /** A key that must be there is absent. */
  | 'record/missing-key'
  /** A value is not of the kind that its key asks for. */
  | 'record/wrong-kind'
  /** A list or text is longer or shorter than the format allows. */
  | 'record/wrong-length'
  /** Fewer than one or more than six players. */
  | 'record/players'
  /** A tile id that no set holds. */
  | 'record/unknown-tile'
  /** A tile of a set, part or printing that is not in use. */
  | 'record/tile-not-in-box'
  /** A tile of the count block in the deck, or in the start layout away from its place. */
  | 'record/block-tile'
  /** An animal that no token shows. */
  | 'record/unknown-token'
  /** Fewer tokens than tent tiles in the deck. */
  | 'record/too-few-tokens'
  /** Neither the deck nor a seed for it, or tent tiles and neither the tokens nor a seed for them. */
  | 'record/no-seed'
  /** The record of a running game holds a seed: it would give the hidden stacks away. */
  | 'record/open-seed'
  /** `open` gives a stack that is smaller than what was revealed of it. */
  | 'record/open-size'
  /** The count is in play and a tile of the block is not where the catalogue puts it. */
  | 'record/start-block'
  /** An action of a player that the game does not have. */
  | 'record/unknown-player'

/** Why a record is refused: by its form, by its options, or by the rules at one of its actions. */
export interface RecordError {
  code: RecordErrorCode | ErrorCode
  /** For developers. */
  message: string
  /** The index of the action that is refused; null where the record is refused before its first. */
  at: number | null
  /** The ids and numbers that a sentence about it needs. */
  data?: Record<string, string | number>
  /** The statement that it rests on. */
  rule?: string
}

/** What came of reading a record or a part of one. */
export type Checked<T> = { ok: true; value: T } | { ok: false; error: RecordError }

/** A refusal of the record's form; `at` only where an action is at fault. */
export function refuse(
  code: RecordErrorCode,
  message: string,
  data?: Record<string, string | number>,
  at: number | null = null,
): { ok: false; error: RecordError } {
  return { ok: false, error: { code, message, at, ...(data && { data }) } }
}
