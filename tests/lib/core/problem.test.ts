import { expect, test } from 'vitest'
import { NotFoundError, TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { errorFromProblem, problemFromError } from '@/lib/core/problem'

test('an error becomes type, title, status and code, and nothing of its message', () => {
  expect(problemFromError(new NotFoundError('event 7'))).toEqual({
    type: 'urn:problem:not_found',
    title: 'There is nothing here',
    status: 404,
    code: 'not_found',
  })
})

test('the code survives the way to the browser', () => {
  const error = new UpstreamError({ service: 'game', operation: 'getRoute', kind: 'open' })
  expect(errorFromProblem(problemFromError(error)).code).toBe('upstream_unavailable')
})

test('how long to wait survives it as well', () => {
  const error = errorFromProblem(problemFromError(new TooManyRequestsError(37)))
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 37 })
})

test('so does a limit of a service behind the site, but not for how long an outage lasts', () => {
  const failed = (kind: 'busy' | 'open') =>
    new UpstreamError({ service: 'game', operation: 'signUp', kind }, { retryAfterSeconds: 30 })
  const limited = problemFromError(failed('busy'))
  expect(limited).toMatchObject({ status: 503, code: 'upstream_unavailable', retryAfter: 30 })
  expect(errorFromProblem(limited)).toMatchObject({ code: 'upstream_unavailable', retryAfterSeconds: 30 })
  expect(problemFromError(failed('open'))).not.toHaveProperty('retryAfter')
})

test.each([undefined, 0, -1, 1.5, 'soon'])('a wait of %s is not believed', (retryAfter) => {
  const error = errorFromProblem({ ...problemFromError(new TooManyRequestsError(37)), retryAfter })
  expect(error).not.toMatchObject({ retryAfterSeconds: retryAfter })
})

test.each([
  ['no JSON', undefined],
  ['a list', []],
  ['a code of somebody else', { type: 'about:blank', title: 'Teapot', status: 418, code: 'teapot' }],
  ['the name of an inherited property', { type: 'about:blank', title: 'x', status: 400, code: 'toString' }],
])('%s becomes an internal error', (_, value) => {
  expect(errorFromProblem(value).code).toBe('internal_error')
})
