import { ownershipId, ownershipPattern } from '#rules/art'
import { addOnce } from './symbols.ts'

/** The id of the pattern of a field's owners, made once. */
export function ownerPattern(colours: readonly string[]): string {
  const id = ownershipId(colours)
  addOnce(`${id}-holder`, () => ownershipPattern(colours))
  return id
}
