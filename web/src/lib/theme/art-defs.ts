import { groundDefs } from '#rules/art'

const ID = 'art-defs'

/**
 * Puts the patterns of the ground, the hatching and the clip path of tiles into the page, once. Not
 * `display: none`: paint servers inside that do not paint.
 */
export function ensureArtDefs(): void {
  artDefs()
}

/** The element that holds them; boards keep their symbols in it as well. */
export function artDefs(): Element {
  const there = document.getElementById(ID)
  if (there) return there
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.id = ID
  svg.setAttribute('class', 'art visually-hidden')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = groundDefs()
  document.body.appendChild(svg)
  return svg
}
