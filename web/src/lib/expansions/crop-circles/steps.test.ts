import { expect, test } from 'vitest'
import type { Action, Piece, PieceOnBoard, PlacedTile } from '#rules'
import type { Play } from '#lib/panels/play.svelte.ts'
import { CircleStep, OwnFigureStep } from './steps.svelte.ts'

const road = (x: number): PlacedTile => ({ tile: 'base/D', x, y: 0, rotation: 0 })
const on = (x: number, segment: string, player: number, piece: Piece = 'meeple'): PieceOnBoard =>
  ({ x, y: 0, segment, player, piece }) as PieceOnBoard

/** A row of roads with the tile that shows a club at its end, as player 0 sees it. */
const play = (step: 'crop-circle' | 'add-follower' | 'remove-follower', legal: Action[] = []): Play =>
  ({
    me: 0,
    awaiting: { player: 0, step },
    legal,
    tiles: [
      road(0),
      road(1),
      road(9),
      { tile: 'crop-circles-1/ffrr-cropcircle-road', x: 10, y: 0, rotation: 0 },
    ],
    position: { pieces: [on(0, 'road0', 1), on(9, 'road0', 0), on(1, 'city0', 0)] },
    colourOf: (player: number) => ['sky', 'plum'][player]!,
    segmentType: (_x: number, _y: number, segment: string) => segment.replace(/\d/, ''),
  }) as unknown as Play

test('CC-15: before it is said what all do, the whole of whom it concerns has to be seen', () => {
  const step = new CircleStep(play('crop-circle'))
  expect(step.focus).toEqual({
    cells: [
      { x: 10, y: 0 },
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ],
    deploy: false,
    whole: true,
  })
  // Both highwaymen are ringed, the knight is not.
  expect(step.board.figures?.map(({ key, press }) => [key, press])).toEqual([
    ['0,0,road0,1,meeple,0', true],
    ['9,0,road0,0,meeple,0', true],
  ])
})

test('CC-12: whoever takes one back sees all of his own that it may be, also after one is chosen', () => {
  const take = (x: number): Action => ({
    player: 0,
    type: 'remove-follower',
    piece: 'meeple',
    x,
    y: 0,
    segment: 'road0',
  })
  const step = new OwnFigureStep(play('remove-follower', [take(1), take(9)]))
  const cells = [
    { x: 1, y: 0 },
    { x: 9, y: 0 },
  ]
  expect(step.focus).toEqual({ cells, deploy: false, whole: true })
  step.digit(2)
  expect(step.focus).toEqual({ cells, deploy: false, whole: true })
  expect(step.bar.primary?.label).toBe('circle.remove-here')
})
