import { expect, test } from 'vitest'
import { deviceCodeIn, deviceLink } from './device-link.ts'

test('the code of another device lies in the fragment, and only what could be a code is one', () => {
  const link = deviceLink('https://graaf.example', '7Fh2kQ9xWm4ZtAbc', 'abcdefghijklmnopqrstuv')
  expect(link).toBe('https://graaf.example/g/7Fh2kQ9xWm4ZtAbc#device=abcdefghijklmnopqrstuv')
  expect(deviceCodeIn(new URL(link).hash)).toBe('abcdefghijklmnopqrstuv')
  expect(deviceCodeIn('')).toBeNull()
  expect(deviceCodeIn('#device=short')).toBeNull()
  expect(deviceCodeIn('#device=<script>alert(1)</script>')).toBeNull()
})
