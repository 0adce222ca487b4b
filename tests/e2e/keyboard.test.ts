// One seat of a base game is played by keyboard alone, from the free seat to the end of the twelfth turn, with every
// key of the turn. What a screen reader hears is read from the live regions.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { legal } from '#rules'
import { heard, listen } from '../site/ears.ts'
import { connect, createGame, type Player, policy, sit, until } from '../site/player.ts'
import { site } from '../site/shared.ts'
import { bar, type Person } from '../site/table.ts'
import { like, words } from '../site/words.ts'

const TURNS = 12
const say = words('en')

let bo: Player
afterAll(async () => {
  bo.store.close()
})

const inSentence = (key: string): RegExp => new RegExp(like('en', key).source.slice(1, -1))

interface Focus {
  name: string
  cell: boolean
  /** The focus can be seen: an outline or a ring of its own. */
  visible: boolean
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    // A picture that is chosen shows the focus of the control inside it; the board has a frame of its own.
    const rings = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.closest('label') ?? element),
    ]
    // Past the last control the browser itself has the focus.
    const name =
      element === document.body
        ? ''
        : (element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' '))
    return {
      name,
      cell: element.hasAttribute('data-cell'),
      visible: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
    }
  })
}

/** Goes on by Tab until what has the focus is as wanted. Everything on the way must show its focus. */
async function tabTo(page: Page, wanted: (at: Focus) => boolean): Promise<Focus> {
  const way: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const at = await focus(page)
    if (at.name) expect(at.visible, `the focus on "${at.name}" is seen`).toBe(true)
    if (wanted(at)) return at
    way.push(at.name.slice(0, 30))
  }
  throw new Error(`Tab does not lead there: ${way.join(' | ')}`)
}

const named = (name: string | RegExp) => (at: Focus) =>
  typeof name === 'string' ? at.name === name : name.test(at.name)

/** The filled button rests for a moment when its meaning has changed. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(450)

async function question(page: Page, ...keys: string[]): Promise<string> {
  const asked = keys.map((key) => say(key))
  const heading = bar({ page, language: 'en', name: '' }).getByRole('heading')
  await expect
    .poll(() => heading.textContent(), { timeout: 20_000 })
    .toSatisfy((text: string) => asked.includes(text))
  return (await heading.textContent())!
}

/** Bo decides whatever Bo is asked, until somebody else is. */
async function boPlays(choose: ReturnType<typeof policy>): Promise<void> {
  for (;;) {
    const { game, me } = await until(
      bo,
      (view) => view.game !== null && view.game.pending.kind === 'none' && view.game.awaiting !== null,
    )
    if (game!.awaiting!.player !== me) return
    const { seq, state } = game!
    expect(bo.store.decide([choose(legal(state), state)])).toBeNull()
    bo.store.endTurn()
    await until(bo, (view) => view.game!.seq > seq)
  }
}

test('a seat is played by keyboard alone: sitting down, placing, turning, figures, passing, ending turns', async () => {
  const device = await site.device()
  const page = await device.newPage()
  const ann: Person = { page, language: 'en', name: 'Ann' }
  await listen(page)
  const id = await createGame(site.url)
  const choose = policy('keyboard')

  // The room.
  await page.goto(`/g/${id}`)
  await page.getByRole('heading', { name: say('room.title') }).waitFor()
  if (!(await page.getByLabel(say('room.name')).isVisible())) {
    await tabTo(page, named(say('room.sit-here')))
    await page.keyboard.press('Enter')
  }
  await page.getByLabel(say('room.name')).waitFor()
  const field = () => page.getByLabel(say('room.name')).evaluate((one) => one === document.activeElement)
  for (let step = 0; step < 30 && !(await field()); step++) await page.keyboard.press('Tab')
  await page.keyboard.type(ann.name)
  await page.keyboard.press('Enter')
  await page.getByText(say('room.you'), { exact: true }).waitFor()
  bo = connect(site.url, id)
  await sit(bo, 'Bo', 'saffron')
  expect(await heard(page, /^Bo takes a seat/)).toBe(say('room.joined', { name: 'Bo' }))
  await tabTo(page, named(say('room.start', { count: 2 })))
  await page.keyboard.press('Enter')
  await bar(ann).waitFor()

  let deployed = 0
  let passed = 0
  for (let turn = 0; turn < TURNS; turn++) {
    await boPlays(choose)
    await question(page, 'place.question')
    const { game } = bo.store.view
    const places = new Map<string, number>()
    for (const action of legal(game!.state)) {
      if (action.type === 'place') {
        const key = `${action.x},${action.y}`
        places.set(key, (places.get(key) ?? 0) + 1)
      }
    }
    const told = await heard(page, /^Your turn\./)
    expect(told).toMatch(
      places.size === 1 ? / 1 place fits\.$/ : new RegExp(` ${places.size} places fit\\.$`),
    )

    // Choosing the place: by letter, by the filled button, by arrows on the board.
    let chosen: string
    if (turn % 3 === 0) {
      await page.keyboard.press('n')
      chosen = await heard(page, /^Place \d+ of/)
    } else if (turn % 3 === 1) {
      await tabTo(page, named(/^Next place/))
      await rest(page)
      await page.keyboard.press('Enter')
      chosen = await heard(page, /^Place \d+ of/)
      await question(page, 'place.question')
    } else {
      const first = await tabTo(page, ({ cell }) => cell)
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
      const now = await focus(page)
      expect(now).toMatchObject({ cell: true, visible: true })
      expect(first.name).toMatch(inSentence('place.cell'))
      await page.keyboard.press('Space')
      chosen = now.name
    }
    expect(chosen).toContain(`of ${places.size}: `)
    const [, x, row] = /column (-?\d+), row (-?\d+)/.exec(chosen)!
    const ways = places.get(`${Number(x)},${0 - Number(row)}`)
    expect(ways).toBeDefined()
    expect(chosen).toMatch(ways === 1 ? /one way\.$/ : new RegExp(`${ways} ways\\.$`))
    if (ways! > 1) {
      await page.keyboard.press('r')
      const turned = await heard(page, /^Turned: /)
      await page.keyboard.press('Shift+R')
      const again = await heard(page, /^Turned: /)
      // A monastery in a field looks the same whichever way it lies.
      if (/north|east|south|west/.test(turned)) expect(again).not.toBe(turned)
    }
    if (turn === 0) {
      // One step back, and the same place again.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Next place/ }).waitFor()
      await page.keyboard.press('n')
      expect(await heard(page, /^Place \d+ of/)).toBe(chosen)
    }
    await rest(page)
    await page.keyboard.press('Enter')

    // The figure: by digit and by letter, given up again, or chosen at its callout.
    const asked = await question(page, 'deploy.question', 'held.question')
    let figure = false
    if (asked === say('deploy.question')) {
      const choices = await heard(page, /^Placed\. /)
      expect(choices).toMatch(/(Knight|Highwayman|Monk|Farmer).*, \d+ (now|at the end)\. .*Or no figure\.$/)
      if (turn % 4 === 0) {
        await page.keyboard.press('1')
        expect(await heard(page, /^Chosen: /)).toMatch(
          /^Chosen: (knight|highwayman|monk|farmer)(, [a-z-]+)?\. /,
        )
        figure = true
      } else if (turn % 4 === 1) {
        await page.keyboard.press('n')
        await heard(page, /^Chosen: /)
        await page.keyboard.press('0')
        expect(await heard(page, /Choose a spot/)).toBe(say('deploy.none-chosen'))
      } else if (turn % 4 === 2) {
        // In a list each begins with the number of its spot.
        await tabTo(page, named(/^(\d+ ?)?(Knight|Highwayman|Monk|Farmer)/))
        await page.keyboard.press('Space')
        await page.getByRole('button', { name: /^End turn( ?Enter)?$/ }).waitFor()
        figure = true
      }
    } else await heard(page, /^The tile lies/)
    await rest(page)
    await page.keyboard.press('Enter')
    expect(await heard(page, /Turn ended\./)).toContain('Bo is next.')

    const { game: after } = await until(
      bo,
      (view) => view.game!.log.length > game!.log.length && view.game!.awaiting?.player === view.me,
    )
    const mine = after!.log.slice(game!.log.length).filter(({ player }) => player !== bo.store.view.me)
    const actions = mine.flatMap((entry) => entry.actions)
    expect(actions.find(({ type }) => type === 'place')).toMatchObject({ x: Number(x), y: 0 - Number(row) })
    expect(actions.some(({ type }) => type === 'deploy')).toBe(figure)
    if (figure) deployed++
    else passed++
  }
  expect(deployed).toBeGreaterThanOrEqual(3)
  expect(passed).toBeGreaterThanOrEqual(3)

  // Asking again, the helps, and the list of keys.
  await page.keyboard.press('s')
  expect(await heard(page, /You have \d+ points?\./)).toContain('Waiting for Bo.')
  for (const [key, tool] of [
    ['f', 'tools.fields'],
    ['t', 'tools.tiles'],
    ['p', 'tools.scores'],
    ['l', 'tools.log'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('heading', { name: say(tool) }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: say(tool) }).waitFor({ state: 'hidden' })
  }
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: say('keys.title') }).waitFor()
  expect(site.complaints).toEqual([])
})
