/** What lies on the board at this moment: the position, what the open decision adds, and the helps that are on. */
import { fields } from '#rules'
import { anchorOf } from '#lib/board/symbols.ts'
import {
  type BoardFeature,
  type BoardField,
  type BoardGhost,
  type BoardLabel,
  type BoardMark,
  type BoardModel,
  EMPTY_BOARD,
} from '#lib/board/types.ts'
import type { Asking } from './asking.ts'
import { boardFigures } from './figures.ts'
import { emptyPlaces, ownedFields } from './helps.ts'
import type { Play } from './play.svelte.ts'

/** Tiles laid by the others since my last turn; for those who watch, the last one. */
export function lastMoves(play: Play): BoardMark[] {
  const marks: BoardMark[] = []
  const placed = play.events.filter(({ event }) => event.type === 'placed')
  for (const { event } of placed.reverse()) {
    if (event.type !== 'placed' || event.player === play.me) break
    marks.push({ x: event.x, y: event.y, colour: play.colourOf(event.player) })
    if (play.me === null || marks.length >= play.players.length - 1) break
  }
  return marks
}

/** Where the others point, as their ghosts. */
function othersGhosts(play: Play): BoardGhost[] {
  const { game, awaiting, me } = play
  if (!game || awaiting?.step !== 'place' || awaiting.tile === undefined) return []
  const { tile } = awaiting
  return game.hovers
    .filter(({ player }) => player !== me && player === awaiting.player)
    .filter(({ at }) => !play.tileAt.has(`${at.x},${at.y}`))
    .map(({ player, at }) => ({
      kind: 'other',
      tile,
      x: at.x,
      y: at.y,
      rotation: at.rotation,
      colour: play.colourOf(player),
      label: play.players[player]?.name ?? '',
    }))
}

function fieldHelp(play: Play): { fields: BoardField[]; labels: BoardLabel[] } {
  if (play.panel !== 'fields' || !play.state) return { fields: [], labels: [] }
  const owned = ownedFields(fields(play.state))
  return {
    fields: owned.map(({ key, info }) => ({
      key,
      parts: info.spots,
      colours: info.owners.map((owner) => play.colourOf(owner)),
    })),
    labels: owned.flatMap(({ key, info }) => {
      const piece = info.pieces[0]
      const tile = piece && play.tileAt.get(`${piece.x},${piece.y}`)
      if (!piece || !tile) return []
      const at = anchorOf(tile.tile, tile.rotation, tile.x, tile.y, piece.segment)
      return [{ key, at: { x: at.x, y: at.y - 15 }, text: String(info.valueNow), above: true }]
    }),
  }
}

/** The features that a log line, a score or the mouse is about. */
function litFeatures(play: Play): BoardFeature[] {
  const lit: BoardFeature[] = []
  const told = play.told && play.featureAt(play.told)
  const looking = play.looking?.info
  for (const info of [told, looking, ...play.scored.map((spot) => play.featureAt(spot))]) {
    if (!info || info.kind === 'tent' || info.kind === 'acrobats' || info.kind === 'garden') continue
    const owner = info.owners.length === 1 ? info.owners[0] : undefined
    const first = info.spots[0]
    lit.push({
      key: `${info === told ? 'told' : info === looking ? 'look' : 'scored'} ${first?.x},${first?.y},${first?.segment}`,
      kind: info.kind,
      parts: info.spots,
      look: 'lit',
      ...(owner !== undefined && { colour: play.colourOf(owner) }),
    })
  }
  return [...new Map(lit.map((feature) => [feature.key, feature])).values()]
}

/** What lies on the board whatever is being decided. */
export type Lying = Pick<
  BoardModel,
  'tiles' | 'figures' | 'fields' | 'labels' | 'areas' | 'tokens' | 'crossed'
>

/** The position and the helps that are on, as data: the same for every choice within one decision. */
export function lyingOf(play: Play, figuresToo = true): Lying {
  const help = fieldHelp(play)
  const figures = [
    ...boardFigures(figuresToo ? play.position.pieces : [], play.tiles, (player) => play.colourOf(player)),
    ...play.expansions.flatMap((expansion) => expansion.figures?.(play) ?? []),
  ].map((figure) =>
    play.pointedPlayer !== null && figure.colour === play.colourOf(play.pointedPlayer)
      ? { ...figure, look: 'chosen' as const }
      : figure,
  )
  const blocked =
    play.panel === 'tiles' ? emptyPlaces(play.tiles).filter(({ x, y }) => !play.fitting.has(`${x},${y}`)) : []
  return {
    tiles: play.tiles,
    figures,
    fields: help.fields,
    labels: help.labels,
    areas: play.expansions.flatMap((expansion) => expansion.areas?.(play) ?? []),
    tokens: play.expansions.flatMap((expansion) => expansion.tokens?.(play) ?? []),
    crossed: blocked.filter(({ x, y }) => surrounded(play, x, y)),
  }
}

/** The whole board as data: what lies there, and what the open decision adds. */
export function sceneOf(play: Play, lying: Lying, asking: Asking, marks: readonly BoardMark[]): BoardModel {
  const added = asking.board
  const own = new Set(added.figures?.map(({ key }) => key))
  return {
    ...EMPTY_BOARD,
    ...lying,
    marks: added.ghosts?.some(({ kind }) => kind === 'placed') ? [] : marks,
    marked: play.panel === 'tiles' ? play.marked : null,
    ...added,
    cells: added.cells ?? [],
    // What a decision shows of a figure stands for the figure itself.
    figures: [...lying.figures.filter(({ key }) => !own.has(key)), ...(added.figures ?? [])],
    ghosts: [...othersGhosts(play), ...(added.ghosts ?? [])],
    features: [...litFeatures(play), ...(added.features ?? [])],
    labels: [...lying.labels, ...(added.labels ?? [])],
    areas: [...lying.areas, ...(added.areas ?? [])],
    tokens: [...lying.tokens, ...(added.tokens ?? [])],
  }
}

/** An open edge with one neighbour may be filled by anything later; what matters are places between tiles. */
function surrounded(play: Play, x: number, y: number): boolean {
  const neighbours = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const
  return neighbours.filter(([dx, dy]) => play.tileAt.has(`${x + dx},${y + dy}`)).length >= 2
}
