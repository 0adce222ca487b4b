import { readFile } from 'node:fs/promises'
import { CliError, type Io } from './output.ts'

/** One JSON document of the input, or why it is none. */
export type Document = { ok: true; json: unknown } | { ok: false; error: CliError }

const STDIN = '-'
const LINE_FEED = 0x0a

/**
 * Reads files that hold one JSON document or one document a line, in the order given; `-` is standard input. What
 * cannot be read is an error in its place, and the others still come.
 */
export async function* readDocuments(io: Io, files: string[]): AsyncGenerator<Document> {
  for (const file of files) {
    let bytes: Uint8Array
    try {
      bytes = file === STDIN ? await io.input() : await readFile(file)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      yield { ok: false, error: new CliError('cli/unreadable', `cannot read ${file}: ${why}`) }
      continue
    }
    yield* documentsOf(bytes)
  }
}

/** The documents in the bytes of one file. */
function documentsOf(bytes: Uint8Array): Document[] {
  const whole = parse(bytes)
  if (whole.ok) return [whole]
  const lines = linesOf(bytes).filter((line) => !isBlank(line))
  if (lines.length === 0) return [{ ok: false, error: new CliError('cli/empty', 'there is no record') }]
  const documents = lines.map(parse)
  return isOneBroken(lines, documents) ? [whole] : documents
}

/**
 * A document over several lines with a mistake in it is one error, not one a line. It looks like this: no line is
 * a record, the first one does not stand for itself, and a later one is indented or closes a bracket.
 */
function isOneBroken(lines: Uint8Array[], documents: Document[]): boolean {
  if (documents[0]?.ok) return false
  if (documents.some((document) => document.ok && looksLikeRecord(document.json))) return false
  return lines.slice(1).some((line) => [' ', '\t', '}', ']'].includes(String.fromCharCode(line[0]!)))
}

function looksLikeRecord(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'format' in json
}

function parse(bytes: Uint8Array): Document {
  let text: string
  try {
    // It leaves a byte order mark out.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, error: new CliError('cli/not-utf8', 'the text is not UTF-8') }
  }
  try {
    return { ok: true, json: JSON.parse(text) as unknown }
  } catch (error) {
    return {
      ok: false,
      error: new CliError('cli/not-json', error instanceof Error ? error.message : String(error)),
    }
  }
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  while (from <= bytes.length) {
    const end = bytes.indexOf(LINE_FEED, from)
    lines.push(bytes.subarray(from, end < 0 ? bytes.length : end))
    if (end < 0) break
    from = end + 1
  }
  return lines
}

function isBlank(line: Uint8Array): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
