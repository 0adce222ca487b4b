/** The pages of the rules, in the order of their contents. */
export const RULE_PAGES = [
  'turn',
  'base',
  'count',
  'king-robber',
  'crop-circles',
  'circus',
  'end',
  'options',
] as const
export type RulePage = (typeof RULE_PAGES)[number]

const PAGE_OF: Readonly<Record<string, RulePage>> = {
  BA: 'base',
  CO: 'count',
  KR: 'king-robber',
  CC: 'crop-circles',
  CI: 'circus',
}

/** From this statement on the order of play is about the end of the game. */
const END_FROM = 10

/** Which page holds a statement such as `CO-54`. */
export function pageOf(statement: string): RulePage {
  const [prefix = '', number = ''] = statement.split('-')
  if (prefix === 'TO') return Number(number) >= END_FROM ? 'end' : 'turn'
  return PAGE_OF[prefix] ?? 'base'
}

/** The address of a statement in the rules. */
export function ruleHref(statement: string): string {
  return `/rules/${pageOf(statement)}#${statement}`
}
