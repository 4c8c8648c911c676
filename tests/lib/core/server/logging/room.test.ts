import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeError } from '@/lib/core/server/logging/describe-error'
import { loggable } from '@/lib/core/server/logging/loggable'
import { cutTo, say } from '@/lib/core/server/logging/room'

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** What was said in so much room, and how much of it that took. */
function taking<Said>(write: (room: { bytes: number }) => Said, bytes = 10_000) {
  const room = { bytes }
  const said = write(room)
  return { said, taken: bytes - room.bytes }
}

describe('a line counts what it takes as JSON', () => {
  test.each([
    ['a text', 'text', 7],
    ['a text that JSON writes longer', 'a "b"', 10],
    ['a number', 1.5, 4],
    ['nothing', null, 5],
    ['a switch', false, 6],
    ['a list', [true, 'a'], 3 + 5 + 4],
    ['an object', { abc: 1 }, 3 + 7 + 2],
    ['an object in a list', [{ a: 'b' }, {}], 3 + 3 + 5 + 4 + 3],
    ['a name of another script', { é: 1 }, 3 + 6 + 2],
    ['what is hidden', { token: 'planted' }, 3 + 9 + 13],
  ])('%s', (_, value, bytes) => {
    expect(taking((room) => loggable(value, room)).taken).toBe(bytes)
  })

  test('an error, by the names of its fields and their values', () => {
    const error = Object.assign(new Error('broken'), { stack: '', code: 'E', status: 503 })
    const { said, taken } = taking((room) => describeError(error, room))
    expect(said).toEqual({ name: 'Error', message: 'broken', code: 'E', status: 503 })
    expect(taken).toBe(8 + 8 + (11 + 9) + (8 + 4) + 10)
  })

  test('and never less than that, so that no line is too long', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const { said, taken } = taking((room) => loggable(value, room), 100_000)
        expect(taken).toBeGreaterThanOrEqual(bytesOf(said))
      }),
    )
  })
})

describe('a text', () => {
  test('is whole where there is room for it, and else cut to what there is, with a sign', () => {
    expect(cutTo('abcdefghij', 12)).toBe('abcdefghij')
    const cut = cutTo('abcdefghij', 11)
    expect(cut).toBe('abcdef…')
    expect(bytesOf(cut)).toBeLessThanOrEqual(11)
    expect([cutTo('abcdefghij', 0), cutTo('', 0)]).toEqual(['…', '…'])
  })

  test('that is cut in the middle of a sign is well formed', () => {
    const cut = cutTo('🚴'.repeat(20), 40)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.endsWith('…')).toBe(true)
  })

  test('takes the room that it needs from the rest of the line', () => {
    const room = { bytes: 20 }
    expect(say('abc', room)).toBe('abc')
    expect(room.bytes).toBe(14)
    expect(say('abcdefghijklmnop', room)).toMatch(/^a.*…$/)
    expect(room.bytes).toBeLessThan(5)
  })
})

test('an error without a word of its own for a number or a place is told by what it has', () => {
  const room = () => ({ bytes: 10_000 })
  expect(describeError(Object.assign(new Error(''), { stack: '', status: Infinity }), room())).toEqual({
    name: 'Error',
    message: '',
  })
  expect(describeError(Object.assign(new Error('a'), { stack: '   at ', code: 'internal_error' }), room())).toEqual({
    name: 'Error',
    message: 'a',
    code: 'internal_error',
    stack: [''],
  })
})
