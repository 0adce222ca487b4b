import type { PlacedTile, Rotation } from '#rules'
import type { SetId } from './choice.ts'

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

/** The strip of map at the top of the start page. */
export const BANNER: readonly PlacedTile[] = rows(
  'B1 V-garden2 V0 W3 U-garden0 T1 F0 M-garden0 N2 I-garden3 U1 E-garden2 N-garden2',
  'B0 E2 D1 L3 U2 K0 M2 H-garden1 O0 D0 L2 P1 S3',
  'R-garden2 Q3 W3 X3 A1 V2 O1 G2 S2 K3 D0 K1 P0',
)

interface Picture {
  placed: readonly PlacedTile[]
  viewBox: string
  pieces?: readonly { kind: 'count' | 'tent' | 'king' | 'robber'; x: number; y: number; scale?: number }[]
}

/** A look into each set. */
export const SET_PICTURES: Readonly<Record<SetId, Picture>> = {
  base: { placed: rows('V0 W3 U-garden0', 'D1 L3 U2', 'V2 D2 D2'), viewBox: '6 90 190 106' },
  count: {
    placed: Array.from({ length: 12 }, (_, index) => ({
      tile: `count/${index + 1}`,
      x: index % 4,
      y: Math.floor(index / 4),
      rotation: 0 as const,
    })),
    viewBox: '48 26 300 170',
    pieces: [{ kind: 'count', x: 258, y: 128, scale: 0.95 }],
  },
  'king-robber': {
    placed: rows('I-garden3 U1', 'D0 L2'),
    viewBox: '10 20 180 100',
    pieces: [
      { kind: 'king', x: 70, y: 76 },
      { kind: 'robber', x: 132, y: 76 },
    ],
  },
  'crop-circles': { placed: rows('crop-circles-2/frrr-cropcircle-road0'), viewBox: '0 4 100 58' },
  circus: {
    placed: rows('circus/frrr-tent0'),
    viewBox: '0 14 100 58',
    pieces: [{ kind: 'tent', x: 50, y: 60, scale: 0.8 }],
  },
}
