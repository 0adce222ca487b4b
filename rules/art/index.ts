/**
 * The drawing of Graaf: catalogue and position in, SVG text out. Pure and seeded: the same input gives
 * the same bytes. Units are tile units, 100 to a tile; board units are tile units with the cell (0,0)
 * at the origin.
 *
 * On a page: put `pageCss(…)` into a style sheet, give every `<svg>` the class `art`, put
 * `groundDefs()` and the symbols into `<defs>` of one of them, and use the class `art-coarse` around
 * what is shown below 80 pixels a tile.
 */
export { ACROBAT_PLACES, ACROBAT_SCALE, anchor, anchors, anchorSteps, besideAnchor } from './anchors.ts'
export { blockNumber, type Printing } from './block.ts'
export { boardGrid, boardShadow, CORNER_TOWER_ID, cornerTowers, cornerTowerSymbol } from './board.ts'
export { moved } from './shift.ts'
export { featureShape, litFeature, type FeaturePart, type FeatureShape } from './feature.ts'
export {
  figure,
  FIGURE_DROP,
  FIGURE_SCALE,
  neutralFigure,
  playerMark,
  type NeutralFigure,
  type PlayerFigure,
} from './figure.ts'
export type { Point } from './geometry.ts'
export { ground, groundDefs, groundSteps } from './ground.ts'
export { ownedField, ownershipId, ownershipPattern } from './ownership.ts'
export { pageCss } from './paint.ts'
export { PALETTE, type Colour, type Theme } from './palette.ts'
export { drawBoard, type BoardView } from './picture.ts'
export { playerLook, PLAYERS, type PlayerColour, type PlayerLook } from './players.ts'
export { BLOCK_ORIGIN, countPlace, quarterOutline, quarterPlaces } from './sets/count-plan.ts'
export { tentReach } from './sets/circus.ts'
export { countTown } from './sets/count-town.ts'
export { lastMove, legalCell, spotDisc } from './signs.ts'
export { finish, type Steps } from './steps.ts'
export { symbolId, symbolSteps, tileSymbol, variantOf, type TileSymbol } from './symbol.ts'
export { token, type Token } from './token.ts'
