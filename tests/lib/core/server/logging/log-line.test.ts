import { describe, expect, test } from 'vitest'
import { lineOf } from '@/lib/core/server/logging/log-line'

describe('a line of the log', () => {
  test('has texts as its message, objects as details, and everything else among the values', () => {
    expect(lineOf(['one', { a: 1 }, 'two', [3], { b: 2 }, null, 4])).toEqual({
      details: { a: 1, b: 2, values: [[3]] },
      message: 'one two null 4',
    })
  })

  test('has the first error as its error, and others among the values', () => {
    const [first, second] = [
      Object.assign(new Error('first'), { stack: '' }),
      Object.assign(new Error('second'), { stack: '' }),
    ]
    expect(lineOf([first, second, '⨯'])).toEqual({
      details: { err: { name: 'Error', message: 'first' }, values: [{ name: 'Error', message: 'second' }] },
      message: 'first',
    })
  })

  test('has no message where nothing has words', () => {
    expect(lineOf([])).toEqual({ details: {}, message: '' })
    expect(lineOf(['⨯', '', { err: 'text' }]).message).toBe('')
    expect(lineOf([{ err: { message: 7 } }]).message).toBe('')
    expect(lineOf([{ err: { message: 'of the details' } }]).message).toBe('of the details')
    expect(lineOf(['', '1', '']).message).toBe('1')
  })

  test('keeps the names that are its own', () => {
    const own = { level: 1, time: 2, requestId: 3, msg: 4, other: 5 }
    expect(lineOf([own]).details).toEqual({ level_: 1, time_: 2, requestId_: 3, msg_: 4, other: 5 })
  })

  test.each([
    [['%s and %d', 'one', 2, 'three'], 'one and 2 three'],
    [['%s and %s', 'one'], 'one and %s'],
    [['100 %', 'one'], '100 % one'],
    [['%% %s', 'one'], '% one'],
    [['%s'], '%s'],
    [['%c%s', 'color: red', 'one'], 'one'],
    [['%i %f %j %o %O', 1, 2, 3, 4, 5], '1 2 3 4 5'],
    [['%x %s', 'one'], '%x one'],
    [['no sign', 'one'], 'no sign one'],
    [[7, '%s', 'one'], '7 %s one'],
  ])('%j reads as in the console: %s', (given, message) => {
    expect(lineOf(given)).toEqual({ details: {}, message })
  })

  test('an object is never put into a text', () => {
    expect(lineOf(['got %s and %s', { a: 1 }, null, { b: 2 }])).toEqual({
      details: { a: 1, b: 2 },
      message: 'got [Object] and null',
    })
  })

  test('a message is cut to nine hundred bytes', () => {
    const { message } = lineOf(['long '.repeat(90), 'long '.repeat(90), 'long '.repeat(90)])
    expect(message.endsWith('…')).toBe(true)
    expect(message.length).toBeLessThanOrEqual(900)
    expect(message.length).toBeGreaterThan(700)
  })
})
