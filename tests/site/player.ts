// A player without a screen: the client's own optimistic store over a socket of Node. Tests use it for what would
// take too long through the interface, with the seat's secret from the page that sits there.
import { type Action, legal, type State } from '#rules'
import { CLOSE, type Colour } from '#room/protocol.ts'
import { joinRoom } from '#lib/room/client.ts'
import type { Connect } from '#lib/room/wire.ts'
import type { RoomStore, RoomView } from '#lib/room/types.ts'
import { random } from '../../rules/record/random.ts'

const FINAL = new Set<number>(Object.values(CLOSE))

function socketTo(site: string, game: string): Connect {
  return (on) => {
    let socket: WebSocket
    let open = true
    const dial = (): void => {
      socket = new WebSocket(`${site.replace(/^http/, 'ws')}/parties/game/${game}`)
      socket.addEventListener('open', () => on.up())
      socket.addEventListener('message', ({ data }) => on.message(String(data)))
      socket.addEventListener('close', ({ code }) => {
        if (FINAL.has(code)) return on.closed(code)
        on.down()
        if (open) setTimeout(dial, 200)
      })
    }
    dial()
    return {
      send: (text) => socket.send(text),
      reconnect: () => socket.close(),
      close: () => {
        open = false
        socket.close()
      },
    }
  }
}

const token = (bytes: number): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url')

export interface Player {
  store: RoomStore
  secret(): string | null
}

/** Connects to a game; with a secret, in the seat that it opens. */
export function connect(site: string, game: string, secret: string | null = null): Player {
  let seat = secret
  const store = joinRoom(game, socketTo(site, game), {
    now: () => performance.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    id: () => token(8),
    secret: () => token(16),
    seat: {
      get: () => seat,
      claim: () => (seat ??= token(16)),
      drop: () => (seat = null),
      promise: () => undefined,
      promised: () => null,
    },
    muted: { get: () => [], keep: () => undefined },
  })
  store.setSendAtOnce(true)
  return { store, secret: () => seat }
}

/** Waits until the view is as wanted. Fails after `ms`, telling how the view stood. */
export function until(player: Player, wanted: (view: RoomView) => boolean, ms = 10_000): Promise<RoomView> {
  const { store } = player
  if (wanted(store.view)) return Promise.resolve(store.view)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      const { connection, me, game, notice } = store.view
      const at = { connection, me, seq: game?.seq, awaiting: game?.awaiting, pending: game?.pending, notice }
      reject(new Error(`The room did not come to it: ${JSON.stringify(at)}`))
    }, ms)
    const stop = store.subscribe((view) => {
      if (!wanted(view)) return
      clearTimeout(timer)
      stop()
      resolve(view)
    })
  })
}

/** Makes a game with these options through the API. Returns its id. */
export async function createGame(site: string, options: Record<string, unknown> = {}): Promise<string> {
  const response = await fetch(`${site}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options }),
  })
  if (!response.ok) throw new Error(`POST /api/games: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

/** Takes a seat. */
export async function sit(player: Player, name: string, colour: Colour): Promise<void> {
  await until(player, ({ room }) => room !== null)
  player.store.claim(name, colour)
  await until(player, ({ me }) => me !== null)
}

/** Chooses one of the legal actions of a state. */
export type Policy = (actions: Action[], state: State) => Action

/** Chance from a seed; figures are put down rather more often than not, so that the board fills. */
export function policy(seed: string): Policy {
  const chance = random(seed)
  return (actions) => {
    const telling = actions.filter(({ type }) => type !== 'pass')
    const from = telling.length > 0 && chance.below(10) < 7 ? telling : actions
    return from[chance.below(from.length)]!
  }
}

/**
 * Plays on for everybody in `players` until `enough` says so or the game is over. Whoever has to decide must be
 * among them.
 */
export async function playOn(
  players: Player[],
  choose: Policy,
  enough: (view: RoomView) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const watcher = players[0]!
    const { game } = await until(watcher, (view) => view.game !== null && view.game.pending.kind === 'none')
    if (!game || game.finished || enough(watcher.store.view)) return
    const turn = game.awaiting
    if (!turn) {
      await until(watcher, (view) => (view.game?.seq ?? -1) > game.seq)
      continue
    }
    const actor = players.find(({ store }) => store.view.me === turn.player)
    if (!actor) throw new Error(`Nobody here plays for ${turn.player}`)
    const seq = game.seq
    await until(actor, (view) => view.game?.seq === seq)
    const { state } = actor.store.view.game!
    const refused = actor.store.decide([choose(legal(state), state)])
    if (refused) throw new Error(`${refused.code}: ${refused.message}`)
    actor.store.endTurn()
    await Promise.all(players.map((player) => until(player, (view) => (view.game?.seq ?? -1) > seq)))
  }
}
