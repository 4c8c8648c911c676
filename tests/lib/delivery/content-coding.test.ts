import { expect, test } from 'vitest'
import { preferredCoding } from '@/lib/delivery/content-coding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  [' br ', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br; q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip', 'gzip'],
  ['br;q=0.000 , gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['x-gzip, brotli', undefined],
  ['br-x', undefined],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that takes “%s” gets %s', (accepted, coding) => {
  expect(preferredCoding(accepted)).toBe(coding)
})

test('a header that comes twice is read as one', () => {
  expect(preferredCoding(['gzip', 'br'])).toBe('br')
})

test('it gets only what is there', () => {
  expect(preferredCoding('gzip, br', (coding) => coding === 'gzip')).toBe('gzip')
  expect(preferredCoding('br', (coding) => coding === 'gzip')).toBeUndefined()
})
