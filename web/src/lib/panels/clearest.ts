import type { Box } from '#lib/board/camera.ts'

const shared = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other))

/** Which of these places covers least of `targets`, all in pixels; the first one of equals. */
export function clearest(places: readonly Box[], targets: readonly Box[]): number {
  const covered = places.map((place) =>
    targets.reduce(
      (sum, { x, y, width, height }) =>
        sum + shared(place.x, place.width, x, width) * shared(place.y, place.height, y, height),
      0,
    ),
  )
  return covered.indexOf(Math.min(...covered))
}
