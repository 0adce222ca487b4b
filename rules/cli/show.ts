import { drawBoard, PLAYERS } from '../art/index.ts'
import { position, tilesOnTable } from '../game/position.ts'
import { parseRecord } from '../record/parse.ts'
import { replay } from '../record/replay.ts'
import type { RecordPlayer } from '../record/types.ts'
import { atMost, readArgs } from './args.ts'
import { readDocuments, type Document } from './input.ts'
import { CliError, errorLine, type Io, printLine } from './output.ts'

/** `show FILE`: the position at the end of the record as a standalone SVG. True if there is a picture. */
export async function showCommand(words: string[], io: Io): Promise<boolean> {
  const args = readArgs(words, {})
  atMost(args, 1)
  const [file] = args.rest
  if (file === undefined) throw new CliError('cli/missing', 'show needs a file')
  const documents: Document[] = []
  for await (const document of readDocuments(io, [file])) documents.push(document)
  const [document] = documents
  if (documents.length > 1) throw new CliError('cli/too-many', `${file} holds more than one record`)
  if (!document?.ok) throw document?.error ?? new CliError('cli/empty', `${file} holds no record`)
  const record = parseRecord(document.json)
  const played = record.ok ? replay(record.value, { events: false }) : record
  if (!record.ok || !played.ok) {
    if (!played.ok) await printLine(io, errorLine(played.error))
    return false
  }
  const { state } = played
  const colours = coloursOf(record.value.players)
  const view = { ...position(state), placed: tilesOnTable(state), colours }
  await io.print(`${drawBoard(view)}\n`)
  return true
}

/** A colour for everybody, no two the same: those that chose none get what is left, in turn order. */
function coloursOf(players: readonly RecordPlayer[]): string[] {
  const left = PLAYERS.map(({ id }) => id as string).filter(
    (id) => !players.some(({ colour }) => colour === id),
  )
  return players.map(({ colour }) => colour ?? left.shift()!)
}
