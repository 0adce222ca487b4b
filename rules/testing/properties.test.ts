import { test } from 'vitest'
import { checkInvariants } from './properties.ts'

test(
  'TO-20, BA-8, BA-13: a hundred random games of any sets and options keep every promise; only listed actions are taken',
  { timeout: 60_000 },
  () => {
    checkInvariants({ seed: 20, runs: 100 })
  },
)
