import type { TileSet } from './types.ts'

/** The one-piece printing of 2015 (CO-4), counted by squares like the block of 2004. */
export const COUNT_2015: TileSet = {
  set: 'count-2015',
  option: { 'count-block': '2015' },
  assumed:
    'the extra city segment is on the north edge of the second tile; no public source says which edge it is',
  start: [
    { tile: 'count-2015/1', x: -2, y: -1, rotation: 0 },
    { tile: 'count-2015/2', x: -1, y: -1, rotation: 0 },
    { tile: 'count-2015/3', x: 0, y: -1, rotation: 0 },
    { tile: 'count-2015/4', x: 1, y: -1, rotation: 0 },
    { tile: 'count-2015/5', x: -2, y: 0, rotation: 0 },
    { tile: 'count-2015/6', x: -1, y: 0, rotation: 0 },
    { tile: 'count-2015/7', x: 0, y: 0, rotation: 0 },
    { tile: 'count-2015/8', x: 1, y: 0, rotation: 0 },
    { tile: 'count-2015/9', x: -2, y: 1, rotation: 0 },
    { tile: 'count-2015/10', x: -1, y: 1, rotation: 0 },
    { tile: 'count-2015/11', x: 0, y: 1, rotation: 0 },
    { tile: 'count-2015/12', x: 1, y: 1, rotation: 0 },
  ],
  wallBordersEveryField: true,
  noLandscape: ['count-2015/6', 'count-2015/7'],
  tiles: [
    {
      id: 'count-2015/1',
      copies: 1,
      edges: 'f..r',
      segments: [
        { id: 'road0', type: 'road', edges: 'W' },
        { id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'count-2015/2',
      copies: 1,
      edges: 'c...',
      segments: [
        { id: 'city0', type: 'city', edges: 'N' },
        { id: 'field0', type: 'field', halves: [2, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'count-2015/3',
      copies: 1,
      edges: 'f...',
      segments: [{ id: 'field0', type: 'field', halves: [0, 1, 2, 7], cities: [] }],
    },
    {
      id: 'count-2015/4',
      copies: 1,
      edges: 'rf..',
      segments: [
        { id: 'road0', type: 'road', edges: 'N' },
        { id: 'field0', type: 'field', halves: [0, 7], cities: [] },
        { id: 'field1', type: 'field', halves: [1, 2, 3, 4], cities: [] },
      ],
    },
    {
      id: 'count-2015/5',
      copies: 1,
      edges: '...f',
      segments: [{ id: 'field0', type: 'field', halves: [0, 5, 6, 7], cities: [] }],
    },
    { id: 'count-2015/6', copies: 1, edges: '....', segments: [] },
    { id: 'count-2015/7', copies: 1, edges: '....', segments: [] },
    {
      id: 'count-2015/8',
      copies: 1,
      edges: '.f..',
      segments: [{ id: 'field0', type: 'field', halves: [1, 2, 3, 4], cities: [] }],
    },
    {
      id: 'count-2015/9',
      copies: 1,
      edges: '..cf',
      segments: [
        { id: 'city0', type: 'city', edges: 'S' },
        { id: 'field0', type: 'field', halves: [0, 3, 6, 7], cities: ['city0'] },
      ],
    },
    {
      id: 'count-2015/10',
      copies: 1,
      edges: '..f.',
      segments: [{ id: 'field0', type: 'field', halves: [3, 4, 5, 6], cities: [] }],
    },
    {
      id: 'count-2015/11',
      copies: 1,
      edges: '..r.',
      segments: [
        { id: 'road0', type: 'road', edges: 'S' },
        { id: 'field0', type: 'field', halves: [3, 4], cities: [] },
        { id: 'field1', type: 'field', halves: [5, 6], cities: [] },
      ],
    },
    {
      id: 'count-2015/12',
      copies: 1,
      edges: '.cf.',
      segments: [
        { id: 'city0', type: 'city', edges: 'E' },
        { id: 'field0', type: 'field', halves: [1, 4, 5, 6], cities: ['city0'] },
      ],
    },
  ],
}
