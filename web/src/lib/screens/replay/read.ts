import { parseRecord, type GameRecord } from '#rules'
import { LONGEST } from './file.ts'

export type ReadFault = 'too-long' | 'not-json' | 'not-a-record'

/** Reads a record from text that came from anywhere. Of several records, one a line, the first. */
export function readRecord(
  text: string,
): { ok: true; record: GameRecord } | { ok: false; fault: ReadFault; code?: string } {
  if (text.length > LONGEST) return { ok: false, fault: 'too-long' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    try {
      json = JSON.parse(text.trim().split('\n')[0] ?? '')
    } catch {
      return { ok: false, fault: 'not-json' }
    }
  }
  const read = parseRecord(json)
  return read.ok
    ? { ok: true, record: read.value }
    : { ok: false, fault: 'not-a-record', code: read.error.code }
}
