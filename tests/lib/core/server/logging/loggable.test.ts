import { describe, expect, test } from 'vitest'
import { lineOf } from '@/lib/core/server/logging/log-line'
import { loggable } from '@/lib/core/server/logging/loggable'

const said = (value: unknown) => loggable(value, { bytes: 10_000 })

describe('a value in the log', () => {
  test.each([
    ['nothing', null, null],
    ['true', true, true],
    ['false', false, false],
    ['a number', 1.5, 1.5],
    ['no number', NaN, 'NaN'],
    ['an infinite number', -Infinity, '-Infinity'],
    ['a large number', 10n, '10'],
    ['nothing at all', undefined, 'undefined'],
    ['a function', () => 'planted', '[function]'],
    ['a time', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['no time', new Date(NaN), 'Invalid Date'],
    ['a map', new Map([['a', 1]]), '[Map]'],
    ['something of no kind', Object.assign(Object.create({ constructor: 7, inherited: 1 }) as object, {}), '[object]'],
    ['a list', [1, ['two']], [1, ['two']]],
    ['an object without a kind', Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
    [
      'an error',
      Object.assign(new Error('broken'), { stack: '', code: 'E' }),
      { name: 'Error', message: 'broken', code: 'E' },
    ],
  ])('%s', (_, value, text) => {
    expect(said(value)).toEqual(text)
  })

  test('an object is told as JSON would tell it, four levels deep', () => {
    const value = { a: undefined, b: () => 1, c: { d: [{ e: { f: 1 } }] } }
    expect(said(value)).toEqual({ c: { d: [{ e: '[Object]' }] } })
  })

  test('of many things twenty are told', () => {
    const many = Array.from({ length: 30 }, (_, at) => at)
    expect(said(many)).toEqual(many.slice(0, 20))
    const names = Object.keys(said(Object.fromEntries(many.map((at) => [`n${at}`, at]))) as object)
    expect(names).toEqual(many.slice(0, 20).map((at) => `n${at}`))
  })

  test('what throws when it is looked at is unreadable', () => {
    const throwing = {
      get a(): never {
        throw new Error('trap')
      },
    }
    expect(said(throwing)).toEqual({ a: '[unreadable]' })
    const closed = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap')
        },
      },
    )
    expect(said(closed)).toBe('[unreadable]')
    expect(lineOf([closed])).toEqual({ details: { values: ['[unreadable]'] }, message: '' })
  })

  test.each([
    'authorization',
    'Proxy-Authorization',
    'cookie',
    'set-cookies',
    'password',
    'passwords',
    'passwd',
    'clientSecret',
    'secrets',
    'token',
    'accessTokens',
    'requestBody',
    'email',
    'userE-Mail',
    'apiKey',
    'api-key',
  ])('%s is hidden', (name) => {
    expect(said({ [name]: 'planted', of: 1 })).toEqual({ [name]: '[redacted]', of: 1 })
  })

  test.each(['tokenCount', 'bodyLength', 'key', 'passwordless'])('%s is not', (name) => {
    expect(said({ [name]: 'told' })).toEqual({ [name]: 'told' })
  })

  test('nothing is told where there is no more room', () => {
    expect(loggable([1, 2], { bytes: 4 })).toEqual([1])
    expect(loggable({ a: 1, b: 2 }, { bytes: 4 })).toEqual({ a: 1 })
    expect(loggable([1], { bytes: 3 })).toEqual([])
  })
})
