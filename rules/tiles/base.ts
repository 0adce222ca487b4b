import type { TileSet } from './types.ts'

/** The base game: 72 land tiles, one of them the start tile (BA-1). Ids carry the customary letters. */
export const BASE: TileSet = {
  set: 'base',
  start: [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }],
  tiles: [
    {
      id: 'base/B',
      copies: 4,
      edges: 'ffff',
      segments: [
        { id: 'monastery', type: 'monastery' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] },
      ],
    },
    {
      id: 'base/A',
      copies: 2,
      edges: 'ffrf',
      segments: [
        { id: 'monastery', type: 'monastery' },
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] },
      ],
    },
    {
      id: 'base/D',
      copies: 4,
      edges: 'crfr',
      segments: [
        { id: 'road0', type: 'road', edges: 'EW' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [3, 4, 5, 6], cities: [] },
      ],
    },
    {
      id: 'base/C',
      copies: 1,
      edges: 'cccc',
      segments: [{ id: 'city0', type: 'city', edges: 'NESW', pennants: 1 }],
    },
    {
      id: 'base/S',
      copies: 2,
      edges: 'ccrc',
      segments: [
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'city0', type: 'city', edges: 'NEW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [4], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/T',
      copies: 1,
      edges: 'ccrc',
      segments: [
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'city0', type: 'city', edges: 'NEW' },
        { id: 'field0', type: 'field', halves: [4], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/F',
      copies: 2,
      edges: 'fcfc',
      segments: [
        { id: 'city0', type: 'city', edges: 'EW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [0, 1], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/G',
      copies: 1,
      edges: 'fcfc',
      segments: [
        { id: 'city0', type: 'city', edges: 'EW' },
        { id: 'field0', type: 'field', halves: [0, 1], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/N',
      copies: 2,
      edges: 'cffc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/M',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/P',
      copies: 3,
      edges: 'crrc',
      segments: [
        { id: 'road0', type: 'road', edges: 'ES' },
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'field0', type: 'field', halves: [2, 5], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [3, 4], cities: [] },
      ],
    },
    {
      id: 'base/O',
      copies: 2,
      edges: 'crrc',
      segments: [
        { id: 'road0', type: 'road', edges: 'ES' },
        { id: 'city0', type: 'city', edges: 'NW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [2, 5], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [3, 4], cities: [] },
      ],
    },
    {
      id: 'base/R',
      copies: 2,
      edges: 'ccfc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NEW' },
        { id: 'field0', type: 'field', halves: [4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/Q',
      copies: 1,
      edges: 'ccfc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NEW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/J',
      copies: 3,
      edges: 'crrf',
      segments: [
        { id: 'road0', type: 'road', edges: 'ES' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 5, 6, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [3, 4], cities: [] },
      ],
    },
    {
      id: 'base/L',
      copies: 3,
      edges: 'crrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'E' },
        { id: 'road1', type: 'road', edges: 'S' },
        { id: 'road2', type: 'road', edges: 'W' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
        { id: 'field2', type: 'field', halves: [3, 4], cities: [] },
      ],
    },
    {
      id: 'base/K',
      copies: 3,
      edges: 'cfrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'base/E',
      copies: 4,
      edges: 'cfff',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5, 6, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'base/H',
      copies: 2,
      edges: 'cfcf',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'S' },
        { id: 'field0', type: 'field', halves: [2, 3, 6, 7], cities: ['city0', 'city1'] },
      ],
    },
    {
      id: 'base/I',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'W' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0', 'city1'] },
      ],
    },
    {
      id: 'base/X',
      copies: 1,
      edges: 'rrrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'N' },
        { id: 'road1', type: 'road', edges: 'E' },
        { id: 'road2', type: 'road', edges: 'S' },
        { id: 'road3', type: 'road', edges: 'W' },
        { id: 'field0', type: 'field', halves: [0, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [1, 2], cities: [] },
        { id: 'field2', type: 'field', halves: [3, 4], cities: [] },
        { id: 'field3', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'base/W',
      copies: 4,
      edges: 'frrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'E' },
        { id: 'road1', type: 'road', edges: 'S' },
        { id: 'road2', type: 'road', edges: 'W' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [3, 4], cities: [] },
        { id: 'field2', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'base/V',
      copies: 8,
      edges: 'ffrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 3, 4, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'base/U',
      copies: 7,
      edges: 'frfr',
      segments: [
        { id: 'road0', type: 'road', edges: 'EW' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [3, 4, 5, 6], cities: [] },
      ],
    },
    {
      id: 'base/N-garden',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/M-garden',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'NW', pennants: 1 },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/R-garden',
      copies: 1,
      edges: 'ccfc',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'NEW' },
        { id: 'field0', type: 'field', halves: [4, 5], cities: ['city0'] },
      ],
    },
    {
      id: 'base/E-garden',
      copies: 1,
      edges: 'cfff',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5, 6, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'base/H-garden',
      copies: 1,
      edges: 'cfcf',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'S' },
        { id: 'field0', type: 'field', halves: [2, 3, 6, 7], cities: ['city0', 'city1'] },
      ],
    },
    {
      id: 'base/I-garden',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'W' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0', 'city1'] },
      ],
    },
    {
      id: 'base/V-garden',
      copies: 1,
      edges: 'ffrr',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 3, 4, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'base/U-garden',
      copies: 1,
      edges: 'frfr',
      segments: [
        { id: 'garden', type: 'garden' },
        { id: 'road0', type: 'road', edges: 'EW' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [3, 4, 5, 6], cities: [] },
      ],
    },
  ],
}
