/** The picture of a game's board as text: what anybody may see of it, drawn for a small size. */
import { parseRecord, position, replay, tilesOnTable } from '#rules'
import { drawBoard } from '#rules/art'
import { PICTURE } from './size.ts'

/**
 * The board at the end of a record as SVG. Of a running game that is its open record, so nothing hidden can be seen.
 * Null for a record that cannot be played.
 */
export function drawing(record: string): string | null {
  const parsed = parseRecord(JSON.parse(record))
  if (!parsed.ok) return null
  const played = replay(parsed.value, { events: false })
  if (played.state === null) return null
  const { pieces, city, count, tent } = position(played.state)
  return drawBoard(
    {
      placed: tilesOnTable(played.state),
      pieces,
      colours: parsed.value.players.map(({ colour }) => colour ?? 'ink'),
      ...(city && { city }),
      ...(count && { count }),
      ...(tent && { tent }),
    },
    { coarse: true, aspect: PICTURE.width / PICTURE.height },
  )
}
