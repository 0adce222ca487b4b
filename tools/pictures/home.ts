/** The pictures of the start page: a strip of map, and a look into each set. */
import { createHash } from 'node:crypto'
import type { PlacedTile, Rotation } from '../../rules/index.ts'
import type { Theme } from '../../rules/art/index.ts'
import { ROOT } from '../runtime.ts'
import { type Look, lookPage } from './map.ts'

/** Where they lie, beside the page that shows them. */
export const FOLDER = `${ROOT}/web/src/lib/screens/home/pictures`
/** What each was drawn from, by its file: a hash. */
export const DRAWN_FROM = `${FOLDER}/drawn-from.json`

/** Tiles by their letters, a row a line; a digit is the number of quarter turns. */
function rows(...lines: readonly string[]): PlacedTile[] {
  return lines.flatMap((line, y) =>
    line.split(' ').map((word, x) => ({
      tile: word.includes('/') ? word.slice(0, -1) : `base/${word.slice(0, -1)}`,
      x,
      y,
      rotation: (Number(word.at(-1)) * 90) as Rotation,
    })),
  )
}

const STRIP: readonly PlacedTile[] = rows(
  'B1 V-garden2 V0 W3 U-garden0 T1 F0 M-garden0 N2 I-garden3 U1 E-garden2 N-garden2',
  'B0 E2 D1 L3 U2 K0 M2 H-garden1 O0 D0 L2 P1 S3',
  'R-garden2 Q3 W3 X3 A1 V2 O1 G2 S2 K3 D0 K1 P0',
)

/** The line through the middle of the strip, wherever a part of it is shown. */
const MIDDLE = 155

function strip(x: number, width: number, height: number): Look {
  return { placed: STRIP, view: { x, y: MIDDLE - height / 2, width, height } }
}

/** One look into each set, in the order of the box. */
const SETS: readonly Look[] = [
  { placed: rows('V0 W3 U-garden0', 'D1 L3 U2', 'V2 D2 D2'), view: { x: 6, y: 90, width: 190, height: 106 } },
  {
    placed: Array.from({ length: 12 }, (_, index) => ({
      tile: `count/${index + 1}`,
      x: index % 4,
      y: Math.floor(index / 4),
      rotation: 0 as const,
    })),
    view: { x: 48, y: 26, width: 300, height: 170 },
    pieces: [{ kind: 'count', x: 258, y: 128, scale: 0.95 }],
  },
  {
    placed: rows('I-garden3 U1', 'D0 L2'),
    view: { x: 10, y: 20, width: 180, height: 100 },
    pieces: [
      { kind: 'king', x: 70, y: 76 },
      { kind: 'robber', x: 132, y: 76 },
    ],
  },
  { placed: rows('crop-circles-2/frrr-cropcircle-road0'), view: { x: 1.5, y: 5, width: 97, height: 55 } },
  {
    placed: rows('circus/frrr-tent0'),
    view: { x: 1.5, y: 15, width: 97, height: 55 },
    pieces: [{ kind: 'tent', x: 50, y: 60, scale: 0.8 }],
  },
]

interface Kind {
  name: string
  looks: readonly Look[]
  /** Pixels of each look. */
  width: number
  height: number
  /** Of WebP, 0 to 100. */
  quality: number
}

const KINDS: readonly Kind[] = [
  // On a phone the middle of the strip: a town wall to wall. As high as a banner under a notch.
  { name: 'banner-phone', looks: [strip(560, 366, 152)], width: 805, height: 334, quality: 20 },
  // From edge to edge of a window, however wide; as high as with letters of twice the size.
  { name: 'banner-wide', looks: [strip(30, 1240, 170)], width: 2728, height: 374, quality: 25 },
  { name: 'sets', looks: SETS, width: 320, height: 180, quality: 30 },
]

export interface PictureFile extends Pick<Kind, 'quality'> {
  file: string
  /** The page to take a picture of. */
  page: string
  /** Pixels of the file, and of the page. */
  width: number
  height: number
}

/** Every file, each by day and by night. */
export function pictureFiles(): PictureFile[] {
  return KINDS.flatMap(({ name, looks, width, height, quality }) =>
    (['day', 'night'] as const satisfies readonly Theme[]).map((theme) => ({
      file: `${name}-${theme}.webp`,
      page: lookPage(looks, theme, width, height),
      width,
      height: height * looks.length,
      quality,
    })),
  )
}

/** Changes with whatever would make the file look different. */
export function drawnFrom(picture: PictureFile): string {
  return createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 16)
}
