/** Small questions about parsed JSON, which may be anything. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number that a double holds exactly. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** How many characters a person would count, as JSON Schema does: code points. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** A value as an error message can bear it: JSON, and short. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
