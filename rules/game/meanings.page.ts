import type { ErrorCode } from './error.ts'

/** A page has its own words for every code. */
export const MEANINGS: Readonly<Partial<Record<ErrorCode, string>>> = {}
