/** The sentence for every code with which a game is refused something: a file of its own, fetched for the first one. */
import { language, type Language } from './index.svelte.ts'

type Sentences = Readonly<Record<string, string>>

const FILES: Readonly<Record<Language, () => Promise<{ default: Sentences }>>> = {
  en: () => import('../../../messages/refusals-en.json'),
  nl: () => import('../../../messages/refusals-nl.json'),
}

let known: Readonly<Partial<Record<Language, Sentences>>> = $state.raw({})
const asked = new Set<Language>()

async function fetchSentences(of: Language): Promise<void> {
  if (asked.has(of)) return
  asked.add(of)
  try {
    const { default: sentences } = await FILES[of]()
    known = { ...known, [of]: sentences }
  } catch {
    // The next refusal asks again.
    asked.delete(of)
  }
}

/** Why it is not possible, in words. Undefined until the sentences have come, and for a code of a newer room. */
export function refusalSentence(code: string): string | undefined {
  const now = language()
  void fetchSentences(now)
  return known[now]?.[code]
}
