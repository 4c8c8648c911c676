import { expect, test, vi } from 'vitest'
import { AppError, InvalidInputError, NotFoundError, UpstreamError, statusOf } from '@/lib/core/errors'

test.each([
  [new InvalidInputError('no e-mail'), 400],
  [new AppError('wrong_origin'), 403],
  [new NotFoundError('event 7'), 404],
  [new AppError('body_too_large'), 413],
  [new AppError('unsupported_media_type'), 415],
  [new AppError('internal_error'), 500],
])('%s has status %i [SY-021]', (error, status) => {
  expect(statusOf(error.code)).toBe(status)
})

test.each(['timeout', 'network', 'open'] as const)('a service not reached (%s) is 503', (kind) => {
  expect(statusOf(new UpstreamError({ service: 'game', operation: 'getRoute', kind }).code)).toBe(503)
})

test.each(['cut_short', 'not_json', 'too_large', 'status', 'schema'] as const)('a bad answer (%s) is 502', (kind) => {
  expect(statusOf(new UpstreamError({ service: 'game', operation: 'getRoute', kind }).code)).toBe(502)
})

test('an upstream error says service, operation, kind and status', () => {
  const error = new UpstreamError({ service: 'game', operation: 'getRoute', kind: 'status', status: 418 })
  expect(error.message).toBe('game getRoute: status (418)')
})

test('is known for what it is by every copy of the module, as the bundler makes several', async () => {
  vi.resetModules()
  const other = await import('@/lib/core/errors')
  expect(other.UpstreamError).not.toBe(UpstreamError)
  const errors = [
    new AppError('internal_error'),
    new NotFoundError('page x'),
    new UpstreamError({ service: 'content', operation: 'search', kind: 'timeout' }),
  ]
  const classes = [other.AppError, other.NotFoundError, other.UpstreamError, other.InvalidInputError]
  expect(errors.map((error) => classes.map((each) => error instanceof each))).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, false, true, false],
  ])
  for (const value of [new Error('UpstreamError'), { name: 'UpstreamError' }, undefined, 'AppError']) {
    expect(value instanceof other.AppError).toBe(false)
  }
})
