import { expect, test } from 'vitest'
import { visitorOf } from './address.ts'

test('an IPv4 address is one visitor, also where it is written as IPv6', () => {
  expect(visitorOf('192.0.2.7')).toBe('192.0.2.7')
  expect(visitorOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

test('of IPv6 the /64 counts, however it is written', () => {
  expect(visitorOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(visitorOf('2001:0DB8::2:ffff:1:2:3')).toBe('2001:db8:0:2::/64')
  expect(visitorOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(visitorOf('::1')).toBe('0:0:0:0::/64')
})
