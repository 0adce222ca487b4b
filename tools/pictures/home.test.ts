import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWN_FROM, drawnFrom, FOLDER, pictureFiles } from './home.ts'

test('the pictures of the start page show the drawing as it is now; if not: npm run pictures', () => {
  const now = Object.fromEntries(pictureFiles().map((picture) => [picture.file, drawnFrom(picture)]))
  expect(JSON.parse(readFileSync(DRAWN_FROM, 'utf8'))).toEqual(now)
})

test('what a phone loads of them is at most 70 KB, the banner 40', () => {
  const bytes = (file: string): number => statSync(`${FOLDER}/${file}`).size
  for (const theme of ['day', 'night']) {
    const banner = bytes(`banner-phone-${theme}.webp`)
    expect(banner).toBeGreaterThan(5_000)
    expect(banner).toBeLessThanOrEqual(40_000)
    expect(banner + bytes(`sets-${theme}.webp`)).toBeLessThanOrEqual(70_000)
  }
})
