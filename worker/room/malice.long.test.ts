import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { attack } from '../testing/malice.ts'
import { chosenSeed, tellFigures } from '../testing/size.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapAfterCollection(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

test('100,000 random and mutated messages, and the heap afterwards within 10 %', () => {
  const seed = chosenSeed()
  attack(5000, seed)
  const before = heapAfterCollection()
  const harvest = attack(100_000, seed + 1)
  const after = heapAfterCollection()
  tellFigures({ ...harvest, refused: Object.fromEntries(harvest.refused), before, after })
  expect(harvest.messages).toBeGreaterThanOrEqual(100_000)
  expect(after / before).toBeLessThan(1.1)
})
