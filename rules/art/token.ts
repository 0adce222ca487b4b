/** The tokens that are drawn as discs. */
export type Token = 'king' | 'robber' | Animal
export type Animal = 'flea' | 'monkey' | 'seal' | 'bear' | 'tiger' | 'elephant'

const BROWN = '#4a3524'
const INK = '#3a2a1c'
const CREAM = '#f6ebd0'
const fill = `fill="${BROWN}"`
const pale = `fill="${CREAM}"`
const line = `fill="none" stroke="${BROWN}" stroke-width="1.5"`

/** Points of each animal and its picture around 0,0. */
const ANIMALS: Readonly<Record<Animal, readonly [points: number, picture: string]>> = {
  flea: [
    1,
    `<ellipse cx="1" cy="-1" rx="8.6" ry="6" ${fill} transform="rotate(-18 1 -1)"/><circle cx="-8.4" cy="2.4" r="3.6" ${fill}/><path d="M-10 0l-4-5M-9-1l-1.4-6M-4 4l-4 7l-3 0M1 5l-1 7l-3 1M6 3l6 5l-1 5l3 1M-3-6q4 4 3 9M3-7q4 4 2 9" ${line}/><path d="M-2-5.6q3.4 4 2.4 9M3.6-6.4q3 4 1.6 8.6" stroke="${CREAM}" stroke-width=".9" fill="none"/><circle cx="-9.4" cy="1.8" r=".8" ${pale}/>`,
  ],
  monkey: [
    3,
    `<circle cx="-10" cy="-3" r="4.4" ${fill}/><circle cx="10" cy="-3" r="4.4" ${fill}/><circle cx="0" cy="-3" r="10" ${fill}/><path d="M0-4.6C3-9.4 8-7 7.2-2.4C9 2 6 7.6 0 7.6C-6 7.6-9 2-7.2-2.4C-8-7-3-9.4 0-4.6Z" fill="#e9c894"/><circle cx="-3" cy="-3.4" r="1.4" ${fill}/><circle cx="3" cy="-3.4" r="1.4" ${fill}/><path d="M-4 3.4Q0 6.4 4 3.4M-.9 .4h1.8" ${line}/>`,
  ],
  seal: [
    4,
    `<path d="M-11.6 9.4C-2 11 8.6 9.6 10.6 2.4C12-3 7.6-6.4 4.6-9.6C3-13.6-2.6-14.4-5-11L-9.6-9.4L-5.6-6.6C-4.4-2.6-6.6 2.4-12.6 4.4Q-15.4 6-15 11Q-13 9-11.6 9.4Z" ${fill}/><path d="M-1 5.6q-1.4 5-6 5.8" ${line}/><circle cx="-2.2" cy="-9.6" r="1.1" ${pale}/><path d="M-8.6-8l-5 1M-8.6-7.4l-4 3" stroke="${BROWN}" stroke-width=".8"/><circle cx="-12.6" cy="-14" r="3.4" fill="#b8382f" stroke="${BROWN}"/>`,
  ],
  bear: [
    5,
    `<circle cx="-8" cy="-9" r="4.6" ${fill}/><circle cx="8" cy="-9" r="4.6" ${fill}/><path d="M0-12C8-12 11.4-6 10.6 0C10 7 5 11 0 11C-5 11-10 7-10.6 0C-11.4-6-8-12 0-12Z" ${fill}/><ellipse cx="0" cy="4.6" rx="5.8" ry="4.8" fill="#d9b27c"/><path d="M-2.6 1.8h5.2l-2.6 3Z" ${fill}/><path d="M0 4.6v2.6" ${line}/><circle cx="-4.2" cy="-3.4" r="1.2" ${pale}/><circle cx="4.2" cy="-3.4" r="1.2" ${pale}/>`,
  ],
  tiger: [
    6,
    `<path d="M-10.4-4L-9-12.6L-3.6-9.8Q0-10.8 3.6-9.8L9-12.6L10.4-4Q11.6 3 6.4 8.4Q0 13-6.4 8.4Q-11.6 3-10.4-4Z" fill="#e08a2e" stroke="${BROWN}" stroke-width="1.2"/><path d="M0-10v5M-3-9l.8 4M3-9l-.8 4M-10.6-1l4.6 1M-10 3.4l4.4-.4M10.6-1l-4.6 1M10 3.4l-4.4-.4" fill="none" stroke="${BROWN}" stroke-width="1.9"/><ellipse cx="0" cy="5.4" rx="4.8" ry="3.8" fill="#fdf3dc"/><path d="M-2 2.6h4l-2 2.4ZM0 5v2" fill="${BROWN}" stroke="${BROWN}" stroke-width="1.1"/><circle cx="-4" cy="-2" r="1.3" ${fill}/><circle cx="4" cy="-2" r="1.3" ${fill}/>`,
  ],
  elephant: [
    7,
    `<path d="M-4.6-9C-14-13-17-3-13 3.4C-11 6.6-7.4 6-6 4ZM4.6-9C14-13 17-3 13 3.4C11 6.6 7.4 6 6 4Z" fill="#8f8578" stroke="${BROWN}" stroke-width="1.2"/><path d="M0-11.4C6.6-11.4 8-5 6.6 0C5.6 3.6 3.4 4.6 3.2 8Q3 10.4 5.6 10.6Q7 10.4 7 8.8L9 9.2Q8.8 13.4 4.6 13.4Q-.6 13.2-1.2 8C-1.8 4-5.6 3.6-6.6 0C-8-5-6.6-11.4 0-11.4Z" fill="#6f675c" stroke="${BROWN}" stroke-width="1.2"/><path d="M-3.6 4.6q-3 2-3.4 5.4M-1 5.6h3.4M-.6 8h3" fill="none" stroke="${CREAM}" stroke-width="1.2"/><circle cx="-3.2" cy="-4" r="1.1" ${pale}/><circle cx="3.2" cy="-4" r="1.1" ${pale}/>`,
  ],
}

/** Digits as lines in a box of 4.4 × 7 around 0,0, so that no font is needed. */
const DIGITS: Readonly<Record<number, string>> = {
  1: 'M-1.7-2L.4-3.6V3.6',
  3: 'M-2.1-3.5H2L-.4-.6Q2.3-.4 2.3 1.5Q2.3 3.6-.2 3.6Q-1.6 3.6-2.3 2.7',
  4: 'M1 3.6V-3.6L-2.4 1.7H2.4',
  5: 'M2-3.5H-1.6L-1.9-.5Q2.4-1.3 2.4 1.4Q2.4 3.6-.2 3.6Q-1.5 3.6-2.2 2.9',
  6: 'M1.8-3.2Q-2.2-3.6-2.2 1.2Q-2.2 3.6 0 3.6Q2.2 3.6 2.2 1.3Q2.2-.8 .1-.8Q-1.7-.8-2.2 .8',
  7: 'M-2.3-3.5H2.2Q-.4-.3-.8 3.6',
}

const KING = `<path d="M-11 8H11L13-6L5.6 .6L0-10.6L-5.6 .6L-13-6Z" fill="#8c2f4b" stroke="${INK}" stroke-width="1.3"/><path d="M-11 10.6H11" stroke="${INK}" stroke-width="2.4"/><circle cx="0" cy="-11.4" r="2" fill="#fff3d0" stroke="${INK}"/><circle cx="-13" cy="-7" r="1.7" fill="#fff3d0" stroke="${INK}"/><circle cx="13" cy="-7" r="1.7" fill="#fff3d0" stroke="${INK}"/>`

const ROBBER = `<path d="M-11 12C-12.6 0-9-12.6 0-13.6C9-12.6 12.6 0 11 12Q0 16-11 12Z" fill="#33343c" stroke="${INK}" stroke-width="1.2"/><path d="M-6 7C-7.4 0-5-6.6 0-7C5-6.6 7.4 0 6 7Q0 10.4-6 7Z" fill="#e8c79c"/><path d="M-6.8-2.6Q0-5 6.8-2.6V1.6Q3.4 3.4 0 .6Q-3.4 3.4-6.8 1.6Z" fill="#16171c"/><circle cx="-3" cy="-.8" r="1" ${pale}/><circle cx="3" cy="-.8" r="1" ${pale}/>`

function disc(colour: string, picture: string, points?: number): string {
  const digit = points === undefined ? undefined : DIGITS[points]
  const value = digit
    ? `<circle cx="14.5" cy="13.5" r="7.6" fill="${INK}"/><path transform="translate(14.5 13.5)" d="${digit}" fill="none" stroke="${CREAM}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
    : ''
  return (
    `<ellipse class="a-figure-shadow" cx="2" cy="3" rx="21" ry="20"/>` +
    `<circle r="20" fill="${colour}" stroke="${INK}" stroke-width="1.6"/>` +
    `<circle r="17.2" fill="none" stroke="${INK}" stroke-width=".6"/>${picture}${value}`
  )
}

/** A token: a disc of radius 20 around 0,0; an animal carries its value in a dark disc. */
export function token(kind: Token): string {
  if (kind === 'king') return disc('#e9b949', KING)
  if (kind === 'robber') return disc('#7f8a93', ROBBER)
  const [points, picture] = ANIMALS[kind]
  return disc(CREAM, `<g transform="translate(-1.5 -1)">${picture}</g>`, points)
}
