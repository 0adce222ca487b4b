import { TILES, type Tile } from '../tiles/prepared.ts'

const cache: (readonly number[])[] = []

/** For each turn of a tile the first turn that looks the same: two for a straight road, one for a crossing. */
export function sameTurns(tile: number): readonly number[] {
  return (cache[tile] ??= findSame(TILES[tile]!))
}

function findSame(tile: Tile): number[] {
  const looks = [0, 1, 2, 3].map((turn) => look(tile, turn))
  return looks.map((one) => looks.indexOf(one))
}

/** Everything that can be told of a tile as it lies, segments named by the order in which they are met. */
function look({ edges, edgeSegments, halfSegments, borders, pennants }: Tile, turn: number): string {
  const names = new Map<number, number>()
  const name = (segment: number): number => {
    if (segment < 0) return -1
    if (!names.has(segment)) names.set(segment, names.size)
    return names.get(segment)!
  }
  const sides = [0, 1, 2, 3].map((side) => [edges[turn * 4 + side], name(edgeSegments[turn * 4 + side]!)])
  const halves = [0, 1, 2, 3, 4, 5, 6, 7].map((half) => name(halfSegments[turn * 8 + half]!))
  const facts = [...names].map(([segment, number]) => [
    number,
    pennants[segment],
    borders[segment]!.map((city) => name(city)).sort((a, b) => a - b),
  ])
  return JSON.stringify([sides, halves, facts])
}
