/** Games that are played while the worker is killed at random moments and started again. */
import { Player } from '../../worker/testing/player.ts'
import { houseAt, openWire, socketAt } from '../../worker/testing/site.ts'
import { check } from '../../worker/testing/storm.ts'
import { seeded } from '../../worker/testing/table.ts'
import type { SiteProcess } from './process.ts'

export interface Survived {
  kills: number
  games: number
  /** Entries of the logs. */
  moves: number
  /** Of them, those that a player was told are confirmed. */
  confirmed: number
  connections: number
}

interface Table {
  id: string
  players: Player[]
}

async function newTable(site: SiteProcess, random: () => number): Promise<Table> {
  const id = await houseAt(site.origin).newGame({ options: { sets: ['base', 'count', 'circus'] } })
  const players = (['sky', 'plum'] as const).map(
    (colour, index) =>
      new Player(
        index === 0 ? 'ann' : 'bo',
        colour,
        () => openWire(socketAt(site.origin, id)),
        random(),
        () => random() % 60,
      ),
  )
  await Promise.all(players.map((player) => player.until(() => player.seated)))
  players[0]!.start()
  players[1]!.start()
  return { id, players }
}

/** Kills so many times, with so many games under way; each that ends is replaced by a new one. */
export async function killAndGoOn(
  site: SiteProcess,
  kills: number,
  tables: number,
  seed: number,
): Promise<Survived> {
  const random = seeded(seed)
  const survived: Survived = { kills: 0, games: 0, moves: 0, confirmed: 0, connections: 0 }
  const open = await Promise.all(Array.from({ length: tables }, () => newTable(site, random)))
  while (survived.kills < kills) {
    await pause(100 + (random() % 1500))
    await site.kill()
    survived.kills += 1
    await site.up()
    for (const [index, table] of open.entries()) {
      if (!table.players.every(({ over }) => over)) continue
      await close(site, table, survived)
      open[index] = await newTable(site, random)
    }
  }
  for (const table of open) {
    await Promise.all(table.players.map((player) => player.until(() => player.over)))
    await close(site, table, survived)
  }
  return survived
}

/** What was confirmed is in the record, in order, once. */
async function close(site: SiteProcess, { id, players }: Table, survived: Survived): Promise<void> {
  check(players)
  const response = await fetch(`${site.origin}/api/games/${id}/record`)
  const { actions } = (await response.json()) as { actions: unknown[] }
  const heard = new Map([...players[0]!.heard, ...players[1]!.heard])
  const log = [...heard].sort(([a], [b]) => a - b).map(([, move]) => move)
  const played = log.flatMap((move) =>
    'actions' in move ? move.actions.map((action) => ({ player: move.player, ...action })) : [],
  )
  if (log.length === actions.length && JSON.stringify(played) !== JSON.stringify(actions)) {
    throw new Error(`the record of ${id} differs from what was told`)
  }
  const ids = log.flatMap(({ id: own }) => (own === undefined ? [] : [own]))
  if (new Set(ids).size !== ids.length) throw new Error(`a decision of ${id} was applied twice`)
  survived.games += 1
  survived.moves += actions.length
  survived.confirmed += players.reduce((count, { confirmed }) => count + confirmed.size, 0)
  survived.connections += players.reduce((count, { connections }) => count + connections, 0)
  for (const player of players) player.leave()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
