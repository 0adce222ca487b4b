/**
 * A button that a pointer has pressed gives the keyboard back: Enter is the filled button's again, as is written on
 * it. Whoever presses buttons by key stays where he is.
 */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur()
}
