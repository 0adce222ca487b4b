import { test } from 'vitest'
import { checkRecords } from './records.ts'

test('replay equals live, and an open record holds nothing hidden: forty games', { timeout: 60_000 }, () => {
  checkRecords({ seed: 'short', games: 40 })
})
