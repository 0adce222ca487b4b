import { checksum, legal, type Action } from '#rules'
import { describe, expect, test } from 'vitest'
import { type Device, World, seeded, table } from './testing/world.ts'

function mover(devices: readonly Device[]): Device {
  const found = devices.find(({ store }) => store.view.game?.awaiting?.player === store.view.me)
  if (!found) throw new Error('nobody has to decide')
  return found
}

const of = (device: Device) => device.store.view.game!

function first(device: Device, type: Action['type']): Action {
  return legal(of(device).state).find((action) => action.type === type)!
}

describe('a decision', () => {
  test('is shown at once, and the room has the same when it is confirmed', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    const place = first(me, 'place')
    expect(me.store.decide([place])).toBeNull()
    expect(of(me)).toMatchObject({ seq: 0, pending: { kind: 'sending' }, awaiting: { step: 'deploy' } })
    expect(of(me).log).toHaveLength(1)
    world.settle()
    expect(of(me)).toMatchObject({ seq: 1, pending: { kind: 'none' }, awaiting: { step: 'deploy' } })
    for (const device of devices) expect(checksum(of(device).state)).toBe(checksum(of(me).state))
  })

  test('after which something hidden is needed is held until the turn is ended', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    me.store.decide([first(me, 'place')])
    me.store.decide([first(me, 'deploy')])
    world.settle()
    expect(of(me)).toMatchObject({ seq: 1, stopped: true, awaiting: null, pending: { kind: 'held' } })
    expect(of(me).canTakeBack).toBe(true)
    me.store.endTurn()
    world.settle()
    expect(of(me)).toMatchObject({ seq: 2, stopped: false, awaiting: { step: 'place' } })
    expect(of(me).awaiting!.player).not.toBe(me.store.view.me)
  })

  test('is sent at once where the player wants it so', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    me.store.setSendAtOnce(true)
    me.store.decide([first(me, 'place')])
    me.store.decide([{ player: me.store.view.me!, type: 'pass' }])
    world.settle()
    expect(of(me).seq).toBe(2)
  })

  test('BA-13: that the rules refuse is not sent, and nothing changes', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    const before = of(me).state
    const wrong = { ...first(me, 'place'), x: 500, y: 500 } as Action
    expect(me.store.decide([wrong])).toMatchObject({ code: expect.stringMatching(/^place\//) as string })
    expect(of(me).state).toBe(before)
    expect(of(me).pending).toEqual({ kind: 'none' })
  })

  test('of a watcher is none', () => {
    const world = new World()
    table(world, 2)
    const watcher = world.device(null)
    world.settle()
    expect(watcher.store.view.me).toBeNull()
    expect(watcher.store.decide([first(watcher, 'place')])).toMatchObject({ code: 'client/not-seated' })
  })

  test('that is held goes out when two seconds are left on the clock', () => {
    const world = new World({ settings: { clock: { kind: 'turn', seconds: 30 } } })
    const devices = table(world, 2)
    const me = mover(devices)
    me.store.decide([first(me, 'place')])
    for (let i = 0; i < 12; i++) world.step()
    me.store.decide([{ player: me.store.view.me!, type: 'pass' }])
    expect(of(me).pending.kind).toBe('held')
    while (of(me).pending.kind === 'held') world.step()
    expect(of(me).clock!.until - world.now).toBe(2000)
  })
})

describe('taking back', () => {
  test('what is held falls without a word to the room', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    me.store.decide([first(me, 'place')])
    me.store.decide([first(me, 'deploy')])
    me.store.takeBack()
    expect(of(me)).toMatchObject({ awaiting: { step: 'deploy' } })
    expect(of(me).log).toHaveLength(1)
  })

  test('a confirmed decision goes at once here, then everywhere', () => {
    const world = new World()
    const devices = table(world, 2)
    const [me, other] = [mover(devices), devices.find((one) => one !== mover(devices))!]
    const before = checksum(of(me).state)
    me.store.decide([first(me, 'place')])
    world.settle()
    me.store.takeBack()
    expect(checksum(of(me).state)).toBe(before)
    expect(of(me).log).toHaveLength(0)
    world.settle()
    expect(of(me)).toMatchObject({ seq: 2, pending: { kind: 'none' } })
    expect(checksum(of(other).state)).toBe(before)
    expect(other.store.view.notice).toMatchObject({ kind: 'undone', player: me.store.view.me })
    expect(me.store.view.notice).toBeNull()
  })

  test('works on what is still on its way, and another choice may follow at once', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    const places = legal(of(me).state)
    me.store.decide([places[0]!])
    me.store.takeBack()
    me.store.decide([places[1]!])
    expect(of(me).log.map(({ actions }) => actions[0])).toEqual([places[1]])
    world.settle()
    expect(of(me)).toMatchObject({ seq: 3, pending: { kind: 'none' } })
    expect(of(me).log.map(({ actions }) => actions[0])).toEqual([places[1]])
  })
})

describe('two tabs of one seat', () => {
  test('the later decision of the two is dropped, and its tab is told', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    const seat = devices.indexOf(me)
    const tab = world.device(`secret-${seat}`.padEnd(24, '-'))
    world.settle()
    const places = legal(of(me).state)
    me.store.decide([places[0]!])
    tab.store.decide([places[1]!])
    world.settle()
    expect(checksum(of(me).state)).toBe(checksum(of(tab).state))
    const told = [me, tab].map(({ store }) => store.view.notice?.kind ?? null)
    expect(told.filter((kind) => kind === 'stale')).toHaveLength(1)
  })
})

describe('a broken line', () => {
  test('what was decided meanwhile goes when it is back, and counts once', () => {
    const world = new World()
    const devices = table(world, 2)
    const me = mover(devices)
    me.store.decide([first(me, 'place')])
    me.breakLine()
    world.settle()
    expect(of(me)).toMatchObject({ seq: 1, pending: { kind: 'none' } })
    expect(world.room.game!.log).toHaveLength(1)
  })

  test('is told after a second, and its return as well', () => {
    const world = new World()
    const [me] = table(world, 2)
    const seen: string[] = []
    me!.store.subscribe(({ connection }) => {
      if (seen.at(-1) !== connection.state) seen.push(connection.state)
    })
    me!.breakLine(300)
    world.settle()
    expect(seen).toEqual(['open'])
    me!.breakLine(3000)
    world.settle()
    expect(seen).toEqual(['open', 'lost', 'open'])
  })
})

/** Plays with everything that can go wrong, and compares every client with the room after every message. */
function play(seed: number, options: Record<string, unknown>): number {
  const world = new World({ seed, options })
  const random = seeded(seed * 31 + 7)
  const below = (n: number) => random() % n
  const players = 2 + below(3)
  const devices = table(world, players)
  // One seat plays from two tabs, and somebody watches.
  devices.push(world.device('secret-0'.padEnd(24, '-')), world.device(null))
  world.settle()
  for (let turn = 0; turn < 4000; turn++) {
    if (world.room.meta && world.room.game?.finished) break
    const device = devices[below(devices.length)]!
    const { game, me } = device.store.view
    const luck = below(100)
    if (luck < 2) device.breakLine()
    else if (luck < 6) device.store.takeBack()
    else if (game && me !== null && game.stopped) {
      if (luck < 60) device.store.endTurn()
    } else if (game?.awaiting?.player === me && game && me !== null) {
      const actions = legal(game.state)
      device.store.decide([actions[below(actions.length)]!])
    }
    for (let i = below(6); i > 0; i--) world.step()
  }
  world.settle()
  const states = devices.map((device) => checksum(of(device).confirmed))
  expect(new Set(states).size).toBe(1)
  expect(states[0]).toBe(checksum(world.room.game!.state))
  return devices.reduce((sum, device) => sum + device.checked, 0)
}

describe('property: every client equals the room after every message', () => {
  test('base game, eight games with delays, broken lines, two tabs and take-backs', () => {
    let checked = 0
    for (let seed = 1; seed <= 8; seed++) checked += play(seed, {})
    expect(checked).toBeGreaterThan(4000)
  })

  test('TO-3, TO-5, TO-6, TO-7, TO-11: rounds out of turn and revealed tokens, every set at once', () => {
    const sets = ['count', 'king-robber', 'crop-circles', 'circus']
    let checked = 0
    for (let seed = 21; seed <= 24; seed++) checked += play(seed, { sets })
    expect(checked).toBeGreaterThan(4000)
  })
})

describe('talk', () => {
  const said = (device: Device) => device.store.view.chat.map(({ text }) => text)

  test('whoever is muted here is heard no more, in words, emotes or typing, and again when wanted', () => {
    const world = new World()
    const [ann, bo, cas] = table(world, 3) as [Device, Device, Device]
    const seat = bo.store.view.room!.seats[bo.store.view.me!]!.id
    bo.store.say('hello')
    world.settle()
    ann.store.mute(seat, true)
    expect(ann.store.view.muted).toEqual([seat])
    expect(said(ann)).toEqual([])
    bo.store.say('can you hear me')
    bo.store.emote('wow')
    bo.store.typing()
    cas.store.say('I can')
    world.settle()
    expect(said(ann)).toEqual(['I can'])
    expect(ann.store.view.emotes).toEqual([])
    expect(said(cas)).toEqual(['hello', 'can you hear me', 'I can'])
    expect(cas.store.view.emotes.map(({ emote }) => emote)).toEqual(['wow'])
    ann.store.mute(seat, false)
    expect(said(ann)).toEqual(['hello', 'can you hear me', 'I can'])
  })

  test('who writes is seen until the line comes', () => {
    const world = new World()
    const [ann, bo] = table(world, 2) as [Device, Device]
    const seen: number[][] = []
    ann.store.subscribe(({ typing }) => seen.push([...typing]))
    bo.store.typing()
    world.settle()
    expect(seen).toContainEqual([bo.store.view.me])
    expect(ann.store.view.typing).toEqual([])
    bo.store.typing()
    bo.store.say('there')
    world.settle()
    expect(ann.store.view.typing).toEqual([])
  })
})

describe('another device', () => {
  test('trades the code once for a secret of its own; the seat then has two, until its owner drops the other', () => {
    const world = new World()
    const [ann] = table(world, 2) as [Device, Device]
    const code = ann.store.offerDevice()
    world.settle()
    expect(ann.store.view.notice).toMatchObject({ kind: 'device-offered' })
    const phone = world.device(null, code)
    world.settle()
    expect(phone.store.view.me).toBe(ann.store.view.me)
    expect([ann.store.view.devices, phone.store.view.devices]).toEqual([2, 2])
    const thief = world.device(null, code)
    world.settle()
    expect(thief.store.view.me).toBeNull()
    expect(thief.store.view.notice).toMatchObject({ kind: 'refused', code: 'device/unknown-code' })
    // It does not try the same code again.
    thief.breakLine()
    world.settle()
    expect(thief.store.view.notice).toMatchObject({ id: 1 })
    ann.store.dropDevices()
    world.settle()
    expect(phone.store.view.me).toBeNull()
    expect(ann.store.view.devices).toBe(1)
  })
})
