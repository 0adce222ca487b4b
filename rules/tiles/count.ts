import type { TileSet } from './types.ts'

/** The count block of 2004 (CO-8): twelve tiles that are the start layout and never in a deck. */
export const COUNT: TileSet = {
  set: 'count',
  start: [
    { tile: 'count/1', x: -2, y: -1, rotation: 0 },
    { tile: 'count/2', x: -1, y: -1, rotation: 0 },
    { tile: 'count/3', x: 0, y: -1, rotation: 0 },
    { tile: 'count/4', x: 1, y: -1, rotation: 0 },
    { tile: 'count/5', x: -2, y: 0, rotation: 0 },
    { tile: 'count/6', x: -1, y: 0, rotation: 0 },
    { tile: 'count/7', x: 0, y: 0, rotation: 0 },
    { tile: 'count/8', x: 1, y: 0, rotation: 0 },
    { tile: 'count/9', x: -2, y: 1, rotation: 0 },
    { tile: 'count/10', x: -1, y: 1, rotation: 0 },
    { tile: 'count/11', x: 0, y: 1, rotation: 0 },
    { tile: 'count/12', x: 1, y: 1, rotation: 0 },
  ],
  quarters: { castle: 'city', market: 'field', blacksmith: 'road', cathedral: 'monastery' },
  clockwise: ['castle', 'market', 'blacksmith', 'cathedral'],
  countStartsIn: 'castle',
  wallBordersEveryField: true,
  noLandscape: ['count/6', 'count/7'],
  tiles: [
    {
      id: 'count/1',
      copies: 1,
      edges: 'f..r',
      segments: [
        { id: 'road0', type: 'road', edges: 'W' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'count/2',
      copies: 1,
      edges: 'f...',
      segments: [{ id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] }],
    },
    {
      id: 'count/3',
      copies: 1,
      edges: 'f...',
      segments: [{ id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] }],
    },
    {
      id: 'count/4',
      copies: 1,
      edges: 'rf..',
      segments: [
        { id: 'road0', type: 'road', edges: 'N' },
        { id: 'field0', type: 'field', halves: [0, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [1, 2, 3, 4], cities: [] },
      ],
    },
    {
      id: 'count/5',
      copies: 1,
      edges: '...f',
      segments: [{ id: 'field0', type: 'field', halves: [0, 5, 6, 7], cities: [] }],
    },
    { id: 'count/6', copies: 1, edges: '....', segments: [] },
    { id: 'count/7', copies: 1, edges: '....', segments: [] },
    {
      id: 'count/8',
      copies: 1,
      edges: '.f..',
      segments: [{ id: 'field0', type: 'field', halves: [1, 2, 3, 4], cities: [] }],
    },
    {
      id: 'count/9',
      copies: 1,
      edges: '..cf',
      segments: [
        { id: 'city0', type: 'city', edges: 'S' },
        { id: 'field0', type: 'field', halves: [0, 3, 6, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'count/10',
      copies: 1,
      edges: '..f.',
      segments: [{ id: 'field0', type: 'field', halves: [3, 4, 5, 6], cities: [] }],
    },
    {
      id: 'count/11',
      copies: 1,
      edges: '..r.',
      segments: [
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'field0', type: 'field', halves: [3, 4], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'count/12',
      copies: 1,
      edges: '.cf.',
      segments: [
        { id: 'city0', type: 'city', edges: 'E' },
        { id: 'field0', type: 'field', halves: [1, 4, 5, 6], cities: ['city0'] },
      ],
    },
  ],
}
