import type { TileSet } from './types.ts'

/** King & Robber Baron: five land tiles (KR-3). */
export const KING_ROBBER: TileSet = {
  set: 'king-robber',
  tiles: [
    {
      id: 'king-robber/cfff-mon',
      copies: 1,
      edges: 'cfff',
      segments: [
        { id: 'monastery', type: 'monastery' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5, 6, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'king-robber/cffr',
      copies: 1,
      edges: 'cffr',
      segments: [
        { id: 'road0', type: 'road', edges: 'W' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [2, 3, 4, 5, 6], cities: ['city0'] },
      ],
    },
    {
      id: 'king-robber/crrr',
      copies: 1,
      edges: 'crrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'W' },
        { id: 'road1', type: 'road', edges: 'ES' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [2, 5, 6], cities: ['city0'] },
        { id: 'field2', type: 'field', halves: [3, 4], cities: [] },
      ],
    },
    {
      id: 'king-robber/crrc',
      copies: 1,
      edges: 'crrc',
      segments: [
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'road1', type: 'road', edges: 'E' },
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'field0', type: 'field', halves: [5], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [4], cities: ['city0'] },
        { id: 'field2', type: 'field', halves: [3], cities: ['city0'] },
        { id: 'field3', type: 'field', halves: [2], cities: ['city0'] },
      ],
    },
    {
      id: 'king-robber/cccc',
      copies: 1,
      edges: 'cccc',
      segments: [
        { id: 'city0', type: 'city', edges: 'EW' },
        { id: 'city1', type: 'city', edges: 'NS' },
        { id: 'field0', type: 'field', halves: [], cities: ['city0', 'city1'] },
        { id: 'field1', type: 'field', halves: [], cities: ['city0', 'city1'] },
      ],
    },
  ],
}
