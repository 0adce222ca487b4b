import type { Page } from 'playwright-core'

/** From now on adds up how far what a page shows jumps while it comes (layout shift; 0.02 is seen). Returns how to ask. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifted = 0
    Object.assign(window, { shifted: () => shifted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted(): number }).shifted())
}
