// What a screen reader hears: everything that the live regions of a page have said, in order.
import type { Page } from 'playwright-core'

/** Listens to a page from its beginning; before it opens anything. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    const all: string[] = []
    Object.assign(window, { said, all })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')
        const text = [...addedNodes].map((node) => node.textContent ?? '').join('')
        if (!region?.classList.contains('visually-hidden') || !text.trim()) continue
        said.push(text.trim())
        all.push(text.trim())
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What was said since the last call, once something matches: that sentence; what came before it is forgotten. */
export async function heard(page: Page, what: RegExp): Promise<string> {
  const handle = await page.waitForFunction(
    ([source, flags]) => {
      const { said } = window as unknown as { said: string[] }
      const at = said.findIndex((line) => new RegExp(source, flags).test(line))
      return at < 0 ? null : said.splice(0, at + 1).at(-1)
    },
    [what.source, what.flags] as const,
  )
  return (await handle.jsonValue())!
}

/** Everything that was said since the page was opened. */
export function allHeard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { all: string[] }).all)
}
