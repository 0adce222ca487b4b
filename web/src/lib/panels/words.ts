/** Names of things in the game's own words: roles, directions, what a tile shows. */
import { type Rotation, type SegmentType, tileFacts } from '#rules'
import { list, t } from '#lib/i18n/index.svelte.ts'

export type Role = 'knight' | 'highwayman' | 'monk' | 'farmer' | 'acrobat'

const ROLE: Partial<Record<SegmentType, Role>> = {
  city: 'knight',
  road: 'highwayman',
  monastery: 'monk',
  field: 'farmer',
  acrobats: 'acrobat',
}

/** What a meeple is once it stands there. */
export function roleOn(type: SegmentType): Role {
  return ROLE[type] ?? 'highwayman'
}

export function roleName(role: Role): string {
  return t(`role.${role}`)
}

const EDGES = 'NESW'
const SIDES = ['n', 'e', 's', 'w'] as const
export type Side = (typeof SIDES)[number]

/** The side that an edge of the unturned tile shows after turning. */
export function turnedSide(edge: string, rotation: Rotation): Side {
  return SIDES[(EDGES.indexOf(edge) + rotation / 90) % 4]!
}

/** What a tile shows: "city north and east, road south". */
export function tileWords(tile: string, rotation: Rotation): string {
  const facts = tileFacts(tile)
  if (!facts) return ''
  const words: string[] = []
  const sides = (edges: string) => list([...edges].map((edge) => t(`toward.${turnedSide(edge, rotation)}`)))
  for (const segment of facts.segments) {
    if (segment.type === 'city' && segment.edges) {
      words.push(t('tile.city', { sides: sides(segment.edges) }))
      if (segment.pennants) words.push(t('tile.pennant'))
    } else if (segment.type === 'road' && segment.edges)
      words.push(t('tile.road', { sides: sides(segment.edges) }))
    else if (segment.type === 'monastery') words.push(t('tile.monastery'))
    else if (segment.type === 'tent') words.push(t('tile.tent'))
    else if (segment.type === 'acrobats') words.push(t('tile.acrobats'))
  }
  if (facts.circle) words.push(t('tile.circle'))
  return words.length > 0 ? words.join(', ') : t('tile.field')
}

/** The direction in which something lies on its tile: north, south-east, middle. */
export function towards(dx: number, dy: number): string {
  if (Math.hypot(dx, dy) < 14) return t('toward.c')
  const parts: string[] = []
  if (Math.abs(dy) > 12) parts.push(t(`toward.${dy < 0 ? 'n' : 's'}`))
  if (Math.abs(dx) > 12) parts.push(t(`toward.${dx < 0 ? 'w' : 'e'}`))
  return parts.join('-') || t('toward.c')
}
