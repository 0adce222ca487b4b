/** How large things are, as the page finds it out anyway. */

type Tell = (width: number, height: number) => void

const told = new WeakMap<Element, Tell>()
let observer: ResizeObserver | undefined

/**
 * An attachment: tells an element's inner width and height in px once it has been laid out, and whenever they change.
 * Svelte's own bindings also ask at once, for which the browser lays out a page that is still being made: once for each of them.
 */
export function sized(tell: Tell): (element: Element) => () => void {
  return (element) => {
    observer ??= new ResizeObserver((entries) => {
      for (const { target } of entries) told.get(target)?.(target.clientWidth, target.clientHeight)
    })
    const all = observer
    told.set(element, tell)
    all.observe(element)
    return () => all.unobserve(element)
  }
}
