/**
 * Keeps `--keyboard` on the document: how much of the window's foot is covered by a keyboard on the screen, in
 * pixels. Browsers lay it over the page and shrink only what is seen of it. Returns the end of it.
 */
export function followKeyboard(): () => void {
  const seen = window.visualViewport
  if (!seen) return () => undefined
  const { style } = document.documentElement
  const follow = (): void => {
    // What fingers have magnified is seen in part as well.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, innerHeight - seen.height - seen.offsetTop)
    style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  const events = ['resize', 'scroll'] as const
  for (const event of events) seen.addEventListener(event, follow)
  follow()
  return () => {
    for (const event of events) seen.removeEventListener(event, follow)
    style.removeProperty('--keyboard')
  }
}
