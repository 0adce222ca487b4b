import type { TileSet } from './types.ts'

/** Crop circles, the six tiles of 2010 (set-1). */
export const CROP_CIRCLES_1: TileSet = {
  set: 'crop-circles-1',
  option: { 'crop-tiles': 'set-1' },
  tiles: [
    {
      id: 'crop-circles-1/cffc-cropcircle-city',
      copies: 1,
      edges: 'cffc',
      segments: [
        { id: 'city0', type: 'city', edges: 'NW' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5], cities: ['city0'] },
      ],
      circle: 'city',
    },
    {
      id: 'crop-circles-1/ccff-cropcircle-city',
      copies: 1,
      edges: 'ccff',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'city1', type: 'city', edges: 'E' },
        { id: 'field0', type: 'field', halves: [4, 5, 6, 7], cities: ['city0', 'city1'] },
      ],
      circle: 'city',
    },
    {
      id: 'crop-circles-1/crff-cropcircle-field',
      copies: 1,
      edges: 'crff',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'road0', type: 'road', edges: 'E' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 5, 6, 7], cities: ['city0'] },
      ],
      circle: 'field',
    },
    {
      id: 'crop-circles-1/ffrr-cropcircle-road',
      copies: 1,
      edges: 'ffrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 3, 4, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
      circle: 'road',
    },
    {
      id: 'crop-circles-1/cfrr-cropcircle-field',
      copies: 1,
      edges: 'cfrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'SW' },
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 3, 4, 7], cities: ['city0'] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
      circle: 'field',
    },
    {
      id: 'crop-circles-1/rfrr-cropcircle-road',
      copies: 1,
      edges: 'rfrr',
      segments: [
        { id: 'road0', type: 'road', edges: 'N' },
        { id: 'road1', type: 'road', edges: 'W' },
        { id: 'road2', type: 'road', edges: 'S' },
        { id: 'field0', type: 'field', halves: [1, 2, 3, 4], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
        { id: 'field2', type: 'field', halves: [0, 7], cities: [] },
      ],
      circle: 'road',
    },
  ],
}
