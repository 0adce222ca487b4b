/** Which part of the table is drawn: what can be seen and some way around it, so that a pan shows no edge. */
import { type Box, type Camera, type Size, toBoard } from './camera.ts'

/** How far beyond the window the map is drawn, as a share of the window. */
const AROUND = 0.5

/** The drawn part in board units for a camera, cut to what there is to see. */
export function drawnRegion(drawn: Camera, view: Size, content: Box): Box {
  const dx = view.width * AROUND
  const dy = view.height * AROUND
  const from = toBoard(drawn, { x: -dx, y: -dy })
  const to = toBoard(drawn, { x: view.width + dx, y: view.height + dy })
  const left = Math.max(from.x, content.x)
  const top = Math.max(from.y, content.y)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(to.x, content.x + content.width) - left),
    height: Math.max(1, Math.min(to.y, content.y + content.height) - top),
  }
}

/** Whether the camera has moved so far that the drawn part no longer covers the window. */
export function needsRedraw(camera: Camera, region: Box, content: Box, view: Size): boolean {
  const from = toBoard(camera, { x: 0, y: 0 })
  const to = toBoard(camera, { x: view.width, y: view.height })
  return (
    Math.max(from.x, content.x) < region.x - 0.5 ||
    Math.max(from.y, content.y) < region.y - 0.5 ||
    Math.min(to.x, content.x + content.width) > region.x + region.width + 0.5 ||
    Math.min(to.y, content.y + content.height) > region.y + region.height + 0.5
  )
}
