import { expect, test } from 'vitest'
import { readMuted } from './muted.ts'

test('whom one has muted is read back, without what cannot be a seat', () => {
  expect(readMuted('[2,null,"x",1.5,{}]')).toEqual([2, null])
  expect(readMuted(null)).toEqual([])
  expect(readMuted('{')).toEqual([])
})
