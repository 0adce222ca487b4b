import type { Page } from 'playwright-core'

/** Waits until letters are there, every drawing that is used has been made, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('use')].every((use) => {
      const id = use.getAttribute('href')?.slice(1)
      return id !== undefined && document.getElementById(id) !== null
    }),
  )
  await page.waitForFunction(
    () => document.querySelector('svg.map [data-waits], #art-defs[data-waits]') === null,
  )
  // The pictures of the start page come as files.
  if ((await page.locator('.home-banner').count()) > 0) await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}
