import {
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ErrorReply,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
} from '@redis/client'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { describeError } from '@/lib/core/server/logging/describe-error'

const described = (error: unknown) => describeError(error, { bytes: 10_000 })

/** An error with fields, and without a stack unless that is given. */
const failure = (fields: object, message = 'broken') => Object.assign(new Error(message), { stack: '', ...fields })

describe('an error in the log', () => {
  test('what is thrown and is no error is told by its text or its kind', () => {
    expect(described('thrown')).toEqual({ message: 'thrown' })
    expect(described(404)).toEqual({ message: '404' })
    expect(described({ secretly: 'planted' })).toEqual({ message: '[Object]' })
    expect(described(undefined)).toEqual({ message: 'undefined' })
  })

  test('tells the facts of a failed call and of a failed page, and no other field', () => {
    const facts = { code: 'E', syscall: 'open', service: 'game', operation: 'join', kind: 'status' }
    const numbers = { status: 503, requestId: 'request-1', digest: '42' }
    const error = failure({ ...facts, ...numbers, path: '/planted', address: 'planted' })
    expect(described(error)).toEqual({ name: 'Error', message: 'broken', ...facts, ...numbers })
  })

  test('leaves a fact out that is neither a text nor a finite number', () => {
    const error = failure({ code: true, status: NaN, digest: { text: 'planted' }, kind: 7 })
    expect(described(error)).toEqual({ name: 'Error', message: 'broken', kind: 7 })
  })

  test.each(['connect', 'read', 'write', 'getaddrinfo'])(
    '%s fails without a stack, which would be Node’s',
    (syscall) => {
      expect(described(Object.assign(new Error('broken'), { syscall }))).not.toHaveProperty('stack')
    },
  )

  test.each([
    new ClientClosedError(),
    new ClientOfflineError(),
    new ConnectionTimeoutError(),
    new DisconnectsClientError(),
    new SocketClosedUnexpectedlyError(),
    new SocketTimeoutError(1000),
  ])('the shared store is out of reach (%s), without a stack, which would be its client’s', (error) => {
    expect(described(error)).not.toHaveProperty('stack')
  })

  test('only what is expected has no stack: our errors, unless they are faults of ours', () => {
    expect(described(new AppError('not_signed_in'))).not.toHaveProperty('stack')
    expect(described(new AppError('internal_error'))).toHaveProperty('stack')
    expect(described(Object.assign(new Error('broken'), { syscall: 'open', code: 'ENOENT' }))).toHaveProperty('stack')
    expect(described(new ErrorReply('WRONGTYPE'))).toHaveProperty('stack')
  })

  test('the causes of what is expected have no stack either', () => {
    const expected = described(new AppError('not_signed_in', 'over', { cause: new Error('why') }))
    expect(expected).toMatchObject({ cause: { message: 'why' } })
    expect(expected.cause).not.toHaveProperty('stack')
    expect(described(new Error('over', { cause: new Error('why') }))).toMatchObject({
      cause: { stack: expect.anything() },
    })
  })

  test('tells three causes, and three of the errors that came together', () => {
    const chain = ['d', 'c', 'b', 'a'].reduce<unknown>((cause, message) => failure({ cause }, message), 'e')
    const told = { message: 'a', cause: { message: 'b', cause: { message: 'c', cause: { message: 'd' } } } }
    expect(described(chain)).toMatchObject(told)
    expect(JSON.stringify(described(chain))).not.toContain('"e"')
    expect(described(failure({ errors: [1, 2, 3, 4] })).errors).toEqual([
      { message: '1' },
      { message: '2' },
      { message: '3' },
    ])
  })

  test('tells the places of five faults of an answer instead of a message', () => {
    const deep = {
      path: ['a', 0, 'b', 'c', 'd', 'e', 'f', 'g', 'left', 'out'],
      code: 'invalid_type',
      expected: 'string',
    }
    const issues = [deep, { path: 'none', code: 'x' }, null, 'text', {}, deep, deep]
    expect(described(failure({ issues }, 'planted'))).toEqual({
      name: 'Error',
      issues: ['a.0.b.c.d.e.f.g: invalid_type string', ': x', '[unreadable]', '[unreadable]', ':'],
    })
    expect(described(failure({ issues: 'many' }))).toEqual({ name: 'Error', message: 'broken' })
  })

  test('quotes a parser of JSON never, and other errors of syntax', () => {
    const ofSyntax = (message: string) => Object.assign(new SyntaxError(message), { stack: '' })
    expect(described(ofSyntax('planted is not valid JSON'))).toEqual({ name: 'SyntaxError', message: 'not JSON' })
    expect(described(ofSyntax('missing )'))).toEqual({ name: 'SyntaxError', message: 'missing )' })
    expect(described(failure({}, 'no JSON'))).toEqual({ name: 'Error', message: 'no JSON' })
  })

  test('tells the twelve innermost places of a stack, and none of the lines before', () => {
    const frames = Array.from(
      { length: 20 },
      (_, at) => `${' '.repeat(at % 3 === 0 ? 4 : 8)}at step${at} (file.ts:${at}:1)`,
    )
    const stack = ['Error: at home', '  not at a place', 'at no margin', ...frames].join('\n')
    const places = Array.from({ length: 12 }, (_, at) => `step${at} (file.ts:${at}:1)`)
    expect(described(failure({ stack })).stack).toEqual(places)
  })

  test('stops where the line has no more room', () => {
    const error = failure({ code: 'E', stack: '    at a\n    at b' })
    expect(describeError(error, { bytes: 0 })).toEqual({})
    expect(describeError(error, { bytes: 1 })).toEqual({ name: expect.any(String) })
  })

  test('tells as many places of a stack as there is room for', () => {
    const error = failure({ stack: '    at somewhere (in/a/file.ts:1:1)\n    at another' })
    const [before, ofName] = [16 + 20, 9]
    expect(describeError(error, { bytes: before + ofName + 5 }).stack).toEqual(['…'])
    expect(describeError(error, { bytes: before + ofName + 35 }).stack).toEqual(['somewhere (in/a/file.ts:1:1)', '…'])
    expect(describeError(error, { bytes: before })).not.toHaveProperty('stack')
  })
})
