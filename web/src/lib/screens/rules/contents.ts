/** What stands on each page of the rules, in which order, and the tiles that show it. */
import type { Rotation } from '#rules'
import type { RulePage } from '#lib/ui/rules-link.ts'

export interface Section {
  id: string
  statements: readonly string[]
}

/** `BA-7` to `BA-10`: every number from one to the other. */
function range(prefix: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${from + index}`)
}

function some(prefix: string, ...numbers: readonly number[]): string[] {
  return numbers.map((number) => `${prefix}-${number}`)
}

/** The pages made of numbered statements; the page of house rules is made from the options. */
export const CONTENTS: Readonly<Record<Exclude<RulePage, 'options'>, readonly Section[]>> = {
  turn: [{ id: 'order', statements: range('TO', 1, 8) }],
  base: [
    { id: 'setup', statements: range('BA', 1, 5) },
    { id: 'place', statements: range('BA', 7, 10) },
    { id: 'figure', statements: range('BA', 11, 16) },
    { id: 'scoring', statements: range('BA', 17, 24) },
    { id: 'end', statements: range('BA', 25, 35) },
  ],
  count: [
    { id: 'setup', statements: some('CO', 8, 4, 9, 10, 11, 6, 12, 13, 14, 15) },
    { id: 'outside', statements: range('CO', 26, 29) },
    { id: 'enter', statements: some('CO', 30, 31, 32, 33, 34, 35, 37, 45, 46) },
    {
      id: 'leave',
      statements: some('CO', 51, 57, 58, 59, 60, 53, 54, 55, 63, 72, 81, 82, 83, 84, 85, 86, 87),
    },
    { id: 'count', statements: some('CO', 89, 90, 91, 92, 93, 94, 96, 97) },
    { id: 'end', statements: range('CO', 75, 80) },
  ],
  'king-robber': [
    { id: 'setup', statements: some('KR', 3, 4, 5, 7, 9, 10, 11, 12, 13) },
    { id: 'holding', statements: some('KR', 14, 15, 16, 17, 18, 20) },
    { id: 'end', statements: some('KR', 21, 22, 24, 31, 32, 33) },
  ],
  'crop-circles': [
    { id: 'tiles', statements: some('CC', 2, 3, 4, 6, 14, 15, 16) },
    { id: 'action', statements: some('CC', 5, 7, 8, 17, 9, 10, 12, 28) },
    { id: 'who', statements: some('CC', 13, 18, 19, 20, 22, 24, 25, 27) },
  ],
  circus: [
    { id: 'setup', statements: some('CI', 2, 3, 4, 5, 6, 8, 9, 10) },
    {
      id: 'tent',
      statements: some('CI', 11, 12, 13, 14, 15, 16, 17, 19, 21, 22, 23, 24, 26, 27, 28, 29, 31, 61),
    },
    {
      id: 'acrobats',
      statements: some('CI', 32, 33, 34, 35, 36, 37, 38, 39, 40, 71, 41, 42, 43, 44, 45, 46, 47, 49),
    },
    { id: 'ringmaster', statements: some('CI', 50, 51, 52, 53, 54, 55, 56, 57, 85) },
    { id: 'end', statements: some('CI', 30, 48, 58, 88) },
  ],
  end: [
    { id: 'order', statements: range('TO', 10, 18) },
    { id: 'points', statements: range('TO', 20, 23) },
  ],
}

export interface ShownTile {
  tile: string
  rotation?: Rotation
}

/** Tiles beside a statement; its caption is `captions.<statement>`. */
export const FIGURES: Readonly<Record<string, readonly ShownTile[]>> = {
  'BA-1': [{ tile: 'base/D' }],
  'BA-5': [{ tile: 'base/E-garden' }],
  'BA-18': [{ tile: 'base/A' }, { tile: 'base/U', rotation: 90 }, { tile: 'base/W' }],
  'BA-19': [{ tile: 'base/C' }, { tile: 'base/S' }, { tile: 'base/M' }],
  'BA-21': [{ tile: 'base/B' }, { tile: 'base/A' }],
  'BA-32': [{ tile: 'base/P' }],
  'KR-11': [{ tile: 'king-robber/cccc' }],
  'CC-14': [{ tile: 'crop-circles-2/cfrf-cropcircle-field' }],
  'CC-15': [{ tile: 'crop-circles-2/frrr-cropcircle-road' }],
  'CC-16': [{ tile: 'crop-circles-2/cfcf-cropcircle-city' }],
  'CI-11': [{ tile: 'circus/frrr-tent' }, { tile: 'circus/cfff-tent' }],
  'CI-32': [{ tile: 'circus/ffrf-acro' }],
}

/** Places in the text "Where the rules say nothing". */
export const SILENT = [
  'zero',
  'home',
  'stay',
  'where',
  'block',
  'record',
  'unclaimed',
  'nothing',
  'one',
  'circus',
  'pyramid',
  'start',
  'ringmaster',
  'outside',
  'opens',
] as const
