import type { Result } from '../game/error.ts'
import { parseOptions } from '../game/options.ts'
import type { GameRecord } from './types.ts'

/**
 * Takes a record that `writeRecord` wrote, straight from the room that plays it. Its form is trusted: rules refuse by
 * themselves what cannot be set up or played. Only the options are read, because a rule that this release does not
 * know would otherwise be passed over. A record from anywhere else is for `parseRecord`.
 */
export function trustRecord(written: object): Result<GameRecord> {
  const record = written as GameRecord
  const options = parseOptions(record.options)
  return options.ok ? { ok: true, value: { ...record, options: options.value } } : options
}
