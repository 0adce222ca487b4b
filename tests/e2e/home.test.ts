// The start page comes in pieces, and its pictures as files.
import { expect, test } from 'vitest'
import { site } from '../site/shared.ts'
import { watchShifts } from '../site/shifts.ts'
import { words } from '../site/words.ts'

test.each([
  { theme: 'day', viewport: { width: 390, height: 844 }, banner: 'banner-phone-day' },
  { theme: 'night', viewport: { width: 390, height: 844 }, banner: 'banner-phone-night' },
  { theme: 'day', viewport: { width: 600, height: 900 }, banner: 'banner-wide-day' },
  { theme: 'night', viewport: { width: 1440, height: 900 }, banner: 'banner-wide-night' },
] as const)(
  'home, $viewport.width pixels wide by $theme: one picture of each kind is fetched, and nothing jumps while the page comes',
  async ({ theme, viewport, banner }) => {
    const device = await site.device({ theme, viewport })
    const page = await device.newPage()
    const shifted = await watchShifts(page)
    await page.goto('/')
    // The last of its pieces.
    await page.getByText(words('en')('site.unofficial')).waitFor()
    await page.waitForLoadState('networkidle')
    const pictures = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /([\w-]+)\.[\w-]+\.webp$/.exec(name)?.[1] ?? [])
        .sort(),
    )
    expect(pictures).toEqual([banner, `sets-${theme}`])
    expect(await shifted()).toBeLessThan(0.02)
  },
)
