import { expect, test } from 'vitest'
import { MemoryHouse } from '../testing/memory.ts'
import { playThroughStorm } from '../testing/storm.ts'

test(
  '5 games over lines that are cut, late, double and out of order: everybody ends in the state of the room',
  { timeout: 60_000 },
  async () => {
    const big = { messagesPerSecond: 1e9, messageBurst: 1e9, tabsPerSeat: 1000, watchers: 1000 }
    const house = new MemoryHouse({ slow: true, limits: big })
    const weather = { cut: 0.01, twice: 0.05, delay: 3 }
    const open = {
      newGame: (options: Record<string, unknown>) => house.newGame({ options }),
      wire: (id: string) => house.wire(id),
      connect: (id: string) => house.connect(id),
    }
    const sum = await playThroughStorm(open, 5, 20261130, weather)
    expect(sum.games).toBe(5)
    expect(sum.differed).toBe(0)
    expect(sum.connections).toBeGreaterThan(20)
    expect(house.notes.filter(({ event }) => event === 'failed' || event === 'differs')).toEqual([])
  },
)
