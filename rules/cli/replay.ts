import { legal, position } from '../game/position.ts'
import type { Position } from '../game/result.ts'
import { parseRecord } from '../record/parse.ts'
import { replay } from '../record/replay.ts'
import { readArgs, whole } from './args.ts'
import { readDocuments } from './input.ts'
import { errorLine, type ErrorLine, type Io, printLine } from './output.ts'

interface Wanted {
  /** Stop after so many actions. */
  at: number
  legal: boolean
  events: boolean
}

/** `replay [FILE…] [--legal] [--events] [--at N]`: a result or an error a line. True if every record was played. */
export async function replayCommand(words: string[], io: Io): Promise<boolean> {
  const args = readArgs(words, { at: 'string', legal: 'boolean', events: 'boolean' })
  const wanted: Wanted = {
    at: whole(args, 'at', 0, Number.MAX_SAFE_INTEGER, Infinity),
    legal: args.flags.legal === true,
    events: args.flags.events === true,
  }
  let good = true
  for await (const document of readDocuments(io, args.rest.length > 0 ? args.rest : ['-'])) {
    const line = document.ok ? resultOf(document.json, wanted) : errorLine(document.error)
    if ('error' in line) good = false
    await printLine(io, line)
  }
  return good
}

function resultOf(json: unknown, wanted: Wanted): object | ErrorLine {
  const record = parseRecord(json)
  if (!record.ok) return errorLine(record.error)
  const played = replay(record.value, { at: wanted.at, events: wanted.events })
  if (!played.ok) return errorLine(played.error)
  return {
    ok: true,
    ...contractOf(position(played.state)),
    ...(wanted.legal && { legal: legal(played.state) }),
    ...(wanted.events && { events: played.events }),
  }
}

/** A position with the keys of the contract and no others, `null` where a set is not in play. */
function contractOf(position: Position): object {
  const { finished, turn, awaiting, players, pieces, city, count, king, robber, tent, tokens } = position
  const { tilesLeft, discarded, scores, winners } = position
  return {
    finished,
    turn,
    awaiting,
    players,
    pieces,
    city: city ?? null,
    count: count ?? null,
    king: king ?? null,
    robber: robber ?? null,
    tent: tent ?? null,
    tokens: tokens ?? null,
    tilesLeft,
    discarded,
    scores,
    winners,
  }
}
