/**
 * The titles that name statements: `CO-54: …`, `CO-54, CO-55: …`, `CO-57 … CO-60: …`. Any text that starts so in
 * a test file counts, so that the rows of a table of cases do too.
 */

export interface Title {
  file: string
  /** The title without the statements. */
  text: string
  /** The statements as written, of a range its first and last. */
  named: string[]
  /** All of them; a range may run over numbers that are not used. */
  ids: string[]
}

const ID = '[A-Z]{2}-\\d+'
const TITLE = new RegExp(`(['"\`])(${ID}(?:(?:, | … )${ID})*): ((?:(?!\\1)[^\\\\\\n]|\\\\.)*)\\1`, 'g')

/** Reads the titles of one test file. */
export function parseTitles(file: string, source: string): Title[] {
  return [...source.matchAll(TITLE)].map(([, , ids = '', text = '']) => ({
    file,
    text: text.replaceAll(/\\(.)/g, '$1'),
    named: ids.split(/, | … /),
    ids: ids.split(', ').flatMap(expand),
  }))
}

/** `CO-57 … CO-60` stands for the four of them. */
function expand(item: string): string[] {
  const [first = '', last] = item.split(' … ')
  if (last === undefined) return [first]
  const letters = first.slice(0, 2)
  const from = Number(first.slice(3))
  const length = Math.max(0, Number(last.slice(3)) - from + 1)
  return Array.from({ length }, (_, i) => `${letters}-${from + i}`)
}
