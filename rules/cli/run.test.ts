import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { TILE_SETS } from '../tiles/catalogue.ts'
import { runCommand } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'graaf-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const DATA = join(import.meta.dirname, '../../tests/data')

interface Ran {
  status: number
  out: string
  lines: Record<string, unknown>[]
}

/** Carries a command out with `input` as standard input. */
async function graaf(args: string[], input: string | Uint8Array = ''): Promise<Ran> {
  let out = ''
  const status = await runCommand(args, {
    input: () => Promise.resolve(Buffer.from(input)),
    print(text) {
      out += text
      return Promise.resolve()
    },
  })
  const lines = out.split('\n').filter((line) => line.startsWith('{'))
  return { status, out, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const RECORD = {
  format: 'graaf/1',
  players: [{ name: 'Ann' }, { name: 'Bo' }],
  deck: ['base/E', 'base/V'],
  actions: [
    { player: 0, type: 'place', x: 0, y: -1, rotation: 180 },
    { player: 0, type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' },
  ],
}
const LINE = JSON.stringify(RECORD)
const ILLEGAL = { ...RECORD, actions: [RECORD.actions[0], { player: 1, type: 'pass' }] }

const codes = ({ lines }: Ran): unknown[] =>
  lines.map((line) => ('error' in line ? (line.error as { code: string }).code : line.ok))

describe('replay', () => {
  test('plays a record from standard input and prints the result that the contract shows', async () => {
    const { status, lines, out } = await graaf(['replay'], LINE)
    expect(status).toBe(0)
    expect(out).toBe(`${JSON.stringify(lines[0])}\n`)
    expect(lines).toEqual([
      {
        ok: true,
        finished: false,
        turn: 1,
        awaiting: { player: 1, step: 'place', tile: 'base/V', optional: false },
        players: [
          { name: 'Ann', score: 4, supply: { meeple: 7 } },
          { name: 'Bo', score: 0, supply: { meeple: 7 } },
        ],
        pieces: [],
        city: null,
        count: null,
        king: null,
        robber: null,
        tent: null,
        tokens: null,
        tilesLeft: 0,
        discarded: [],
        scores: [{ player: 0, points: 4, reason: 'city', final: false }],
        winners: null,
      },
    ])
  })

  test('with everything in play a result has the keys of the contract and no others, in its order', async () => {
    const record = {
      ...RECORD,
      options: { sets: ['count', 'king-robber', 'circus'] },
      tokens: ['seal'],
      actions: [],
    }
    const { lines } = await graaf(['replay'], JSON.stringify(record))
    expect(Object.keys(lines[0]!)).toEqual(
      'ok finished turn awaiting players pieces city count king robber tent tokens tilesLeft discarded scores winners'.split(
        ' ',
      ),
    )
    expect(lines[0]).toMatchObject({
      players: [
        { name: 'Ann', score: 0, supply: { meeple: 7, ringmaster: 1 } },
        { name: 'Bo', score: 0, supply: { meeple: 7, ringmaster: 1 } },
      ],
      city: { castle: [], market: [], blacksmith: [], cathedral: [] },
      count: 'castle',
      king: null,
      robber: null,
      tent: null,
      tokens: 1,
      tilesLeft: 1,
    })
  })

  test('--legal lists what is possible as a record writes it, --events everything that happened', async () => {
    const { lines } = await graaf(['replay', '--legal', '--events', '--at', '1'], LINE)
    expect(lines[0]).toMatchObject({ awaiting: { player: 0, step: 'deploy', optional: true } })
    expect(lines[0]!.legal).toEqual([
      { player: 0, type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'city0' },
      { player: 0, type: 'deploy', piece: 'meeple', x: 0, y: -1, segment: 'field0' },
      { player: 0, type: 'pass' },
    ])
    expect((lines[0]!.events as { type: string }[]).map(({ type }) => type)).toEqual(['drawn', 'placed'])
  })

  test('--at stops after so many actions, before one that is illegal, and no later than the end', async () => {
    const turns = async (at: string): Promise<unknown> =>
      (await graaf(['replay', '--at', at], LINE)).lines[0]!.turn
    expect(await turns('0')).toBe(0)
    expect(await turns('1')).toBe(1)
    expect(await turns('99')).toBe(1)
    expect((await graaf(['replay', '--at=1'], JSON.stringify(ILLEGAL))).status).toBe(0)
  })

  test('--legal is empty when the game is over', async () => {
    const over = { ...RECORD, deck: [], actions: [] }
    const { lines } = await graaf(['replay', '--legal'], JSON.stringify(over))
    expect(lines[0]).toMatchObject({ finished: true, awaiting: null, legal: [], winners: [0, 1] })
  })

  test('an open record stops where something hidden is needed', async () => {
    const open = { ...RECORD, deck: ['base/E'], open: { deck: 71 } }
    const { status, lines } = await graaf(['replay', '--legal'], JSON.stringify(open))
    expect(status).toBe(0)
    expect(lines[0]).toMatchObject({
      awaiting: null,
      finished: false,
      legal: [],
      tilesLeft: 70,
      winners: null,
    })
  })

  test('an illegal action gives its index, a bad record null, and nothing else is in the error', async () => {
    const illegal = await graaf(['replay'], JSON.stringify(ILLEGAL))
    expect(illegal.status).toBe(2)
    expect(illegal.lines).toEqual([
      { error: { code: 'act/not-your-turn', message: expect.stringMatching(/./) as string, at: 1 } },
    ])
    const unknown = await graaf(['replay'], JSON.stringify({ ...RECORD, options: { 'small-city': 3 } }))
    expect(unknown.lines).toEqual([
      {
        error: {
          code: 'options/unknown-value',
          message: expect.stringMatching(/small-city.*3/) as string,
          at: null,
        },
      },
    ])
  })

  test('names the format, the option and the tile that it refuses', async () => {
    const message = async (change: object): Promise<string> => {
      const { lines } = await graaf(['replay'], JSON.stringify({ ...RECORD, ...change }))
      return (lines[0]!.error as { message: string }).message
    }
    expect(await message({ format: 'graaf/9' })).toContain('graaf/9')
    expect(await message({ options: { moat: true } })).toContain('moat')
    expect(await message({ deck: ['base/moat'] })).toContain('base/moat')
  })

  test('goes on after a bad record: one a line, in order, exit status 2', async () => {
    const lines = [LINE, '{"format":', '', JSON.stringify(ILLEGAL), 'nonsense', '[]', LINE]
    const ran = await graaf(['replay'], lines.join('\n'))
    expect(ran.status).toBe(2)
    expect(codes(ran)).toEqual([
      true,
      'cli/not-json',
      'act/not-your-turn',
      'cli/not-json',
      'record/not-an-object',
      true,
    ])
  })

  test('reads several files, each with one document or one record a line, and goes on after one it cannot', async () => {
    const one = file('one.json', JSON.stringify(RECORD, null, 2))
    const many = file('many.ndjson', `${LINE}\r\n${LINE}\r\n`)
    const ran = await graaf(['replay', one, join(folder, 'none.json'), many, '-'], LINE)
    expect(ran.status).toBe(2)
    expect(codes(ran)).toEqual([true, 'cli/unreadable', true, true, true])
    expect((await graaf(['replay', folder])).lines).toMatchObject([
      { error: { code: 'cli/unreadable', at: null } },
    ])
  })

  test('a byte order mark, Windows line ends and blank lines do no harm', async () => {
    const text = `\uFEFF${LINE}\r\n\r\n  \r\n${LINE}\r\n\r\n`
    const ran = await graaf(['replay'], text)
    expect([ran.status, codes(ran)]).toEqual([0, [true, true]])
    expect((await graaf(['replay'], `\uFEFF${JSON.stringify(RECORD, null, 2)}`)).status).toBe(0)
  })

  test('what is not UTF-8 is refused alone', async () => {
    const bad = Buffer.from(`{"format":"graaf/1","players":[{"name":"Zo\xeb"}]}`, 'latin1')
    const ran = await graaf(
      ['replay'],
      Buffer.concat([Buffer.from(`${LINE}\n`), bad, Buffer.from(`\n${LINE}`)]),
    )
    expect([ran.status, codes(ran)]).toEqual([2, [true, 'cli/not-utf8', true]])
  })

  test('nothing, blanks and a broken document are one error each', async () => {
    const pretty = JSON.stringify(RECORD, null, 2)
    for (const [input, code] of [
      ['', 'cli/empty'],
      ['\n \r\n', 'cli/empty'],
      ['{', 'cli/not-json'],
      [pretty.slice(0, -1), 'cli/not-json'],
      [pretty.replace('"deck"', 'deck'), 'cli/not-json'],
      ['null', 'record/not-an-object'],
      ['7', 'record/not-an-object'],
    ] as const) {
      const ran = await graaf(['replay'], input)
      expect([ran.status, codes(ran)]).toEqual([2, [code]])
    }
  })
})

describe('random', () => {
  test('the same arguments give the same lines, another seed others, and each replays to a finished game', async () => {
    const args = ['random', '--seed', 'x', '--games', '3', '--players', '4']
    const [first, second, other] = await Promise.all([
      graaf(args),
      graaf(args),
      graaf(['random', '--seed', 'y', '--games', '3', '--players', '4']),
    ])
    expect(first.status).toBe(0)
    expect(first.lines).toHaveLength(3)
    expect(second.out).toBe(first.out)
    expect(new Set([...first.out.trim().split('\n'), ...other.out.trim().split('\n')]).size).toBe(6)
    const played = await graaf(['replay'], first.out)
    expect(played.status).toBe(0)
    for (const result of played.lines) {
      expect(result).toMatchObject({ finished: true, awaiting: null })
      expect(result.players).toHaveLength(4)
    }
  })

  test('a record is whole: every option, deck and tokens written out, two players and one game by default', async () => {
    const { lines } = await graaf(['random', '--seed', '1'])
    expect(lines).toHaveLength(1)
    expect(Object.keys(lines[0]!)).toEqual(['format', 'options', 'players', 'deck', 'tokens', 'actions'])
    expect(lines[0]!.players).toHaveLength(2)
    expect(lines[0]!.deck).toHaveLength(71)
    expect(lines[0]!.tokens).toEqual([])
  })

  test('--options reads the options of a record', async () => {
    const options = file('options.json', '{"farmers": false, "small-city": 2}')
    const { lines } = await graaf(['random', '--seed', '1', '--options', options])
    expect(lines[0]!.options).toMatchObject({ farmers: false, 'small-city': 2, sets: ['base'] })
    const wrong = file('wrong.json', '{"small-city": 5}')
    const ran = await graaf(['random', '--seed', '1', '--options', wrong])
    expect([ran.status, codes(ran)]).toEqual([2, ['options/unknown-value']])
  })

  test('greedy beats random: its points are more than half as many again', async () => {
    const points = async (policy: string): Promise<number> => {
      const games = await graaf(['random', '--seed', 'g', '--games', '5', '--policy', policy])
      const { lines } = await graaf(['replay'], games.out)
      const players = lines.flatMap(({ players }) => players as { score: number }[])
      return players.reduce((sum, { score }) => sum + score, 0)
    }
    expect(await points('greedy')).toBeGreaterThan(1.5 * (await points('random')))
  })
})

describe('tiles', () => {
  test('prints every printing of every set on a line, as the catalogue has it', async () => {
    const { status, lines } = await graaf(['tiles'])
    expect(status).toBe(0)
    expect(lines).toEqual(JSON.parse(JSON.stringify(TILE_SETS)))
    expect(lines.map(({ set }) => set)).toEqual([
      'base',
      'count',
      'count-2015',
      'king-robber',
      'crop-circles-2',
      'crop-circles-1',
      'circus',
    ])
  })
})

test('the example records and whole games of tests/data replay as files', async () => {
  const examples = JSON.parse(readFileSync(join(DATA, 'examples.json'), 'utf8')) as {
    record: object
    error?: true
  }[]
  const games = readFileSync(join(DATA, 'games.ndjson'), 'utf8').trim().split('\n')
  const records = [...examples, ...games.map((line) => JSON.parse(line) as { record: object; error?: true })]
  const text = records.map(({ record }) => JSON.stringify(record)).join('\n')
  const ran = await graaf(['replay', '--legal', '--events', file('cases.ndjson', text)])
  expect(ran.status).toBe(2)
  expect(ran.lines.map((line) => 'error' in line)).toEqual(records.map(({ error }) => error === true))
})

describe('show', () => {
  test('prints a picture of its own with every tile and figure', async () => {
    const shown = {
      ...RECORD,
      actions: [...RECORD.actions, { player: 1, type: 'place', x: 1, y: 0, rotation: 0 }],
    }
    const { status, out } = await graaf(['show', file('show.json', JSON.stringify(shown))])
    expect(status).toBe(0)
    expect(out.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
    expect(out.trimEnd().endsWith('</svg>')).toBe(true)
    expect(out).not.toContain('var(')
  })

  test('a record that cannot be played, several records or no file are errors', async () => {
    const illegal = await graaf(['show', file('illegal.json', JSON.stringify(ILLEGAL))])
    expect(illegal.lines).toMatchObject([{ error: { code: 'act/not-your-turn', at: 1 } }])
    expect(codes(await graaf(['show', file('two.ndjson', `${LINE}\n${LINE}`)]))).toEqual(['cli/too-many'])
    expect(codes(await graaf(['show']))).toEqual(['cli/missing'])
    expect(codes(await graaf(['show', '-'], 'x'))).toEqual(['cli/not-json'])
    expect(illegal.status).toBe(2)
  })
})

describe('what is no command', () => {
  const cases: [string[], string][] = [
    [[], 'cli/no-command'],
    [['play'], 'cli/unknown-command'],
    [['constructor'], 'cli/unknown-command'],
    [['replay', '--fast'], 'cli/unknown-flag'],
    [['replay', '-x'], 'cli/unknown-flag'],
    [['replay', '--at'], 'cli/bad-value'],
    [['replay', '--at', '-1'], 'cli/bad-value'],
    [['replay', '--at', '1.5'], 'cli/bad-value'],
    [['replay', '--legal=no'], 'cli/bad-value'],
    [['random'], 'cli/missing'],
    [['random', '--seed', '1', '--games', '0'], 'cli/bad-value'],
    [['random', '--seed', '1', '--games', 'many'], 'cli/bad-value'],
    [['random', '--seed', '1', '--players', '7'], 'cli/bad-value'],
    [['random', '--seed', '1', '--policy', 'best'], 'cli/bad-value'],
    [['random', '--seed', '1', '--options', 'none.json'], 'cli/unreadable'],
    [['random', '--seed', '1', 'more'], 'cli/too-many'],
    [['tiles', 'base'], 'cli/too-many'],
    [['bench', '--long'], 'cli/unknown-flag'],
  ]
  test.for(cases)('graaf %j is refused with %s', async ([args, code]) => {
    const ran = await graaf(args)
    expect([ran.status, codes(ran)]).toEqual([2, [code]])
    expect(ran.lines[0]).toEqual({ error: { code, message: expect.stringMatching(/./) as string, at: null } })
  })
})
