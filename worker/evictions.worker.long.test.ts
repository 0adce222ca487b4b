import { expect, test } from 'vitest'
import { playEvicted } from './testing/evictions.ts'

test('10 whole games of all sets with an eviction before each decision: both clients and the room agree', async () => {
  const seed = Date.now() % 1e9
  // eslint-disable-next-line no-console -- workerd has no other way to print the seed
  console.info(`seed ${seed}`)
  for (let n = 0; n < 10; n++) expect(await playEvicted(seed + n)).toBeGreaterThan(80)
})
