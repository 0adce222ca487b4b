/**
 * Names and chat are foreign text that others have to look at. They are shown as text only; here goes out what could
 * still harm as text: control characters, marks that turn the reading direction, invisible letters, towers of accents.
 */

/** Control, unassigned and private characters, lone surrogates, and format characters but the joiners. */
const UNSEEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}]|(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]/gu
/** More than three marks on one letter. */
const TOWER = /(\p{M}{3})\p{M}+/gu
/** A joiner that joins nothing visible. */
const LOOSE_JOINER = /[\u200c\u200d]+(?=\s|[\u200c\u200d]|$)|(?<=^|\s)[\u200c\u200d]+/gu

/** One line of plain text: whitespace of all kinds becomes single spaces. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINER, '')
    .replace(TOWER, '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** Length in characters as a reader of code points counts them. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** What two names have in common when a reader could take them for the same. */
export function sameName(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b)
}

function skeleton(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200c\u200d]/gu, '')
}
