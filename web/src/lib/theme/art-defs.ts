import { groundSteps } from '#rules/art'
import { inSteps } from './slices.ts'

const ID = 'art-defs'
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Puts the patterns of the ground, the hatching and the clip path of tiles into the page, once; the patterns
 * a little later. Not `display: none`: paint servers inside that do not paint.
 */
export function ensureArtDefs(): void {
  artDefs()
}

/** The element that holds them; boards keep their symbols in it as well. */
export function artDefs(): Element {
  const there = document.getElementById(ID)
  if (there) return there
  const svg = document.createElementNS(SVG, 'svg')
  svg.id = ID
  svg.setAttribute('class', 'art visually-hidden')
  svg.setAttribute('aria-hidden', 'true')
  document.body.appendChild(svg)
  let place: Element = svg
  const steps = groundSteps((part) => place.insertAdjacentHTML('beforeend', part))
  // What is clipped or hatched by it is not seen without the first part.
  steps.next()
  // The patterns come together: with each of them the whole ground would be painted anew.
  place = document.createElementNS(SVG, 'defs')
  svg.dataset['waits'] = ''
  inSteps(steps, () => {
    svg.appendChild(place)
    delete svg.dataset['waits']
  })
  return svg
}
