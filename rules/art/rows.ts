import type { Random } from './random.ts'
import type { Steps } from './steps.ts'

/** A place for a house: its front left corner and its width. */
export interface Plot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly large: boolean
}

/** Where rows of houses are laid and how they bend. */
export interface RowPlan {
  readonly left: number
  readonly right: number
  /** Range of the first row. */
  readonly first: readonly [from: number, to: number]
  readonly bottom: number
  /** Distance between rows. */
  readonly pitch: readonly [from: number, to: number]
  /** How far a row bends up and down, and over which length. */
  readonly bow: number
  readonly wave: number
  readonly phase: number
  /** How many of ten houses are large ones, and how many places hold a tree or nothing. */
  readonly large: number
  readonly empty: number
}

/** How far a house reaches to the right of its front, and where its back must still have room. */
export const HOUSE_DEPTH = 2.4

/** Rows from north to south, a step each; each row goes east and skips what is not free. */
export function* rowSteps(
  plan: RowPlan,
  r: Random,
  free: (x: number, y: number, width: number) => boolean,
  gap: (x: number, y: number) => void,
): Steps<Plot[]> {
  const plots: Plot[] = []
  const span = plan.right - plan.left
  for (
    let row = r.between(plan.first[0], plan.first[1]);
    row < plan.bottom;
    row += r.between(plan.pitch[0], plan.pitch[1])
  ) {
    yield
    let x = plan.left + r.between(-0.2, 3.4)
    while (x < plan.left + span) {
      const large = r.chance(plan.large)
      const width = large ? r.between(8.6, 10.4) : r.between(4.2, 7.8)
      // Rows are level at both ends, so that they meet the rows of the next tile.
      const ends = Math.min(1, (x - plan.left) / 14, (plan.right - x) / 14)
      const y = row + plan.bow * Math.sin(x / plan.wave + plan.phase) * ends + r.between(-0.7, 0.7)
      if (!free(x, y, width)) {
        x += 1
      } else if (r.chance(plan.empty)) {
        gap(x, y)
        x += 5.4
      } else {
        plots.push({ x, y, width, large })
        x += width + HOUSE_DEPTH + r.between(0.1, 1.1)
      }
    }
  }
  return plots.sort((a, b) => a.y - b.y)
}
