// Two people with two browsers play with all four expansions: every kind of decision is taken through the interface.
import { expect, test } from 'vitest'
import { type Action, featureAt, legal, tilesOnTable } from '#rules'
import type { RoomView } from '#lib/room/types.ts'
import { eager } from '../site/eager.ts'
import { connect, createGame, type Player, playOn, until } from '../site/player.ts'
import { replay } from '../site/replay.ts'
import { site } from '../site/shared.ts'
import {
  bar,
  button,
  downloadRecord,
  endTurn,
  type Person,
  place,
  pressFilled,
  seeResult,
  sitDown,
  spots,
  startGame,
  tilesLying,
  totals,
  whoPlaces,
} from '../site/table.ts'
import { like, words } from '../site/words.ts'

const SETS = ['count', 'king-robber', 'crop-circles', 'circus']
/** Chance deals the tiles: what one game does not ask the next one does. */
const GAMES = 5
/** Decisions without a screen come so fast that a busy machine's pages would fall behind by minutes. */
const AT_ONCE = 20

const SEND = ['castle', 'market', 'blacksmith', 'cathedral', 'several'].map(
  (from) => `count.leave.send-${from}`,
)

/** Presses a quarter of the City where it is drawn: by finger where there is one. */
async function pressQuarter({ page }: Person): Promise<void> {
  const box = (await page.locator('g.area.choice path.line').first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** The filled button if it says one of these already, else after pressing `first`. */
async function pressAfter(person: Person, first: () => Promise<void>, ...keys: string[]): Promise<void> {
  await bar(person).waitFor()
  if (!(await button(person, ...keys).isVisible())) await first()
  await pressFilled(person, ...keys)
}

const callout = (person: Person, title: string) =>
  spots(person)
    .filter({ hasText: words(person.language)(title) })
    .first()

interface Kind {
  /** The legal actions ask for it. */
  asked: (actions: Action[], view: RoomView) => boolean
  /** The question that is read and heard. */
  question: string[]
  /** Takes the decision on the screen. */
  answer: (person: Person) => Promise<void>
  /** What the room must have been told. */
  sends: Action['type']
  /** Everybody is told who is waited for. */
  waits: boolean
}

const isFor = (type: Action['type']) => (actions: Action[]) => actions.some((action) => action.type === type)

const leaving = (end: boolean) => (actions: Action[], view: RoomView) => {
  const leave = actions.find((action) => action.type === 'leave-city')
  return leave !== undefined && featureAt(view.game!.state, leave)?.complete === !end
}

const leaveQuestion = ['castle', 'market', 'blacksmith', 'cathedral', 'several'].map(
  (from) => `count.leave.question.${from}`,
)
const perKind = (key: string) => ['field', 'road', 'city'].map((kind) => `${key}.${kind}`)

const KINDS: Record<string, Kind> = {
  'CO-51: leaving the City before a scoring': {
    asked: leaving(false),
    question: leaveQuestion,
    sends: 'leave-city',
    waits: true,
    answer: (person) =>
      pressAfter(
        person,
        () =>
          person.page
            .getByRole('button', { name: words(person.language)('stepper.more') })
            .first()
            .click(),
        ...SEND,
      ),
  },
  'CO-76: emptying the City at the end': {
    asked: leaving(true),
    question: leaveQuestion,
    sends: 'leave-city',
    waits: true,
    answer: (person) =>
      pressAfter(person, () => button(person, 'count.end.next', 'count.end.next-short').click(), ...SEND),
  },
  'CO-30: entering the City': {
    asked: isFor('enter-city'),
    question: ['count.enter.question'],
    sends: 'enter-city',
    waits: true,
    answer: (person) => pressAfter(person, () => pressQuarter(person), 'count.enter.put'),
  },
  'CO-89: moving the count': {
    asked: isFor('move-count'),
    question: ['count.move.question'],
    sends: 'move-count',
    waits: true,
    answer: (person) => pressAfter(person, () => pressQuarter(person), 'count.move.to'),
  },
  'CC-7: choosing for everyone': {
    asked: isFor('crop-circle'),
    question: perKind('circle.question'),
    sends: 'crop-circle',
    waits: true,
    answer: (person) => pressAfter(person, () => button(person, 'circle.add').click(), 'circle.all-add'),
  },
  'CC-8: adding one': {
    asked: isFor('add-follower'),
    question: perKind('circle.add-question'),
    sends: 'add-follower',
    waits: true,
    answer: (person) => pressAfter(person, () => button(person, 'circle.next').click(), 'circle.add-here'),
  },
  'CC-12: taking one back': {
    asked: isFor('remove-follower'),
    question: perKind('circle.remove-question'),
    sends: 'remove-follower',
    waits: true,
    answer: (person) => pressAfter(person, () => button(person, 'circle.next').click(), 'circle.remove-here'),
  },
  'CI-34: an acrobat': {
    asked: isFor('acrobat'),
    question: ['deploy.question'],
    sends: 'acrobat',
    waits: false,
    answer: (person) => pressAfter(person, () => callout(person, 'circus.acrobat').click(), 'deploy.end'),
  },
  'CI-42: scoring a pyramid': {
    asked: isFor('score-pyramid'),
    question: ['deploy.question'],
    sends: 'score-pyramid',
    waits: false,
    answer: (person) => pressAfter(person, () => callout(person, 'circus.pyramid').click(), 'deploy.end'),
  },
  'CI-50: the ringmaster': {
    asked: (actions) => actions.some((action) => action.type === 'deploy' && action.piece === 'ringmaster'),
    question: ['deploy.question'],
    sends: 'deploy',
    waits: false,
    async answer(person) {
      const either = person.page
        .getByText(words(person.language)('deploy.ringmaster'), { exact: true })
        .first()
      if (await either.isVisible()) await either.click()
      await pressAfter(person, () => spots(person).first().click(), 'deploy.end')
    },
  },
}

/** A live region says all of these. */
async function heard(
  { page }: Person,
  urgency: 'polite' | 'assertive',
  text: string | RegExp,
): Promise<void> {
  await page.locator(`[aria-live=${urgency}]`).filter({ hasText: text }).waitFor({ state: 'attached' })
}

/** Both sit down in a new game; their seats are also held by players without a screen. */
async function begin([ann, bo]: readonly [Person, Person]): Promise<Player[]> {
  const id = await createGame(site.url, { sets: SETS })
  for (const person of [ann, bo]) {
    await person.page.goto(`/g/${id}`)
    await sitDown(person)
  }
  await startGame(ann)
  await bar(bo).waitFor()
  const secrets = await Promise.all(
    [ann, bo].map(({ page }) => page.evaluate((key) => localStorage.getItem(key), `graaf.seat.${id}`)),
  )
  const players = secrets.map((secret) => connect(site.url, id, secret))
  for (const player of players) await until(player, (view) => view.me !== null && view.game !== null)
  return players
}

test('two browsers play with all four expansions: every kind of decision on the screen, the same result everywhere', async () => {
  const laptop = await site.device({ viewport: { width: 1440, height: 900 } })
  const phone = await site.device({
    language: 'nl',
    theme: 'night',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const ann: Person = { page: await laptop.newPage(), language: 'en', name: 'Ann' }
  const bo: Person = { page: await phone.newPage(), language: 'nl', name: 'Bo' }
  const missing = new Map(Object.entries(KINDS))
  const choose = eager('expansions')

  /** Both pages show what the room has told. */
  async function caughtUp({ game }: RoomView): Promise<void> {
    const lying = tilesOnTable(game!.state).length
    for (const person of [ann, bo])
      await expect.poll(() => tilesLying(person), { timeout: 60_000, interval: 100 }).toBe(lying)
  }

  /** Plays on until a kind is asked that nobody has answered on a screen yet, and answers it there. */
  async function play(players: Player[]): Promise<void> {
    const asked = (view: RoomView) => {
      const actions = view.game!.awaiting ? legal(view.game!.state) : []
      return [...missing].find(([, kind]) => kind.asked(actions, view))
    }
    const [{ store }] = players as [Player, ...Player[]]
    for (;;) {
      const from = store.view.game!.seq
      await playOn(players, choose, (view) => asked(view) !== undefined || view.game!.seq >= from + AT_ONCE)
      await caughtUp(store.view)
      const { game } = store.view
      if (game!.finished) return
      const found = asked(store.view)
      if (!found) continue
      const [name, kind] = found
      const { seq, awaiting } = game!
      const decides = players.findIndex(({ store: of }) => of.view.me === awaiting!.player)
      const [actor, other] = decides === 0 ? [ann, bo] : [bo, ann]
      const question = kind.question.map((key) => like(actor.language, key).source).join('|')
      const asks = actor.page.getByRole('heading', { name: new RegExp(question) })
      await asks.waitFor()
      if (kind.waits) {
        await heard(actor, 'assertive', (await asks.textContent())!)
        const waits = words(other.language)('wait.deciding', { name: actor.name })
        await other.page.getByRole('heading', { name: waits }).waitFor()
        await heard(other, 'polite', words(other.language)('say.others', { name: actor.name }))
      }
      await kind.answer(actor)
      await until(players[0]!, (view) => view.game!.seq > seq)
      expect([name, store.view.game!.log.at(-1)!.actions.map(({ type }) => type)]).toEqual([
        name,
        expect.arrayContaining([kind.sends]),
      ])
      missing.delete(name)
    }
  }

  let players = await begin([ann, bo])
  for (let tile = 0; tile < 4; tile++) {
    const watcher = players[0]!
    // A crop circle asks something else in between: chance deals the tiles.
    await playOn(players, choose, ({ game }) => game!.awaiting?.step === 'place')
    const { seq } = watcher.store.view.game!
    const person = await whoPlaces([ann, bo])
    await place(person)
    await endTurn(person, true)
    await until(watcher, ({ game }) => game!.seq > seq && game!.awaiting?.step !== 'deploy')
  }
  await play(players)

  await Promise.all([seeResult(ann), seeResult(bo)])
  const [annSees, boSees] = [await totals(ann), await totals(bo)]
  expect(annSees).toEqual(boSees)
  const result = replay(await downloadRecord(ann))
  expect(result.finished).toBe(true)
  expect(Object.fromEntries(result.players.map(({ name, score }) => [name, score]))).toEqual(annSees)

  for (let game = 1; missing.size > 0 && game < GAMES; game++) {
    for (const { store } of players) store.close()
    players = await begin([ann, bo])
    await play(players)
  }
  for (const { store } of players) store.close()
  expect([...missing.keys()]).toEqual([])
  expect(site.complaints).toEqual([])
}, 900_000)
