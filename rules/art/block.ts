/** The printings of the count's block, as options name them. */
export type Printing = '2004' | '2015'

/**
 * Which tile of the block of the count an id is, from 1; undefined for other tiles. The block is one drawing over its
 * twelve cells, which the first tile carries.
 */
export function blockNumber(tile: string): number | undefined {
  const match = /^count(?:-2015)?\/(\d+)$/.exec(tile)
  return match ? Number(match[1]) : undefined
}

/** The printing to which a tile of the block belongs. */
export const printingOf = (tile: string): Printing => (tile.startsWith('count-2015/') ? '2015' : '2004')
