import { test } from 'vitest'
import { checkRecords } from './records.ts'

test('replay equals live, and an open record holds nothing hidden: two thousand games', () => {
  const seed = process.env['SEED'] ?? String(Date.now())
  process.stderr.write(`records of random games: SEED=${seed}\n`)
  checkRecords({ seed, games: 2_000 })
})
