/** By day or by night: a theme changes colours and nothing else. */
export type Theme = 'day' | 'night'

type Pair = readonly [day: string, night: string]

/**
 * Every colour of the drawing, once: role → day, night. On a page each is the CSS variable
 * `--a-<role>`; a picture outside a page gets the values put in.
 */
export const PALETTE = {
  // lines and the table
  ink: ['#402d1f', '#0b1218'],
  table: ['#ddcfac', '#12181d'],
  table2: ['#d9caa6', '#1b242a'],
  grid: ['#35271b', '#000000'],
  // the ground: base, parcels (sap, straw, deep, olive), borders, furrows, hedges, grass
  field: ['#b3b367', '#3b5148'],
  sap: ['#9fab59', '#34493f'],
  straw: ['#cfc07a', '#505f4c'],
  deep: ['#8fa356', '#2f443d'],
  olive: ['#b9b05f', '#41553f'],
  parcel: ['#6f7d3c', '#22352f'],
  furrow: ['#5c6b30', '#20332d'],
  furrow2: ['#8a7436', '#2a3a30'],
  hedge: ['#667a3f', '#1e322c'],
  hedge2: ['#8c9c55', '#34503f'],
  grass: ['#55632c', '#24382f'],
  blot: ['#8f9d45', '#2c423f'],
  blot2: ['#ddcf8a', '#5b7364'],
  blot3: ['#76893c', '#20343a'],
  halo: ['#6d6f37', '#16231f'],
  // roads and open places
  road: ['#efdfb8', '#a9a288'],
  road2: ['#fbf4de', '#c4bd9f'],
  rut: ['#b99f6c', '#7f7b68'],
  plaza: ['#e6cf9f', '#8d8570'],
  sand: ['#ead3a0', '#948a70'],
  // towns
  town: ['#d9b98c', '#5a4839'],
  street: ['#ecd9b2', '#806641'],
  stone: ['#c9bda6', '#6f7378'],
  stone2: ['#e9e1cc', '#9a9da0'],
  house: ['#f3e6c8', '#5f5950'],
  red: ['#c4633f', '#7d4436'],
  light: ['#d9895a', '#8f5a42'],
  slate: ['#73838e', '#4a5866'],
  violet: ['#566a8c', '#3d4d70'],
  shade: ['#38264a', '#060a14'],
  cast: ['#3b2f4a', '#04080c'],
  window: ['#4a3524', '#ffdf95'],
  dark: ['#33251b', '#0a0d12'],
  shield: ['#2f5b93', '#3a659c'],
  shield2: ['#e9b949', '#e0b95a'],
  // things in the fields
  leaf: ['#5d7444', '#26402f'],
  olives: ['#87803f', '#3d4a30'],
  fir: ['#4d6a4c', '#1f3832'],
  crown: ['#8ea35d', '#456349'],
  hay: ['#dcb653', '#8e7b45'],
  sheep: ['#f6efdf', '#b9b9ae'],
  lawn: ['#a9b777', '#4b6352'],
  rows: ['#6d8240', '#2a4130'],
  bed: ['#6d8a4c', '#2d4a37'],
  flower: ['#c9556a', '#a8586c'],
  corn: ['#d8b858', '#857744'],
  corn2: ['#a8842f', '#574d2c'],
  corn3: ['#f5e6ae', '#cdbf86'],
  canvas: ['#f4e6c6', '#b9b09a'],
  canvas2: ['#b8433c', '#8a3533'],
  flag: ['#2f5d8a', '#4f7fb0'],
  fire: ['#f0862c', '#ffab3d'],
  // figures and signs, which must stand out from every ground
  rim: ['#2a1d14', '#2a1d14'],
  cream: ['#fbf3dc', '#e9dfc4'],
  paper: ['#fff8e0', '#ffcf5c'],
  glow: ['#f2a93b', '#ffcf5c'],
  dash: ['#8a4d0c', '#ffd97f'],
} as const satisfies Record<string, Pair>

/** The name of a colour of the drawing. */
export type Colour = keyof typeof PALETTE

/** How much of a wash shows; by day and by night, like the colours. */
export const STRENGTH = {
  shade: [0.3, 0.42],
  hatchWash: [0.19, 0.26],
  cast: [0.3, 0.5],
  grid: [0.1, 0.22],
  glass: [0, 0.42],
  paper: [0.72, 0.14],
  mark: [0.8, 0.62],
  wash: [1, 0.77],
} as const satisfies Record<string, readonly [day: number, night: number]>

/** The name of a strength. */
export type Strength = keyof typeof STRENGTH

/** A colour's value in a theme. */
export const colourIn = (theme: Theme, colour: Colour): string => PALETTE[colour][theme === 'day' ? 0 : 1]

/** A strength's value in a theme. */
export const strengthIn = (theme: Theme, name: Strength): number => STRENGTH[name][theme === 'day' ? 0 : 1]

/** The declarations of all variables of a theme, for a rule of a style sheet. */
export function variables(theme: Theme): string {
  const colours = Object.keys(PALETTE).map((key) => `--a-${key}:${colourIn(theme, key as Colour)}`)
  const strengths = Object.keys(STRENGTH).map((key) => `--a-o-${key}:${strengthIn(theme, key as Strength)}`)
  return [...colours, ...strengths].join(';')
}
