/** A record on its way from where it was chosen to the replay page: too long for an address. */
let offered: string | null = null

/** Hands the text of a record to the replay page, which is opened next. */
export function offerRecord(text: string): void {
  offered = text
}

/** Takes what was handed over, once. */
export function takeRecord(): string | null {
  const text = offered
  offered = null
  return text
}
