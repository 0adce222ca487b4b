import { test } from 'vitest'
import { checkInvariants } from './properties.ts'

test('TO-20, BA-8, BA-13: two thousand random games of any sets and options keep every promise', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
  process.stderr.write(`random games of the rules: SEED=${seed}\n`)
  checkInvariants({ seed, runs: 2_000 })
})
