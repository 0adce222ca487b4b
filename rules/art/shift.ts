/** Drawings moved to where they lie: a drawing with a transform of its own costs a browser more than its shapes do. */

/** How many numbers of a command in a row are x and y of points, after how many that are not. */
const POINTS: Record<string, { skip: number; pairs: number }> = {
  M: { skip: 0, pairs: 1 },
  L: { skip: 0, pairs: 1 },
  T: { skip: 0, pairs: 1 },
  Q: { skip: 0, pairs: 2 },
  S: { skip: 0, pairs: 2 },
  C: { skip: 0, pairs: 3 },
  A: { skip: 5, pairs: 1 },
}

const COMMAND = /([MLTQSCAHV])([^A-Za-z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const short = (n: number): string => String(Math.round(n * 100) / 100)

function movedPath(d: string, dx: number, dy: number): string {
  return d.replace(COMMAND, (_, command: string, list: string) => {
    const numbers = list.match(NUMBER)?.map(Number) ?? []
    if (command === 'H') return command + numbers.map((n) => short(n + dx)).join(' ')
    if (command === 'V') return command + numbers.map((n) => short(n + dy)).join(' ')
    const { skip, pairs } = POINTS[command]!
    const moved = numbers.map((n, index) => {
      const at = (index % (skip + 2 * pairs)) - skip
      return short(at < 0 ? n : n + (at % 2 === 0 ? dx : dy))
    })
    return command + moved.join(' ')
  })
}

/**
 * A drawing of this folder's paths and groups, moved by whole board units: paths get other numbers, and a group that
 * has a transform by itself another start of it. Without change it would be `<g transform="translate(dx dy)">`.
 */
export function moved(markup: string, dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return markup
  // What lies in a group with a transform has the group's own units.
  let inside = 0
  return markup.replace(/<\/g>|<(g|path)\b[^>]*>/g, (tag) => {
    if (tag === '</g>') {
      if (inside > 0) inside--
      return tag
    }
    if (tag.startsWith('<g')) {
      if (inside > 0) {
        inside++
        return tag
      }
      const at = /transform="translate\(([^ )]+) ([^ )]+)\)/.exec(tag)
      if (!at) return tag
      inside = 1
      return tag.replace(
        at[0],
        `transform="translate(${short(Number(at[1]) + dx)} ${short(Number(at[2]) + dy)})`,
      )
    }
    if (inside > 0) return tag
    return tag.replace(/ d="([^"]*)"/, (_, d: string) => ` d="${movedPath(d, dx, dy)}"`)
  })
}
