// Tables for tests that are about what comes after sitting down: the seats are taken as a client without a screen takes
// them, and each page opens with the secret of one. How one sits down through the interface is tested where it is meant.
import { COLOURS } from '#room/protocol.ts'
import { connect, createGame, type Player, sit, until } from './player.ts'
import type { DeviceOptions, Site } from './site.ts'
import { bar, type Person } from './table.ts'
import { words } from './words.ts'

export interface Seated {
  id: string
  /** In the order of play if the game has begun: it is drawn by lot. Else in the order in which they sat down. */
  names: string[]
  /** Opens the game in somebody's seat, on a device of its own. */
  open(name: string, options?: DeviceOptions): Promise<Person>
  /** The same without a screen. */
  connect(name: string): Player
}

/** Makes a game at which these sit; the first of them is its host, and starts it if it shall have begun. */
export async function seated(site: Site, names: string[], begun: boolean): Promise<Seated> {
  const id = await createGame(site.url)
  const players = names.map(() => connect(site.url, id))
  for (const [index, name] of names.entries()) await sit(players[index]!, name, COLOURS[index]!)
  const secrets = new Map(names.map((name, index) => [name, players[index]!.secret()!]))
  const order = [...names]
  if (begun) {
    players[0]!.store.start()
    const { game } = await until(players[0]!, (view) => view.game !== null)
    order.splice(0, Infinity, ...game!.setup.players.map(({ name }) => name))
  }
  for (const { store } of players) store.close()
  return {
    id,
    names: order,
    connect: (name) => connect(site.url, id, secrets.get(name)!),
    async open(name, options = {}) {
      const { language = 'en' } = options
      const page = await (await site.device(options)).newPage()
      await page.addInitScript(([key, secret]) => localStorage.setItem(key, secret), [
        `graaf.seat.${id}`,
        secrets.get(name)!,
      ] as const)
      await page.goto(`/g/${id}`)
      const person: Person = { page, language, name }
      await bar(person)
        .or(page.getByText(words(language)('room.you'), { exact: true }))
        .first()
        .waitFor()
      return person
    },
  }
}
