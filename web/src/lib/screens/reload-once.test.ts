import { expect, test } from 'vitest'
import { reloadOnce, type Tab } from './reload-once.ts'

test('a page that the room does not understand is loaded anew once, and again only when another one came', () => {
  let kept: string | null = null
  let loads = 0
  const tab = (version: string): Tab => ({
    version,
    kept: () => kept,
    keep: (now) => (kept = now),
    reload: () => void loads++,
  })
  expect(reloadOnce(tab('a'))).toBe(true)
  expect(reloadOnce(tab('a'))).toBe(false)
  expect(loads).toBe(1)
  expect(reloadOnce(tab('b'))).toBe(true)
  expect(reloadOnce(tab('b'))).toBe(false)
  expect(loads).toBe(2)
})
