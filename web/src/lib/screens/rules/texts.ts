/** The long texts of the rules: files of their own, fetched by these pages only. */
import type english from '../../../../messages/rules-en.json'
import type { Language } from '#lib/i18n/index.svelte.ts'

export type RulesText = typeof english

const FILES: Readonly<Record<Language, () => Promise<{ default: RulesText }>>> = {
  en: () => import('../../../../messages/rules-en.json'),
  nl: () => import('../../../../messages/rules-nl.json'),
}

/** The rules in a language. */
export async function loadRules(language: Language): Promise<RulesText> {
  return (await FILES[language]()).default
}

/** A statement's words; a number that no page tells has none. */
export function statementText(texts: RulesText, statement: string): string {
  return (texts.statements as Readonly<Record<string, string>>)[statement] ?? ''
}
