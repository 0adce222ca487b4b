// What an eye would find wrong with a screen and a machine can find as well: text that is cut, pages wider than the
// window, targets that are too small, covered, or on top of each other, letters below the least size.
import type { Page } from 'playwright-core'

/** Looks at a page as it stands. One line for every fault. */
export function audit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_TARGET = 44
    const LEAST_TEXT = 13
    const faults = new Set<string>()
    const root = document.documentElement

    const describe = (element: Element): string => {
      const name =
        element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
      return `${role} "${name}"`
    }
    /** A place of the board: the map moves under the panels, and a place can be brought out from there. */
    const isCell = (element: Element): boolean => element.matches('[data-cell]')
    /** Text that scrolls lies under a bar at the foot of the window until it is scrolled up. */
    const underFoot = (element: Element): boolean => {
      const fixed = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).position === 'fixed' || fixed(one.parentElement))
      return root.scrollHeight > innerHeight && fixed(element)
    }
    /** What scrolls goes under a foot that stays in place, until it is scrolled up. */
    const sticks = (element: Element): boolean =>
      getComputedStyle(element).position === 'sticky' ||
      (element.parentElement !== null && sticks(element.parentElement))
    const shown = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    /** The part of an element that scrolling parents let through; null if nothing. */
    const seen = (element: Element): DOMRect | null => {
      const own = element.getBoundingClientRect()
      let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom]
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const style = getComputedStyle(parent)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const box = parent.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
        if (style.position === 'fixed') break
      }
      right = Math.min(right, innerWidth)
      bottom = Math.min(bottom, innerHeight)
      left = Math.max(left, 0)
      top = Math.max(top, 0)
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null
    }

    /** What the parents of an element let through that do not scroll; null if they let everything through. */
    const clipOf = (
      element: Element,
    ): { left: number; right: number; top: number; bottom: number } | null => {
      const clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(parent)
        // What scrolls can be brought into view.
        if (/auto|scroll/.test(overflowX + overflowY)) return null
        const box = parent.getBoundingClientRect()
        if (overflowX !== 'visible') {
          clip.left = Math.max(clip.left, box.left)
          clip.right = Math.min(clip.right, box.right)
        }
        if (overflowY !== 'visible') {
          clip.top = Math.max(clip.top, box.top)
          clip.bottom = Math.min(clip.bottom, box.bottom)
        }
        if (position === 'fixed') break
      }
      return Number.isFinite(clip.left) || Number.isFinite(clip.top) ? clip : null
    }

    if (root.scrollWidth > innerWidth + 1) faults.add(`page is ${root.scrollWidth - innerWidth} px too wide`)

    for (const element of document.body.querySelectorAll('*')) {
      if (!shown(element) || element.closest('svg, [aria-hidden=true], .visually-hidden')) continue
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!text) continue
      const style = getComputedStyle(element)
      if (Number.parseFloat(style.fontSize) < LEAST_TEXT - 0.05) {
        faults.add(`text of ${style.fontSize}: ${describe(element)}`)
      }
      // Names may be cut, they end in an ellipsis or fade and say so; nothing else may.
      if (element.closest('[data-may-cut]')) continue
      const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const hidesY = style.overflowY === 'hidden' || style.overflowY === 'clip'
      if (hidesX && element.scrollWidth > element.clientWidth + 1)
        faults.add(`cut sideways: ${describe(element)}`)
      if (hidesY && element.scrollHeight > element.clientHeight + 2)
        faults.add(`cut below: ${describe(element)}`)
      const range = document.createRange()
      range.selectNodeContents(element)
      const ink = range.getBoundingClientRect()
      const control = element.closest('button, a, label')?.getBoundingClientRect()
      if (control && ink.width > 1 && (ink.right > control.right + 2 || ink.left < control.left - 2))
        faults.add(`runs out of its control: ${describe(element)}`)
      const clip = clipOf(element)
      // What lies wholly outside is kept out of sight on purpose, until it has the focus.
      const inside =
        clip &&
        ink.right > clip.left &&
        ink.left < clip.right &&
        ink.bottom > clip.top &&
        ink.top < clip.bottom
      if (inside && ink.width > 1) {
        if (ink.right > clip.right + 2 || ink.left < clip.left - 2)
          faults.add(`cut sideways by what it stands in: ${describe(element)}`)
        if (ink.bottom > clip.bottom + 3 || ink.top < clip.top - 3)
          faults.add(`cut below by what it stands in: ${describe(element)}`)
      }
      const fixed = element.closest('[data-docked], dialog, header, nav')
      if (fixed && ink.width > 0 && (ink.right > innerWidth + 1 || ink.left < -1)) {
        faults.add(`runs out of the window: ${describe(element)}`)
      }
    }

    /** An element with what it spreads around itself to be pressed more easily. */
    const withSpread = (element: Element): DOMRect => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { content, position, top, left } = getComputedStyle(element, '::after')
      if (content === 'none' || position !== 'absolute') return new DOMRect(x, y, width, height)
      const [dx, dy] = [Math.max(0, -Number.parseFloat(left)), Math.max(0, -Number.parseFloat(top))]
      return new DOMRect(x - dx, y - dy, width + 2 * dx, height + 2 * dy)
    }

    const targets = [
      ...document.querySelectorAll(
        'button, a[href], input, select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=tab]',
      ),
    ].filter((element) => shown(element) && !element.closest('[aria-hidden=true], [inert], .visually-hidden'))
    const dialog = document.querySelector('dialog:modal')
    const within = dialog ? targets.filter((element) => dialog.contains(element)) : targets
    const boxes = within
      .map((element) => ({ element, box: seen(element.closest('label') ?? element) }))
      .filter((target): target is { element: Element; box: DOMRect } => target.box !== null)

    for (const { element, box } of boxes) {
      const full = withSpread(element.closest('label') ?? element)
      const onBoard = isCell(element)
      const inText = element.matches('a') && getComputedStyle(element).display === 'inline'
      const least = onBoard ? 24 : LEAST_TARGET
      if (!inText && !onBoard && (full.width < least - 0.5 || full.height < least - 0.5)) {
        const size = `${Math.round(full.width)}×${Math.round(full.height)}`
        faults.add(`target of ${size}: ${describe(element)}`)
      }
      if (
        onBoard ||
        element.matches('[data-under]') ||
        box.width < full.width * 0.6 ||
        box.height < full.height * 0.6
      )
        continue
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      // It goes by itself in a few seconds, and at once when it is pressed.
      if (hit?.closest('[data-passing]')) continue
      const label = element.closest('label')
      const same = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
      const foot = hit && ((underFoot(hit) && !underFoot(element)) || (sticks(hit) && !sticks(element)))
      if (!same && !foot) faults.add(`covered by ${hit ? describe(hit) : 'nothing'}: ${describe(element)}`)
    }
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue
        if (a.element.matches('[data-under]') || b.element.matches('[data-under]')) continue
        if (isCell(a.element) || isCell(b.element)) continue
        if (underFoot(a.element) !== underFoot(b.element)) continue
        if (sticks(a.element) !== sticks(b.element)) continue
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (width > 2 && height > 2) faults.add(`overlap: ${describe(a.element)} and ${describe(b.element)}`)
      }
    }
    return [...faults]
  })
}
