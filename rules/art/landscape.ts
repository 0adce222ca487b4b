import type { Point } from './geometry.ts'
import { drawHouse, HOUSE_LAYERS } from './house.ts'
import { stack, type Mark } from './marks.ts'
import { num, xy } from './path.ts'
import type { Random } from './random.ts'
import type { Skeleton, Surroundings } from './skeleton.ts'
import type { Steps } from './steps.ts'
import {
  drawGarden,
  drawHay,
  drawHill,
  drawOrchardLawn,
  drawSheep,
  drawTree,
  FARM_LAYERS,
  GARDEN_LAYERS,
  STOCK_LAYERS,
  TREE_LAYERS,
  type Tree,
} from './things.ts'
import { drawVillage } from './village.ts'

type Group = 'wood' | 'orchard' | 'farm' | 'sheep' | 'hedge' | 'hill' | 'copse' | 'tree' | 'hay'

/** A tile's theme: one large group of things and a few small ones. */
const THEMES: readonly { readonly upTo: number; readonly groups: readonly Group[] }[] = [
  { upTo: 0.3, groups: ['wood', 'copse', 'tree', 'tree'] },
  { upTo: 0.46, groups: ['orchard', 'tree', 'copse'] },
  { upTo: 0.66, groups: ['farm', 'hay', 'copse', 'tree'] },
  { upTo: 0.84, groups: ['sheep', 'hedge', 'tree', 'copse', 'tree'] },
  { upTo: 1, groups: ['hill', 'hill', 'tree', 'copse'] },
]

/** The radius of free ground that a group needs, and how high it stands. */
const SIZE: Readonly<Record<Group, readonly [radius: number, height: number]>> = {
  wood: [11, 5],
  orchard: [11, 3],
  hill: [10, 2],
  farm: [10, 6],
  copse: [6, 5],
  tree: [1.4, 5],
  hay: [4, 4],
  sheep: [5, 0],
  hedge: [8.5, 2],
}

interface PlacedTree {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind: Tree
}

/** Villages, garden and the things in the fields of a tile; a step is a village, a search or a group. */
export function* landscapeSteps(s: Skeleton, around: Surroundings, r: Random): Steps<Mark[]> {
  const into = stack({ ...FARM_LAYERS, ...HOUSE_LAYERS, ...GARDEN_LAYERS, ...STOCK_LAYERS, ...TREE_LAYERS })
  const taken: { p: Point; radius: number }[] = []
  const apart = (p: Point, distance: number): boolean =>
    taken.every((o) => Math.hypot(o.p[0] - p[0], o.p[1] - p[1]) > distance + o.radius)
  const { roads, walls } = around
  const inCity = (x: number, y: number): boolean => around.inCity(x, y)

  for (const village of s.villages) {
    taken.push(...drawVillage(into, s, around, village, r))
    yield
  }

  if (s.garden) {
    let best: Point = [50, 50]
    let most = -1e9
    for (let i = 0; i < 300; i++) {
      const [x, y] = [r.between(18, 82), r.between(18, 84)]
      const room = Math.min(
        inCity(x, y) ? -9 : walls.distance(x, y) - 4,
        roads.distance(x, y) - 5,
        x - 8,
        92 - x,
        y - 6,
        94 - y,
        ...s.hubs.map((h) => Math.hypot(h.centre[0] - x, h.centre[1] - y) - h.radius - 2),
      )
      if (room > most) {
        most = room
        best = [x, y]
      }
    }
    drawGarden(into, best[0], best[1])
    taken.push({ p: best, radius: 12 })
    yield
  }

  const free = (x: number, y: number, m: number): boolean =>
    x > 3 + m &&
    x < 97 - m &&
    y > 5 + m * 0.8 &&
    y < 97 - m * 0.8 &&
    !inCity(x, y) &&
    walls.clear(x, y, 5 + m) &&
    roads.clear(x, y, 5.6 + m) &&
    s.hubs.every((h) => Math.hypot(h.centre[0] - x, h.centre[1] - y) > h.radius + m + 1)
  const treeFits = (x: number, y: number): boolean =>
    x > 3 &&
    x < 97 &&
    y > 6 &&
    y < 97 &&
    !inCity(x, y) &&
    walls.clear(x, y, 4.5) &&
    walls.clear(x, y - 5, 3) &&
    roads.clear(x, y, 6) &&
    roads.clear(x, y - 4.5, 5.6)

  const choice = r.next()
  const theme = THEMES.find((t) => choice < t.upTo) ?? THEMES[0]
  const groups: { kind: Group; x: number; y: number }[] = []
  for (const wanted of theme?.groups ?? []) {
    yield
    for (let i = 0; i < 70; i++) {
      // A group that finds no room gives way to a copse.
      const kind = i < 48 || wanted === 'tree' ? wanted : 'copse'
      const [radius, height] = SIZE[kind]
      const [x, y] = [r.between(6, 94), r.between(9, 95)]
      if (!free(x, y, radius) || !apart([x, y], radius + 1)) continue
      const top = y - height - radius * 0.5
      if (!roads.clear(x, top, 5.4) || inCity(x, top)) continue
      taken.push({ p: [x, y], radius })
      groups.push({ kind, x, y })
      break
    }
  }

  const trees: PlacedTree[] = []
  const plant = (x: number, y: number, size: number, kind: Tree): void => {
    if (treeFits(x, y)) trees.push({ x, y, size, kind })
  }
  for (const { kind, x, y } of groups) {
    yield
    switch (kind) {
      case 'tree':
        trees.push({ x, y, size: r.between(2.4, 3.4), kind: r.chance(0.25) ? 'fir' : 'leaf' })
        break
      case 'hill':
        drawHill(into, r, x - 3, y + 2, r.between(9, 11), r.between(4.6, 6.4))
        if (r.chance(0.6)) drawHill(into, r, x + 6, y + 4, r.between(5, 6), r.between(2.6, 3.6))
        break
      case 'wood': {
        const olive = r.chance(0.3)
        const firs = r.chance(0.35)
        const spots: Point[] = []
        for (let i = 0; i < 160 && spots.length < 13; i++) {
          const angle = r.between(0, 6.28)
          const reach = Math.sqrt(r.next()) * 11.5
          const [px, py] = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.8]
          if (treeFits(px, py) && spots.every((o) => Math.hypot(o[0] - px, (o[1] - py) * 1.15) > 4.3))
            spots.push([px, py])
        }
        for (const [px, py] of spots) {
          const fir = firs ? r.chance(0.8) : r.chance(0.12)
          const kindOf = fir ? 'fir' : olive && r.chance(0.75) ? 'olives' : 'leaf'
          trees.push({ x: px, y: py, size: firs ? r.between(2.1, 2.7) : r.between(2.3, 3.1), kind: kindOf })
        }
        break
      }
      case 'copse': {
        const [fir, olive] = [r.chance(0.25), r.chance(0.25)]
        const count = 3 + r.int(3)
        for (let i = 0; i < count; i++) {
          const angle = (i / count) * 6.28 + r.next()
          const reach = i ? r.between(4, 5.4) : 0
          plant(
            x + Math.cos(angle) * reach * 1.15,
            y + Math.sin(angle) * reach * 0.8,
            fir ? r.between(2, 2.6) : r.between(2.1, 2.9),
            fir ? 'fir' : olive ? 'olives' : 'leaf',
          )
        }
        break
      }
      case 'orchard': {
        const skew = r.between(-0.3, 0.3)
        drawOrchardLawn(into, x, y, skew)
        for (let i = 0; i < 4; i++)
          for (let j = 0; j < 3; j++)
            trees.push({
              x: x - 7 + i * 4.7 + (j - 1) * skew * 5 + r.between(-0.4, 0.4),
              y: y - 3.6 + j * 4.7 + r.between(-0.3, 0.3),
              size: 1.75,
              kind: 'leaf',
            })
        break
      }
      case 'hedge': {
        const slope = r.between(-0.4, 0.4)
        for (let i = -3; i <= 3; i++)
          if (r.chance(0.9)) plant(x + i * 2.7, y + i * 2.7 * slope, r.between(1.2, 1.7), 'leaf')
        break
      }
      case 'hay':
        drawHay(into, x - 2.8, y)
        if (r.chance(0.7)) drawHay(into, x + 3, y + 1.8)
        break
      case 'sheep':
        for (let i = 0; i < 5; i++) drawSheep(into, x + r.between(-5, 5), y - 4 + i * 2.1)
        break
      case 'farm':
        drawHouse(into, r, x - 7, y - 1, r.between(6.4, 7.6), {
          wallHeight: 2.7,
          roofHeight: 3.6,
          gable: false,
          roof: r.chance(0.6) ? 'roofRed' : 'roofLight',
        })
        drawHouse(into, r, x + 2.4, y + 1.6, 4.6, {
          wallHeight: 2.3,
          roofHeight: 2.8,
          gable: true,
          roof: 'roofSlate',
        })
        for (let i = 0; i < 4; i++) into.add('rows', `M${xy(x - 8 + i * 0.8, y + 2.4 + i * 1.7)}h${num(8)}`)
        trees.push(
          { x: x + 8, y: y - 2.4, size: 2.4, kind: 'leaf' },
          { x: x - 9.6, y: y - 3.4, size: 2.1, kind: 'leaf' },
        )
        break
    }
  }
  yield
  for (const t of trees.sort((a, b) => a.y - b.y)) drawTree(into, r, t.x, t.y, t.size, t.kind)
  return into.marks()
}
