import { describe, expect, test } from 'vitest'
import { pageCss, PAINTS, pictureCss } from './paint.ts'
import { colourIn, PALETTE, type Colour } from './palette.ts'
import { playerLook, PLAYERS } from './players.ts'

const channels = (hex: string): number[] =>
  [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
/** Lightness L* of CIELAB. */
const lightness = (hex: string): number => {
  const y = luminance(hex)
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

describe('colours', () => {
  test('every colour is a full hex value, and none is pure black or white by day', () => {
    for (const [name, values] of Object.entries(PALETTE)) {
      for (const value of values) expect(value, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(values[0], name).not.toMatch(/^#(000000|ffffff)$/)
    }
  })

  test('one of the two rims of a figure stands out at 4 to 1 on every ground, by day and by night', () => {
    const grounds: Colour[] = [
      'field',
      'sap',
      'straw',
      'deep',
      'olive',
      'road',
      'road2',
      'town',
      'street',
      'red',
      'slate',
    ]
    for (const theme of ['day', 'night'] as const)
      for (const ground of grounds) {
        const under = colourIn(theme, ground)
        const best = Math.max(
          contrast(colourIn(theme, 'rim'), under),
          contrast(colourIn(theme, 'cream'), under),
        )
        expect(best, `${ground} by ${theme}`).toBeGreaterThanOrEqual(4)
      }
    expect(contrast(PALETTE.rim[0], PALETTE.cream[0])).toBeGreaterThan(12)
  })

  test('players differ in lightness by 12 at least, and in their marks', () => {
    const steps = PLAYERS.map((look) => lightness(look.fill)).sort((a, b) => a - b)
    steps.slice(1).forEach((value, i) => expect(value - (steps[i] as number)).toBeGreaterThanOrEqual(11.5))
    expect(new Set(PLAYERS.map((look) => look.mark)).size).toBe(6)
  })

  test('a mark stands out from its fill at 4.4 to 1', () => {
    for (const look of PLAYERS)
      expect(contrast(look.fill, look.markColour), look.id).toBeGreaterThanOrEqual(4.4)
  })

  test('by day and by night the road is the lightest land', () => {
    for (const theme of ['day', 'night'] as const)
      for (const land of ['field', 'sap', 'straw', 'deep', 'olive', 'town', 'street', 'red'] as const)
        expect(lightness(colourIn(theme, 'road'))).toBeGreaterThan(lightness(colourIn(theme, land)))
  })

  test('an unknown colour looks like ink, so that a drawing never fails', () => {
    expect(playerLook('mauve').id).toBe('ink')
    expect(playerLook('plum').fill).toBe('#71318a')
  })
})

describe('style sheets', () => {
  test('a page gets variables for both themes, a picture gets values', () => {
    const page = pageCss({ day: ':root', night: '.night' })
    expect(page).toContain(':root{--a-ink:#402d1f')
    expect(page).toContain('.night{--a-ink:#0b1218')
    expect(page).toContain('.a-road{fill:var(--a-road)')
    const picture = pictureCss('night', false)
    expect(picture).not.toContain('var(')
    expect(picture).toContain('.a-road{fill:#a9a288')
  })

  test('every paint has a rule on a page, and only the coarse ones in a small picture', () => {
    const page = pageCss({ day: ':root', night: '.night' })
    const small = pictureCss('day', true)
    for (const paint of Object.keys(PAINTS)) expect(page).toContain(`.a-${paint}{`)
    expect(small).not.toContain('.a-masonry{')
    expect(small).toContain('.a-road{fill:#efdfb8;stroke:#402d1f;stroke-width:2.6')
    expect(small).toContain('.a-shade{fill:#38264a;fill-opacity:0.3}')
  })

  test('what is only filled or only a line is see-through by that, not by a surface of its own', () => {
    const picture = pictureCss('day', false)
    expect(picture).toContain('.a-cast{fill:#3b2f4a;fill-opacity:0.3}')
    expect(picture).toContain('.a-smoke{stroke:#e9e1cc;stroke-width:3;stroke-opacity:0.6}')
    const surfaces = [...picture.matchAll(/\.a-([\w-]+)\{[^}]*(?<![\w-])opacity:/g)].map(([, paint]) => paint)
    expect(surfaces).toEqual(['own-wash', 'own-mark'])
  })
})
