/** A record is a few thousand characters long; more than this is something else. */
export const LONGEST = 1_048_576

/** The text of a chosen file; null if it is far too long to be a record, which is then not read at all. */
export async function fileText(file: File): Promise<string | null> {
  return file.size > LONGEST ? null : await file.text()
}
