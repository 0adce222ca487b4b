// Every moment at which an expansion asks for a decision or shows something of its own, each with the seat that looks.
import { type Action, featureAt, type GameEvent, position, type Step, tileFacts } from '#rules'
import { button, type Person, pressFilled } from '../site/table.ts'
import { words } from '../site/words.ts'
import type { Game } from './table.ts'

export interface Moment {
  name: string
  options: Record<string, unknown>
  players: number
  /** The first seed to try; 1 if it does not say. */
  from?: number
  when: (game: Game) => boolean
  /** Whose seat looks; whoever has to decide if it does not say. */
  who?: (game: Game) => number
  /** What is done before the picture is taken, on the page or at the table. */
  then?: (person: Person, game: Game) => Promise<void>
}

const ALL = { sets: ['count', 'king-robber', 'crop-circles', 'circus'] }

type Legal = readonly Action[]
type Test = (game: Game) => boolean

const of = <T extends Action['type']>(legal: Legal, type: T) =>
  legal.filter((action): action is Extract<Action, { type: T }> => action.type === type)

/** How many different things there are among these. */
const kinds = (list: readonly unknown[]): number => new Set(list.map((one) => JSON.stringify(one))).size

const both =
  (...tests: Test[]): Test =>
  (game) =>
    tests.every((test) => test(game))

/** This decision is open; of these, the ones where `more` holds. */
const asks =
  (step: Step, more: (legal: Legal) => boolean = () => true): Test =>
  (game) =>
    game.awaits?.step === step && more(game.legal)

/** So many decisions have been taken: the board is no longer empty. */
const after =
  (decisions: number): Test =>
  (game) =>
    game.told.length >= decisions

/** The last decision has brought this about. */
const brought =
  (type: GameEvent['type'], reason?: string): Test =>
  (game) =>
    game.told
      .at(-1)
      ?.some((event) => event.type === type && (!reason || ('reason' in event && event.reason === reason))) ??
    false

/** Somebody who does not have to decide. */
const other = (game: Game): number => ((game.awaits?.player ?? 0) + 1) % position(game.state).players.length

const quarters = (legal: Legal) => kinds(of(legal, 'leave-city').map(({ quarter }) => quarter))

/** Everybody at the table may go into the game's end: the features to leave for are not complete. */
const atTheEnd: Test = (game) =>
  of(game.legal, 'leave-city').some((action) => featureAt(game.state, action)?.complete === false)

/** From one quarter to more than one feature. */
const targets: Test = (game) => {
  const places = of(game.legal, 'leave-city').map(
    (action) => [action.quarter, featureAt(game.state, action)?.spots[0]] as const,
  )
  return kinds(places) > kinds(places.map(([quarter]) => quarter))
}

/** The crop circle of the tile placed last is about this kind. */
const circle =
  (kind: string): Test =>
  (game) => {
    const last = game.told.flat().findLast(({ type }) => type === 'placed')
    return last?.type === 'placed' && tileFacts(last.tile)?.circle === kind
  }

const twoPieces = (legal: Legal) =>
  kinds(legal.flatMap((action) => ('piece' in action ? [action.piece] : []))) > 1

const press =
  (...keys: string[]) =>
  async (person: Person) =>
    button(person, ...keys).click()

const key = (name: string) => async (person: Person) => person.page.keyboard.press(name)

const tent: Test = (game) =>
  position(game.state).tent != null &&
  tileFacts(game.awaits?.tile ?? '')?.segments.some(({ type }) => type === 'tent') === true

const pyramidsOf = (legal: Legal) => of(legal, 'acrobat').length

/** How many stand in the pyramid that is offered. */
const standing =
  (count: number): Test =>
  (game) => {
    const pieces = position(game.state).pieces
    return of(game.legal, 'acrobat').some(
      ({ x, y }) =>
        pieces.filter((piece) => piece.x === x && piece.y === y && piece.segment === 'acrobats').length ===
        count,
    )
  }

/** Opened before the end; the last decisions are taken while the page looks on. */
const toTheEnd =
  (reason: string) =>
  async (person: Person, game: Game): Promise<void> => {
    game.playUntil(() => false)
    const name = words(person.language)(`reason.${reason}`)
    const said = person.page.getByText(new RegExp(`: ${name}\\.`)).first()
    // The first step goes on by itself: who stops to look for its button has missed it.
    const first = await said.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (first) await button(person, 'final.pause').click()
    for (let step = 0; step < 80 && !(await said.isVisible()); step++) await pressFilled(person, 'final.next')
  }

/** The last tile is about to be placed. */
const nearTheEnd: Test = (game) => game.awaits?.step === 'place' && position(game.state).tilesLeft === 0

const moment = (name: string, when: Test, more: Partial<Moment> = {}): Moment => ({
  name,
  options: ALL,
  players: 4,
  when,
  ...more,
})

const placing = asks('place')

export const MOMENTS: readonly Moment[] = [
  moment('start-2004', placing),
  moment('start-2015', placing, { options: { ...ALL, 'count-block': '2015' } }),

  moment('enter', both(after(60), asks('enter-city'))),
  moment('enter-chosen', both(after(40), asks('enter-city', twoPieces)), {
    then: key('4'),
  }),
  moment('enter-wait', both(after(40), asks('enter-city')), { who: other }),
  moment('count-move', both(after(40), asks('move-count'))),
  moment('count-move-chosen', both(after(40), asks('move-count')), {
    then: key('2'),
  }),
  moment('count-clockwise', both(placing, brought('count-moved')), {
    options: { ...ALL, 'count-move': 'clockwise' },
    then: key('l'),
  }),
  moment('count-follow', both(placing, brought('count-moved')), {
    options: { ...ALL, 'count-move': 'follow' },
    then: key('l'),
  }),
  moment(
    'leave',
    asks('leave-city', (legal) => quarters(legal) === 1),
  ),
  moment(
    'leave-several',
    asks('leave-city', (legal) => quarters(legal) > 1),
    // Rarest of all: a tile that completes two kinds of features while one player stands in both their quarters.
    { players: 2, options: { sets: ['count'] }, from: 1480 },
  ),
  moment(
    'leave-targets',
    both(asks('leave-city'), targets, (game) => !atTheEnd(game)),
  ),
  moment('leave-wait', asks('leave-city'), { who: other }),
  moment(
    'leave-end',
    both(
      asks('leave-city', (legal) => of(legal, 'leave-city')[0]?.quarter !== 'market'),
      atTheEnd,
    ),
  ),
  moment('leave-end-market', both(asks('leave-city'), atTheEnd), {
    options: { ...ALL, 'count-final': 'market' },
  }),

  moment('circle-road', both(asks('crop-circle'), circle('road'))),
  moment('circle-city', both(asks('crop-circle'), circle('city')), { then: press('circle.add') }),
  moment('circle-field', both(asks('crop-circle'), circle('field')), { then: press('circle.remove') }),
  moment('circle-wait', asks('crop-circle'), { who: other }),
  moment(
    'add',
    asks('add-follower', (legal) => of(legal, 'add-follower').length > 1),
  ),
  moment('add-pieces', asks('add-follower', twoPieces)),
  moment(
    'add-mandatory',
    asks('add-follower', (legal) => legal.length > 1),
    {
      options: { ...ALL, 'crop-add': 'mandatory', 'crop-add-where': 'any-segment' },
    },
  ),
  moment('add-wait', asks('add-follower'), { who: other }),
  moment(
    'remove',
    asks('remove-follower', (legal) => legal.length > 1),
  ),
  moment(
    'remove-one',
    asks('remove-follower', (legal) => legal.length === 1),
  ),
  moment('remove-wait', asks('remove-follower'), { who: other }),

  moment('acrobat-first', both(asks('deploy'), standing(0))),
  moment('acrobat-top', both(asks('deploy'), standing(2))),
  moment(
    'acrobat-several',
    asks('deploy', (legal) => pyramidsOf(legal) > 1),
  ),
  moment(
    'pyramid-score',
    asks('deploy', (legal) => of(legal, 'score-pyramid').length > 0),
  ),
  moment(
    'many-spots',
    asks(
      'deploy',
      (legal) => kinds(legal.flatMap((action) => ('segment' in action ? [action.segment] : []))) > 4,
    ),
  ),
  moment('ringmaster', both(after(20), asks('deploy', twoPieces)), {
    then: async ({ page, language }) =>
      page.getByText(words(language)('deploy.ringmaster'), { exact: true }).first().click(),
  }),
  moment('tent-place', both(after(20), placing, tent)),
  moment('tent-wait', both(after(20), placing, tent), { who: other }),
  moment('animal', both(placing, brought('revealed'), brought('scored', 'circus'))),

  moment(
    'records',
    both(
      after(60),
      placing,
      (game) => position(game.state).king != null && position(game.state).robber != null,
    ),
    {
      then: key('k'),
    },
  ),
  moment('log', both(after(90), placing), { then: key('l') }),
  moment('final-circus', nearTheEnd, { then: toTheEnd('circus') }),
  moment('final-acrobats', nearTheEnd, { then: toTheEnd('acrobats') }),
  moment('final-ringmaster', nearTheEnd, { then: toTheEnd('ringmaster') }),
  moment('final-king', nearTheEnd, { then: toTheEnd('king') }),
]
