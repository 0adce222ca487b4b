/**
 * How the board feels on a slow device: a base game of which nearly every tile lies, a game of every set with at least
 * 108 tiles, both played over the real worker, and one of 160 tiles, more than any box has, whose room is the core in
 * this process. Each is opened in a headless Chromium whose processor is four times slower. Prints one JSON document:
 *
 * - `frames`: milliseconds from frame to frame while a finger drags, two fingers pinch, the wheel zooms (bar: 17 median);
 * - `latency`: the longest time from an input to its next frame, in milliseconds, by what was done (bar: 200); `fits` is
 *   pointing at empty cells for the tiles left that fit there;
 * - `nodes`: elements of the board's own drawing, of the symbols, and of both as they are painted;
 * - `symbol`: milliseconds to make one tile's drawing in Node, warm, not slowed (bar: 8).
 *
 * `npm run bench:board [base|all|crowded]` measures one of the boards.
 */
import type { CDPSession, Page } from 'playwright-core'
import { random } from '../rules/art/random.ts'
import { tileSymbol } from '../rules/art/index.ts'
import { position, type State, TILE_SETS, tilesOnTable } from '../rules/index.ts'
import type { RoomView } from '../web/src/lib/room/types.ts'
import { connect, createGame, type Player, playOn, sit, until } from '../tests/site/player.ts'
import { openSite, type Site } from '../tests/site/site.ts'
import { cells } from '../tests/site/table.ts'
import { crowded } from './crowded.ts'
import { choose, EVERYTHING } from './sheet-board.ts'

const SLOWER = 4
const VIEWPORT = { width: 390, height: 780 }
const MIDDLE = { x: 195, y: 330 }
const ROUNDS = 4
/** Between two presses of somebody in a hurry, in ms. */
const BETWEEN = 250

const part = (list: readonly number[], share: number): number =>
  Number(([...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0).toFixed(1))
const spread = (list: readonly number[]) => ({
  count: list.length,
  median: part(list, 0.5),
  p95: part(list, 0.95),
})

/** Plays compactly until the first player has to place a tile and enough of them lie. */
async function playUntil(
  site: Site,
  options: Record<string, unknown>,
  enough: (view: RoomView) => boolean,
): Promise<{ id: string; players: Player[] }> {
  for (let seed = 0; ; seed++) {
    const id = await createGame(site.url, options)
    const players = [connect(site.url, id), connect(site.url, id)]
    await sit(players[0]!, 'Ann', 'vermilion')
    await sit(players[1]!, 'Bo', 'sky')
    players[0]!.store.start()
    await Promise.all(players.map((player) => until(player, ({ game }) => game !== null)))
    const chance = random(`board ${seed}`)
    const now = (view: RoomView): boolean => {
      const turn = view.game!.awaiting
      return turn?.step === 'place' && turn.player === view.me && enough(view)
    }
    await playOn(players, (actions, state) => choose(state, actions, chance), now)
    if (now(players[0]!.store.view)) return { id, players }
  }
}

/** Times from frame to frame while something is done, in ms. */
async function frames(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    let last: number | null = null
    const next = (now: number) => {
      if (last !== null) seen.push(now - last)
      last = now
      handle = requestAnimationFrame(next)
    }
    let handle = requestAnimationFrame(next)
    Object.assign(window, {
      stopFrames: () => {
        cancelAnimationFrame(handle)
        return seen
      },
    })
  })
  await act()
  return page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
}

/** The longest of the inputs that an act consists of, in ms, as the browser itself times them. */
async function latency(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
      const kept = window as unknown as { slowest: number }
      kept.slowest = Math.max(kept.slowest, longest)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(1500)
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest)
}

async function repeat(act: () => Promise<unknown>, between = 0): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act()
    if (between > 0) await new Promise((resolve) => setTimeout(resolve, between))
  }
}

function countNodes(page: Page): Promise<{ board: number; symbols: number; painted: number }> {
  return page.evaluate(() => {
    const inside = (element: Element): number => element.querySelectorAll('*').length
    const sheets = [...document.querySelectorAll('svg.map')]
    const used = [...document.querySelectorAll('svg.map use')].map((use) =>
      document.getElementById(use.getAttribute('href')!.slice(1)),
    )
    const symbols = new Set(used.filter((symbol) => symbol !== null))
    const sum = (list: Iterable<Element | null>): number =>
      [...list].reduce((total, one) => total + (one ? inside(one) : 0), 0)
    const board = sum(sheets)
    return { board, symbols: sum(symbols), painted: board + sum(used) }
  })
}

/** A board in its seat: how to open it, and how it stands. */
interface Seat {
  open: (page: Page) => Promise<unknown>
  state: State
}

function seatOf({ id, players }: { id: string; players: Player[] }): Seat {
  const [{ store, secret }] = players as [Player, ...Player[]]
  return {
    state: store.view.game!.state,
    async open(page) {
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        `graaf.seat.${id}`,
        secret()!,
      ] as const)
      await page.goto(`/g/${id}`)
    },
  }
}

async function measure(site: Site, { open, state }: Seat): Promise<object> {
  const device = await site.device({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    hasTouch: true,
    reducedMotion: 'no-preference',
  })
  const page = await device.newPage()
  const session: CDPSession = await device.newCDPSession(page)
  await open(page)
  const person = { page, language: 'en', name: 'Ann' } as const
  await cells(person).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('svg.map [data-waits]') === null)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(1000)

  const drag = async (xDistance: number, yDistance: number): Promise<void> => {
    const gesture = { ...MIDDLE, xDistance, yDistance, speed: 500, preventFling: true }
    await session.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'touch' })
  }
  const wheel = (yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      ...MIDDLE,
      yDistance,
      speed: 500,
      gestureSourceType: 'mouse',
    })
  const pinch = (scaleFactor: number) =>
    session.send('Input.synthesizePinchGesture', { ...MIDDLE, scaleFactor, relativeSpeed: 300 })

  const moved = {
    drag: spread(
      await frames(page, () =>
        repeat(async () => {
          await drag(120, 90)
          await drag(-120, -90)
        }),
      ),
    ),
    pinch: spread(
      await frames(page, () =>
        repeat(async () => {
          await pinch(1.6)
          await pinch(1 / 1.6)
        }),
      ),
    ),
    wheel: spread(
      await frames(page, () =>
        repeat(async () => {
          await wheel(200)
          await wheel(-200)
        }),
      ),
    ),
  }
  await page.keyboard.press('Home')
  await page.waitForTimeout(600)
  const nodes = await countNodes(page)
  const answers = {
    choose: await latency(page, () => repeat(() => page.keyboard.press('n'), BETWEEN)),
    rotate: await latency(page, () => repeat(() => page.keyboard.press('r'), BETWEEN)),
    hover: await latency(page, async () => {
      for (let step = 0; step < 20; step++) await page.mouse.move(30 + step * 16, 150 + step * 14)
    }),
    help: await latency(page, () => page.keyboard.press('f')),
    closeHelp: await latency(page, () => page.keyboard.press('Escape')),
    tilesLeft: await latency(page, () => page.keyboard.press('t')),
    fits: await latency(page, async () => {
      for (let step = 0; step < 8; step++) {
        await page.mouse.click(20 + step * 48, 120 + (step % 2) * 90)
        await page.waitForTimeout(BETWEEN)
      }
    }),
    closeTiles: await latency(page, () => page.keyboard.press('Escape')),
    place: await latency(page, () => page.keyboard.press('Enter')),
  }
  await device.close()
  return {
    tiles: tilesOnTable(state).length,
    pieces: position(state).pieces.length,
    frames: moved,
    latency: answers,
    nodes,
  }
}

/** Milliseconds to make the drawing of every tile in every rotation, after a first round. */
function symbols(): object {
  const took: number[] = []
  for (const warm of [false, true]) {
    for (const { id } of TILE_SETS.flatMap(({ tiles }) => tiles)) {
      for (const rotation of [0, 90, 180, 270] as const) {
        const from = performance.now()
        tileSymbol(id, rotation, 1)
        if (warm) took.push(performance.now() - from)
      }
    }
  }
  return { ...spread(took), max: part(took, 1) }
}

const lying = (view: RoomView): number => tilesOnTable(view.game!.state).length
const PLAYED = {
  base: { options: {}, enough: (view: RoomView) => position(view.game!.state).tilesLeft <= 1 },
  all: { options: EVERYTHING, enough: (view: RoomView) => lying(view) >= 108 },
}

const wanted = process.argv[2] ?? ''
const site = await openSite()
const boards: Record<string, object> = {}
for (const [name, { options, enough }] of Object.entries(PLAYED)) {
  if (!name.includes(wanted)) continue
  const game = await playUntil(site, options, enough)
  boards[name] = await measure(site, seatOf(game))
  for (const { store } of game.players) store.close()
}
if ('crowded'.includes(wanted)) {
  const game = crowded()
  boards.crowded = await measure(site, { open: (page) => game.open(page, 0), state: game.state })
}
await site.close()
console.log(JSON.stringify({ slower: SLOWER, viewport: VIEWPORT, boards, symbol: symbols() }, null, 2))
process.exit(0)
