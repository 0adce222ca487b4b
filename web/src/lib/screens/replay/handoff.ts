/** A record on its way from where it was chosen to the replay page. A file cannot be put into an address. */
let offered: File | null = null

/** Hands a record to the replay page, which is opened next. */
export function offerRecord(file: File): void {
  offered = file
}

/** Takes what was handed over, once. */
export function takeRecord(): File | null {
  const file = offered
  offered = null
  return file
}
