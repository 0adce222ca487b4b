/**
 * Moves an element with the camera. A transform in its style, changed at every frame of a motion, has Chromium put the
 * whole page's compositor lists together anew each time (measured in 156: 4 ms with 160 tiles); the transform of a
 * paused animation goes to the compositor as it is.
 */

/** An attachment: the element has the transform that this tells, and follows its changes. */
export function follow(transform: () => string): (element: HTMLElement) => () => void {
  return (element) => {
    const held = element.animate([], { duration: 1, fill: 'both' })
    held.pause()
    $effect(() => {
      const now = { transform: transform() }
      ;(held.effect as KeyframeEffect).setKeyframes([now, now])
    })
    return () => held.cancel()
  }
}
