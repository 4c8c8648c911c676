import { expect, test } from 'vitest'
import { parseRange } from '../../../sandbox/media/range.ts'

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-20', { start: 80, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=90-400', { start: 90, end: 99 }],
])('reads %s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=-0', 'bytes=200-300'])('cannot satisfy %s of 100 bytes', (header) => {
  expect(parseRange(header, 100)).toBe('unsatisfiable')
})

test.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=a-b'])(
  'serves the whole file for %s',
  (header) => {
    expect(parseRange(header, 100)).toBeUndefined()
  },
)
