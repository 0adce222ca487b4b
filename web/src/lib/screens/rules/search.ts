import { CONTENTS } from './contents.ts'
import { statementText, type RulesText } from './texts.ts'

/** Letters without accents and capitals, so that "koenig" style differences do not hide a rule. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|<\/?b>/gu, '')
    .toLowerCase()
}

const MOST = 40

/** Statements that hold every word of a query, or whose number begins with it, in the order of the pages. */
export function findRules(texts: RulesText, query: string): string[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.join('').length < 2) return []
  const number = query.trim().toUpperCase()
  return Object.values(CONTENTS)
    .flatMap((sections) => sections.flatMap((section) => section.statements))
    .filter((statement) => {
      if (statement.startsWith(number)) return true
      const text = plain(statementText(texts, statement))
      return words.every((word) => text.includes(word))
    })
    .slice(0, MOST)
}
