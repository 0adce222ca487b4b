// The start page comes in pieces, and its pictures as files.
import { expect, test } from 'vitest'
import { site } from '../site/shared.ts'
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
    await page.addInitScript(() => {
      let shifted = 0
      Object.assign(window, { shifted: () => shifted })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    // The last of its pieces.
    await page.getByText(words('en')('site.unofficial')).waitFor()
    await page.waitForLoadState('networkidle')
    const [pictures, shifted] = await page.evaluate(() => [
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /([\w-]+)\.[\w-]+\.webp$/.exec(name)?.[1] ?? [])
        .sort(),
      (window as unknown as { shifted(): number }).shifted(),
    ])
    expect(pictures).toEqual([banner, `sets-${theme}`])
    expect(shifted).toBeLessThan(0.02)
  },
)
