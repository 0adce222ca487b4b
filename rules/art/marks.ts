import { FINE } from './fine.ts'
import type { Paint } from './paint.ts'

/** One painted path, or a group of them that is moved and scaled as a whole. */
export type Mark =
  | { readonly paint: Paint; readonly d: string }
  | { readonly transform: string; readonly marks: readonly Mark[] }

/** One path with its paint. */
export const mark = (paint: Paint, d: string): Mark => ({ paint, d })

/**
 * A stack of named layers. Everything drawn on one layer becomes a single path, which keeps the number
 * of nodes small; the layers are painted in the order in which they were named.
 */
export interface Stack<Layer extends string> {
  add(layer: Layer, d: string): void
  marks(): Mark[]
}

/** A stack whose layers have the given paints, lowest first. */
export function stack<Layer extends string>(layers: Readonly<Record<Layer, Paint>>): Stack<Layer> {
  const parts = new Map<Layer, string>()
  return {
    add(layer, d) {
      parts.set(layer, (parts.get(layer) ?? '') + d)
    },
    marks() {
      return (Object.keys(layers) as Layer[]).flatMap((layer) => {
        const d = parts.get(layer)
        return d ? [mark(layers[layer], d)] : []
      })
    },
  }
}

/** SVG markup of marks. `coarse` leaves out what is too fine for a small picture. */
export function markup(marks: readonly Mark[], coarse = false): string {
  let text = ''
  for (const item of marks) {
    if ('marks' in item) text += `<g transform="${item.transform}">${markup(item.marks, coarse)}</g>`
    else if (!(coarse && FINE.has(item.paint))) text += `<path class="a-${item.paint}" d="${item.d}"/>`
  }
  return text
}

/** How many SVG nodes the markup of marks has. */
export function nodeCount(marks: readonly Mark[]): number {
  return marks.reduce((sum, item) => sum + 1 + ('marks' in item ? nodeCount(item.marks) : 0), 0)
}
