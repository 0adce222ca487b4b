/**
 * Where callouts stand around a tile: beside it where there is room, above and below where there is not,
 * each joined to its spot by a straight leader line.
 *
 * Places are chosen by trying: every callout starts at the free place nearest to its spot, then single moves
 * and exchanges are taken as long as they make the whole better. With at most a dozen callouts this is
 * exact enough, needs no case for odd shapes, and gives the same picture for the same input.
 */
import type { Box, Point } from './camera.ts'

export interface CalloutInput {
  /** Where the leader line starts, in screen pixels. */
  anchor: Point
  width: number
  height: number
}

export interface PlacedCallout extends Box {
  /** Where the leader line meets the callout. */
  joint: Point
}

const GAP = 12
/** From the tile to the nearest callout: room for a leader line to be seen. */
export const DISTANCE = 28

const COST_OVERLAP = 100_000
const COST_COVERED = 4_000
/** A spot on another tile must not disappear under a callout. */
const COST_SPOT = 4_000
/** Half of what a spot takes up on the screen. */
const SPOT = 24
const COST_CROSSING = 2_000
/** A line through another spot seems to belong to that one; still better than two lines that cross. */
const COST_THROUGH = 300
/** So near to a spot a line goes through it, in pixels. */
const THROUGH = 16

/** So many orders are tried at most: the choices follow the camera from frame to frame. */
const STARTS = 6
/** With more of them there is little room to choose from, and one order takes long enough. */
const FEW = 4

function overlaps(a: Box, b: Box, by = 0): boolean {
  return (
    a.x < b.x + b.width + by &&
    b.x < a.x + a.width + by &&
    a.y < b.y + b.height + by &&
    b.y < a.y + a.height + by
  )
}

function holds(box: Box, at: Point, by: number): boolean {
  return (
    at.x > box.x - by && at.x < box.x + box.width + by && at.y > box.y - by && at.y < box.y + box.height + by
  )
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}

/** Whether two open segments cross. */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** How far a point lies from the line between two others. */
function away(from: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(from.x - a.x - at * dx, from.y - a.y - at * dy)
}

function lineMeets(a: Point, b: Point, box: Box): boolean {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ] as const
  return corners.some((corner, i) => crosses(a, b, corner, corners[(i + 1) % 4]!))
}

/** The point of the box's edge that is nearest to `from`. */
function joint(box: Box, from: Point): Point {
  return {
    x: Math.min(box.x + box.width - GAP, Math.max(box.x + GAP, from.x)),
    y: Math.min(box.y + box.height, Math.max(box.y, from.y)),
  }
}

/** Every place that may hold a callout of this size: columns at the sides, rows above and below. */
function candidates(
  { anchor, width, height }: CalloutInput,
  tile: Box,
  free: Box,
  taken: readonly Box[],
  few: boolean,
): Box[] {
  const out: Box[] = []
  const add = (x: number, y: number) => {
    const box = { x, y, width, height }
    const inside =
      x >= free.x && y >= free.y && x + width <= free.x + free.width && y + height <= free.y + free.height
    if (inside && !overlaps(box, tile, GAP) && !taken.some((other) => overlaps(box, other))) out.push(box)
  }
  const middle = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }
  const step = (height + GAP) / 2
  for (let i = -8; i <= 8; i++) {
    const y = middle.y - height / 2 + i * step
    add(tile.x - DISTANCE - width, y)
    add(tile.x + tile.width + DISTANCE, y)
  }
  const columns = [
    ...(few ? [Math.max(free.x, Math.min(free.x + free.width - width, anchor.x - width / 2))] : []),
    middle.x - width / 2,
    middle.x - width - GAP / 2,
    middle.x + GAP / 2,
    free.x,
    free.x + free.width - width,
    free.x + free.width / 2 - width / 2,
  ]
  for (let row = 0; row < 3; row++) {
    const off = DISTANCE + row * (height + GAP)
    for (const x of columns) {
      add(x, tile.y - off - height)
      add(x, tile.y + tile.height + off)
    }
  }
  return out
}

function cost(inputs: readonly CalloutInput[], places: readonly Box[]): number {
  const upTo = places.length
  let sum = 0
  const joints = places.map((place, i) => joint(place, inputs[i]!.anchor))
  for (let i = 0; i < upTo; i++) {
    const anchor = inputs[i]!.anchor
    sum += Math.hypot(joints[i]!.x - anchor.x, joints[i]!.y - anchor.y)
    for (let j = 0; j < upTo; j++) {
      if (i === j) continue
      if (i < j && overlaps(places[i]!, places[j]!, GAP - 2)) sum += COST_OVERLAP
      if (i < j && crosses(anchor, joints[i]!, inputs[j]!.anchor, joints[j]!)) sum += COST_CROSSING
      if (lineMeets(anchor, joints[i]!, places[j]!)) sum += COST_COVERED
      if (away(inputs[j]!.anchor, anchor, joints[i]!) < THROUGH) sum += COST_THROUGH
    }
    for (let j = 0; j < upTo; j++) if (holds(places[j]!, anchor, SPOT)) sum += COST_SPOT
  }
  return sum
}

interface Arrangement {
  places: Box[]
  cost: number
}

/** Who chooses first, second, …: the others follow in turn, or the other way round. */
function orders(count: number): number[][] {
  const all = Array.from({ length: count }, (_, i) => i)
  const rotated = all.flatMap((first) =>
    [all, all.toReversed()].map((list) => [...list.slice(first), ...list.slice(0, first)]),
  )
  return rotated.slice(0, count > FEW ? 1 : STARTS)
}

function lengths(inputs: readonly CalloutInput[], places: readonly Box[]): number {
  return inputs.reduce((sum, { anchor }, i) => {
    const to = joint(places[i]!, anchor)
    return sum + Math.hypot(to.x - anchor.x, to.y - anchor.y)
  }, 0)
}

/** Each takes the best place that the ones before it have left; then moves and exchanges as long as they help. */
function arrange(
  inputs: readonly CalloutInput[],
  options: readonly (readonly Box[])[],
  order: readonly number[],
): Arrangement {
  const places: Box[] = []
  order.forEach((i, so) => {
    const before = order.slice(0, so)
    const known = [...before.map((j) => inputs[j]!), inputs[i]!]
    let best = options[i]![0]!
    let bestCost = Infinity
    for (const option of options[i]!) {
      const here = cost(known, [...before.map((j) => places[j]!), option])
      if (here < bestCost) [best, bestCost] = [option, here]
    }
    places[i] = best
  })
  let current = cost(inputs, places)
  for (let round = 0; round < 12; round++) {
    let better = false
    const keepIfBetter = (undo: () => void) => {
      const now = cost(inputs, places)
      if (now < current - 0.5) [current, better] = [now, true]
      else undo()
    }
    for (let i = 0; i < places.length; i++) {
      for (const option of options[i]!) {
        const before = places[i]!
        places[i] = option
        keepIfBetter(() => (places[i] = before))
      }
      for (let j = 0; j < i; j++) {
        // Equal sizes only: a place was checked for the size it was made for.
        if (inputs[i]!.width !== inputs[j]!.width || inputs[i]!.height !== inputs[j]!.height) continue
        const swap = () => ([places[i], places[j]] = [places[j]!, places[i]!])
        swap()
        keepIfBetter(swap)
      }
    }
    if (!better) break
  }
  return { places, cost: current }
}

/**
 * Places the callouts around the tile inside the free rectangle, beside what is `taken` there (all in screen
 * pixels). Returns null where they do not all fit, or only with lines that cross each other or run under another
 * callout: then the choices belong in a list.
 */
export function placeCallouts(
  inputs: readonly CalloutInput[],
  tile: Box,
  free: Box,
  taken: readonly Box[] = [],
): PlacedCallout[] | null {
  if (inputs.length === 0) return []
  const options = inputs.map((input) => candidates(input, tile, free, taken, inputs.length <= FEW))
  if (options.some((list) => list.length === 0)) return null
  let best: Arrangement | null = null
  for (const order of orders(inputs.length)) {
    const found = arrange(inputs, options, order)
    if (!best || found.cost < best.cost) best = found
    // Nothing is wrong with it: it is as good as it is short.
    if (best.cost - lengths(inputs, best.places) < COST_THROUGH) break
  }
  if (!best || best.cost - lengths(inputs, best.places) >= COST_CROSSING) return null
  return best.places.map((place, i) => ({ ...place, joint: joint(place, inputs[i]!.anchor) }))
}
