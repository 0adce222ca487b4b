/** Pyramids and the tent for whoever looks at them: where they are met on the board, and what they will bring (help 4). */
import { type FeatureInfo, type PlacedTile, type Spot, tileFacts } from '#rules'
import type { Point } from '#lib/board/camera.ts'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { FeatureWords } from '#lib/panels/feature-words.ts'
import type { Play } from '#lib/panels/play.svelte.ts'

/** The foot of the tent on its tile, whichever way that is turned. */
export const TENT_FOOT: Point = { x: 76, y: 70 }
const MIDDLE: Point = { x: 50, y: 50 }
/** Half the width of the tent, and of the acrobats' ring. */
const REACH = 22

const WHOLE = 3

/** The segment of the tent or of a pyramid at a point of a tile, which is 100 units wide. */
export function circusUnder(
  tent: Pick<Spot, 'x' | 'y'> | null | undefined,
  { tile, x, y }: PlacedTile,
  at: Point,
): string | null {
  const near = (point: Point): boolean => Math.hypot(at.x - point.x, at.y - point.y) < REACH
  const wanted = tent?.x === x && tent.y === y && near(TENT_FOOT) ? 'tent' : near(MIDDLE) ? 'acrobats' : null
  return tileFacts(tile)?.segments.find(({ type }) => type === wanted)?.id ?? null
}

/** What stands on a segment of the Circus, in words; null where it is none, or the tent is elsewhere. */
export function circusWords(play: Play, { kind, counted }: FeatureInfo): FeatureWords | null {
  if (!counted) return null
  const { figures, least, most } = counted
  const pyramid = kind === 'acrobats'
  const standing = figures.reduce((sum, { count }) => sum + count, 0)
  const who = list(
    figures.map(({ player, count }, at) =>
      t(pyramid ? 'circus.look.acrobats' : 'circus.look.figures', {
        name: play.nameOf(player, at === 0),
        count,
      }),
    ),
  )
  if (!pyramid)
    return {
      worth: t(least < most ? 'circus.look.tent' : 'circus.look.tent-sure', { least, most }),
      facts: t('circus.look.tent-when'),
      who: standing > 0 ? who : t('circus.look.no-figures'),
    }
  const shares = figures.map(({ player, count }) =>
    t('circus.pyramid-share', { name: play.nameOf(player), points: count * most }),
  )
  return {
    worth: standing > 0 ? t('circus.look.pyramid', { who: list(shares) }) : t('circus.look.pyramid-empty'),
    facts: t(standing < WHOLE ? 'circus.look.growing' : 'circus.look.whole', {
      count: standing,
      points: most,
    }),
    who: standing > 0 ? who : t('circus.look.nobody'),
  }
}
