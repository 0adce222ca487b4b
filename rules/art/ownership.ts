import { ellipse } from './path.ts'
import { playerLook, PLAYERS, type PlayerLook, type PlayerMark } from './players.ts'
import type { FeaturePart } from './feature.ts'
import { featureShape } from './feature.ts'

/** The period of an owner's pattern: it divides 100, so the pattern runs on across tiles. */
const PERIOD = 20
/** Width of the diagonal bands of a shared field, measured along x: about 40 across. */
const BAND = 60

/** Fine lines on ink: its wash alone is the night's own colour. */
const CREAM = '#e9dfc4'

/** A mark as an endless pattern. */
function endless({ mark, fill }: PlayerLook): string {
  const line = (width: number, d: string): string =>
    `<path d="${d}" stroke="${fill}" stroke-width="${width}"/>`
  switch (mark) {
    case 'stripe':
      return line(3.4, 'M-2 22L22-2M-2 2L2-2M18 22L22 18')
    case 'dot':
      return `<path d="${ellipse(5, 5, 2.6)}${ellipse(15, 15, 2.6)}" fill="${fill}"/>`
    case 'cross':
      return line(2.2, 'M5 1.5V8.5M1.5 5H8.5M15 11.5V18.5M11.5 15H18.5')
    case 'ring':
      return line(1.7, ellipse(5, 5, 2.8) + ellipse(15, 15, 2.8))
    case 'chevron':
      return line(2, 'M0 3L5 8L10 3L15 8L20 3M0 13L5 18L10 13L15 18L20 13')
    case 'plain':
      return `<path d="M-2-2L22 22M-2 18L2 22M18-2L22 2" stroke="${CREAM}" stroke-width="1" opacity=".55"/>`
  }
}

/** A single mark of a shared field's band around 0,0, about 8 wide. */
function single(mark: PlayerMark): { readonly d: string; readonly filled: boolean; readonly width: number } {
  switch (mark) {
    case 'stripe':
      return { d: 'M-5 5L5-5', filled: false, width: 3.4 }
    case 'dot':
      return { d: ellipse(0, 0, 2.8), filled: true, width: 0 }
    case 'cross':
      return { d: 'M0-3.8V3.8M-3.8 0H3.8', filled: false, width: 2.4 }
    case 'ring':
      return { d: ellipse(0, 0, 3), filled: false, width: 1.8 }
    case 'chevron':
      return { d: 'M-4.4-3.6L0 0L4.4-3.6M-4.4 .6L0 4.2L4.4 .6', filled: false, width: 2 }
    case 'plain':
      return { d: '', filled: false, width: 0 }
  }
}

/** How strong the wash of an owner is; ink has no sign of its own and is stronger. */
const washOf = (look: PlayerLook): number => (look.mark === 'plain' ? 0.46 : 0.26)

function ownPattern(look: PlayerLook): string {
  return (
    `<pattern id="a-own-${look.id}" width="${PERIOD}" height="${PERIOD}" patternUnits="userSpaceOnUse">` +
    `<g class="a-own-wash"><path d="M0 0H${PERIOD}V${PERIOD}H0Z" fill="${look.fill}" fill-opacity="${washOf(look)}"/></g>` +
    `<g class="a-own-mark">${endless(look)}</g></pattern>`
  )
}

/** Marks of a band whose upper left edge runs from (from,0) down to the left, whole ones only. */
function bandMarks(look: PlayerLook, from: number, size: number): string {
  const sign = single(look.mark)
  if (!sign.d) return ''
  let places = ''
  for (let y = 0; y <= size; y += 10)
    for (let x = (y / 10) % 2 ? 0 : 10; x <= size; x += 20) {
      // Distance across the band, wrapped: x + y is constant along it.
      const t = (((x + y - from) % size) + size) % size
      if (t > 9 && t < BAND - 9) places += `<path transform="translate(${x} ${y})" d="${sign.d}"/>`
    }
  return `<g ${sign.filled ? `fill="${look.fill}"` : `stroke="${look.fill}" stroke-width="${sign.width}"`}>${places}</g>`
}

function sharedPattern(looks: readonly PlayerLook[]): string {
  const size = BAND * looks.length
  let bands = ''
  let marks = ''
  looks.forEach((look, i) => {
    for (const turn of [-1, 0, 1]) {
      const from = i * BAND + turn * size
      bands += `<path d="M${from} 0h${BAND}L${from + BAND - size} ${size}h${-BAND}Z" fill="${look.fill}" fill-opacity="${washOf(look)}"/>`
    }
    marks += bandMarks(look, i * BAND, size)
  })
  return (
    `<pattern id="a-own-${looks.map((l) => l.id).join('-')}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<g class="a-own-wash">${bands}</g><g class="a-own-mark">${marks}</g></pattern>`
  )
}

const sorted = (colours: readonly string[]): PlayerLook[] => {
  const ids = new Set(colours.map((colour) => playerLook(colour).id))
  return PLAYERS.filter((look) => ids.has(look.id))
}

/** The id of the pattern of a field's owners: one, or several who share it. */
export const ownershipId = (colours: readonly string[]): string =>
  `a-own-${sorted(colours)
    .map((look) => look.id)
    .join('-')}`

/** The pattern of a field's owners, for `<defs>`; its id is {@link ownershipId}. */
export function ownershipPattern(colours: readonly string[]): string {
  const looks = sorted(colours)
  const [first] = looks
  if (!first) return ''
  return looks.length === 1 ? ownPattern(first) : sharedPattern(looks)
}

/** A field in the colours and marks of its owners; lies between the ground and the tiles. */
export function ownedField(parts: readonly FeaturePart[], colours: readonly string[]): string {
  return `<path fill="url(#${ownershipId(colours)})" d="${featureShape(parts, () => true).area}"/>`
}
