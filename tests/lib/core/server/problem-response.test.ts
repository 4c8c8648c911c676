import { redirect } from 'next/navigation'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError, NotFoundError, TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'

const request = new Request('https://site.test/api', { headers: { 'x-request-id': 'request-1' } })
const answerThrowing = (error: unknown) => withProblems(() => Promise.reject(error))(request)

afterEach(() => vi.restoreAllMocks())

test('an expected error becomes problem+json that nobody caches', async () => {
  const response = await answerThrowing(new NotFoundError('event 7'))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe('request-1')
  await expect(response.json()).resolves.toMatchObject({ status: 404, code: 'not_found' })
})

test('too many requests say when to come back, to programs and to pages', async () => {
  const response = await answerThrowing(new TooManyRequestsError(37))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('37')
  await expect(response.json()).resolves.toMatchObject({ code: 'too_many_requests', retryAfter: 37 })
})

test('a service that is out of reach for a known time is told to come back then', async () => {
  const call = { service: 'game', operation: 'getRoute' }
  const busy = new UpstreamError({ ...call, kind: 'busy' }, { retryAfterSeconds: 12 })
  const response = await answerThrowing(busy)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('12')
})

test.each([
  ['503 of unknown length', new UpstreamError({ service: 'game', operation: 'getRoute', kind: 'network' })],
  ['other status', new AppError('not_found', undefined, { retryAfterSeconds: 12 })],
])('a %s names no time', async (_, error) => {
  expect((await answerThrowing(error)).headers.has('retry-after')).toBe(false)
})

test('an unexpected error is a plain 500, and its details go to the log only', async () => {
  const error = vi.spyOn(log, 'error')
  const thrown = new TypeError('database password is hunter2')
  const response = await answerThrowing(thrown)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('hunter2')
  expect(error).toHaveBeenCalledWith({ err: thrown, code: 'internal_error' }, 'request failed')
})

test("a visitor's mistake is not logged as a failure", async () => {
  const error = vi.spyOn(log, 'error')
  await answerThrowing(new NotFoundError('event 7'))
  expect(error).not.toHaveBeenCalled()
})

test('a redirect is no problem', async () => {
  const handler = withProblems(() => redirect('/login'))
  await expect(handler(request)).rejects.toMatchObject({ message: 'NEXT_REDIRECT' })
})

test('hands the request and what comes with it to the handler', async () => {
  const handler = withProblems((_: Request, { id }: { id: number }) => Response.json({ id }))
  await expect((await handler(request, { id: 7 })).json()).resolves.toEqual({ id: 7 })
})

test('an address of a service that is off does not exist, and its handler is not asked', async () => {
  vi.stubEnv('ARTICLES_API_URL', 'off')
  vi.resetModules()
  const { withProblems: withProblemsHere } = await import('@/lib/core/server/problem-response')
  const handler = vi.fn(() => new Response('news'))
  const answer = async (path: string) =>
    (await withProblemsHere(handler)(new Request(`https://site.test${path}`))).status
  expect(await answer('/feeds/en.xml')).toBe(404)
  expect(handler).not.toHaveBeenCalled()
  expect(await answer('/sitemaps/en.xml')).toBe(200)
  vi.unstubAllEnvs()
})
