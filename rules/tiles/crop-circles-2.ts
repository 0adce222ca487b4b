import type { TileSet } from './types.ts'

/** Crop circles, the six tiles of the C2/C3 editions (CC-2, mini-7). */
export const CROP_CIRCLES_2: TileSet = {
  set: 'crop-circles-2',
  option: { 'crop-tiles': 'mini-7' },
  tiles: [
    {
      id: 'crop-circles-2/frrr-cropcircle-road',
      copies: 1,
      edges: 'frrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'road1', type: 'road', edges: 'E' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [3, 4], cities: [] },
        { id: 'field2', type: 'field', halves: [5, 6], cities: [] },
      ],
      circle: 'road',
    },
    {
      id: 'crop-circles-2/rrrr-cropcircle-road',
      copies: 1,
      edges: 'rrrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'road1', type: 'road', edges: 'N' },
        { id: 'road2', type: 'road', edges: 'E' },
        { id: 'field0', type: 'field', halves: [0, 3, 4, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [1, 2], cities: [] },
        { id: 'field2', type: 'field', halves: [5, 6], cities: [] },
      ],
      circle: 'road',
    },
    {
      id: 'crop-circles-2/cfrf-cropcircle-field',
      copies: 1,
      edges: 'cfrf',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5, 6, 7], cities: ['city0'] },
      ],
      circle: 'field',
    },
    {
      id: 'crop-circles-2/crfr-cropcircle-field',
      copies: 1,
      edges: 'crfr',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'road0', type: 'road', edges: 'W' },
        { id: 'road1', type: 'road', edges: 'E' },
        { id: 'field0', type: 'field', halves: [2, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [3, 4, 5, 6], cities: [] },
      ],
      circle: 'field',
    },
    {
      id: 'crop-circles-2/cfcf-cropcircle-city',
      copies: 1,
      edges: 'cfcf',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'S' },
        { id: 'field0', type: 'field', halves: [6, 7], cities: ['city0', 'city1'] },
        { id: 'field1', type: 'field', halves: [2, 3], cities: ['city0', 'city1'] },
      ],
      circle: 'city',
    },
    {
      id: 'crop-circles-2/cccc-cropcircle-city',
      copies: 1,
      edges: 'cccc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'city1', type: 'city', edges: 'ES' },
      ],
      circle: 'city',
    },
  ],
}
