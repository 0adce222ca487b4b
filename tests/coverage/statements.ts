/**
 * The numbered statements of docs/rules, and what each asks of the tests. A statement is a list item
 * `- CO-54 OFF fn18. Text`; its tags stand before the first full stop. One without a tag holds like `OFF`.
 */

/** A statement that must be named by a test; one that waits for an expansion; one that is only for reading. */
export type Duty = 'test' | 'pending' | 'none'

export interface Statement {
  id: string
  /** The status tags as written, without footnotes: `BASE`, `COM, INT:Tower`, … */
  tags: string
  duty: Duty
  /** What it waits for, where it is pending. */
  waitsFor: string
}

/** The expansions that exist, as the statements call them. */
const HERE = ['Count', 'King & Robber', 'Crop Circles', 'Circus', 'general']
/** Statements that follow from a pending one without naming its expansion in their tags. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'CO-19': 'Princess & Dragon',
  'CI-72': 'Phantom',
  'CI-75': 'Princess & Dragon',
  'CI-77': 'Princess & Dragon',
}
const TAGS = /\b(BASE|OFF|COMP|COM|EX|VAR|ED|HOUSE|META|UNRES)\b/g

/** Reads the statements of one file of docs/rules, in its order. */
export function parseStatements(markdown: string): Statement[] {
  return [...markdown.matchAll(/^- ([A-Z]{2}-\d+)(?=[ .])(.*)$/gm)].map(([, id = '', text = '']) => {
    const head = text.slice(0, headEnd(text))
    const interplay = interplayOf(head)
    const status = [...new Set(head.match(TAGS) ?? (interplay.length > 0 ? [] : ['OFF']))]
    const waits = interplay.length > 0 && !interplay.some((name) => HERE.includes(name))
    const waitsFor = waits ? interplay.join('; ') : (FOLLOWS[id] ?? '')
    const reading = status.length > 0 && status.every((tag) => tag === 'META' || tag === 'UNRES')
    return {
      id,
      tags: [...status, ...interplay.map((name) => `INT:${name}`)].join(', '),
      duty: waitsFor ? 'pending' : reading ? 'none' : 'test',
      waitsFor,
    }
  })
}

/** The expansions named after `INT`; one of them has a comma in its name. */
function interplayOf(head: string): string[] {
  const list = /INT:? ?\(?([^.()]+)/.exec(head)?.[1] ?? ''
  return (list.match(/Bridges, Castles & Bazaars|[^,]+/g) ?? []).map((name) => name.trim()).filter(Boolean)
}

/** Where the tags end: at the first full stop that is followed by a space or ends the line. */
function headEnd(text: string): number {
  const stop = /\.(?: |$)/.exec(text)
  return stop ? stop.index : text.length
}
