import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { lineOf } from '@/lib/core/server/logging/log-line'
import { findRequestId } from '@/lib/core/server/request-id'
import { failing, good, service } from './fake-service'
import { env } from '@/lib/core/server/env'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('gives back what the schema knows', async () => {
  const { ask } = service({ answer: () => Response.json({ laps: 3, secret: 'x' }) })
  await expect(ask()).resolves.toEqual({ laps: 3 })
})

test('says who asks, for what, and in which request', async () => {
  const { asked, ask } = service({ answer: good })
  await ask({ query: { start: 200, tag: 'a&b', none: undefined } })
  expect(asked[0]?.url).toBe('https://game.test/routes/1?start=200&tag=a%26b')
  expect(asked[0]?.headers.get('accept')).toBe('application/json')
  expect(asked[0]?.headers.get('user-agent')).toContain(env.PRODUCT_NAME)
  expect(asked[0]?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(asked[0]?.headers.has('authorization')).toBe(false)
})

test.each(['.', '..', '%2e', '%2E.', '.%2e'])('what is called “%s” leads to no other call', async (name) => {
  const { asked, ask } = service({ answer: good })
  for (const url of [`https://game.test/missions/${name}`, `https://game.test/missions/${name}/enroll`]) {
    await expect(ask({ url, query: { start: 0 } })).rejects.toBeInstanceOf(NotFoundError)
  }
  expect(asked).toEqual([])
  await expect(ask({ url: `https://game.test/missions/${name}x/a..b/...?q=/${name}/` })).resolves.toEqual({ laps: 3 })
})

test('sends the token and the body where there are any', async () => {
  const { asked, ask } = service({ answer: good })
  await ask({ method: 'PUT', token: 'abc', body: { ftp: 250 } })
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  await expect(asked[0]?.json()).resolves.toEqual({ ftp: 250 })
})

test('tries a read once more after a failure', async () => {
  const { asked, ask } = service({ answer: failing }, { answer: good })
  await expect(ask()).resolves.toEqual({ laps: 3 })
  expect(asked).toHaveLength(2)
})

test('tries a read once more, not twice', async () => {
  const { asked, ask } = service({ answer: failing })
  await expect(ask()).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked).toHaveLength(2)
})

test('repeats a search by POST, which is a read', async () => {
  const { asked, ask } = service({ answer: failing }, { answer: good })
  await expect(ask({ method: 'POST', isRead: true, body: {} })).resolves.toEqual({ laps: 3 })
  expect(asked).toHaveLength(2)
})

test.each(['POST', 'PUT', 'DELETE'] as const)('never repeats a %s', async (method) => {
  const { asked, ask } = service({ answer: failing }, { answer: good })
  await expect(ask({ method })).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked).toHaveLength(1)
})

test('gives up when its time is up', async () => {
  const { ask } = service({ answer: good, afterMs: 5000 })
  const startedAt = Date.now()
  await expect(ask({ deadlineMs: 1500 })).rejects.toMatchObject({ kind: 'timeout', code: 'upstream_unavailable' })
  expect(Date.now() - startedAt).toBe(1500)
})

test('a service that cannot be reached is asked once more', async () => {
  const { asked, ask } = service()
  const failure = { kind: 'network', code: 'upstream_unavailable', retryAfterSeconds: undefined }
  await expect(ask()).rejects.toMatchObject(failure)
  expect(asked).toHaveLength(2)
})

test('leaves no timer behind', async () => {
  const { start } = service({ answer: good, afterMs: 10 })
  const answer = start({ deadlineMs: 1000 })
  await vi.advanceTimersByTimeAsync(10)
  await expect(answer).resolves.toEqual({ laps: 3 })
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['not_json', () => new Response('<html>')],
  ['schema', () => Response.json({ laps: 'three' })],
  ['schema', () => new Response('')],
  ['status', () => Response.json({ key: 'event.closed' }, { status: 403 })],
  ['status', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test' } })],
  ['status', () => new Response('', { status: 404 })],
])('a bad answer is a typed error: %s', async (kind, answer) => {
  const { asked, ask } = service({ answer })
  const failure = { name: 'UpstreamError', operation: 'getRoute', kind, retryAfterSeconds: undefined }
  await expect(ask()).rejects.toMatchObject(failure)
  expect(asked).toHaveLength(1)
})

test('a refusal brings the words of the service along', async () => {
  const { ask } = service({ answer: () => Response.json({ key: 'event.closed' }, { status: 403 }) })
  await expect(ask({ method: 'POST' })).rejects.toMatchObject({ status: 403, body: { key: 'event.closed' } })
})

test('a 404 means not found where something can be missing', async () => {
  const { ask } = service({ answer: () => new Response('', { status: 404 }) })
  await expect(ask({ missing: 'route 1' })).rejects.toEqual(new NotFoundError('route 1'))
})

test.each([400, 422])(
  'a %i means not found where something is read by an id: services refuse ids of other forms',
  async (status) => {
    const { ask } = service({ answer: () => new Response('', { status }) })
    await expect(ask({ missing: 'route x', isById: true })).rejects.toEqual(new NotFoundError('route x'))
    await expect(ask({ missing: 'route x' })).rejects.toMatchObject({ kind: 'status', status })
  },
)

test('an empty answer is fine where the schema says so', async () => {
  const { ask } = service({ answer: () => new Response(null, { status: 204 }) })
  await expect(ask({ method: 'POST', schema: z.undefined() })).resolves.toBeUndefined()
})

test.each([201, 202, 206])('where one status is expected, %i is a bad answer whatever it brings', async (status) => {
  const { asked, ask } = service({ answer: () => Response.json({ laps: 3 }, { status }) })
  await expect(ask({ expects: 200 })).rejects.toMatchObject({ kind: 'status', status, code: 'upstream_failed' })
  expect(asked).toHaveLength(1)
  await expect(ask()).resolves.toEqual({ laps: 3 })
})

test('a status that is expected is success, and others fail as they do elsewhere', async () => {
  const { ask } = service({ answer: good }, { answer: () => new Response('', { status: 404 }) })
  await expect(ask({ expects: 200 })).resolves.toEqual({ laps: 3 })
  await expect(ask({ expects: 200, missing: 'route 1' })).rejects.toEqual(new NotFoundError('route 1'))
})

test('refusals and missing things say nothing against the service', async () => {
  const { asked, ask } = service({ answer: () => new Response('', { status: 404 }) })
  for (let call = 0; call < 15; call += 1) await expect(ask()).rejects.toMatchObject({ kind: 'status', status: 404 })
  expect(asked).toHaveLength(15)
})

test('two attempts, pause and all, never outlast the deadline', async () => {
  const turn = fc.record({
    afterMs: fc.nat(3000),
    status: fc.constantFrom(200, 404, 429, 500, 503),
    retryAfter: fc.nat(4),
  })
  const staysInTime = async (turns: { afterMs: number; status: number; retryAfter: number }[], deadlineMs: number) => {
    const answers = turns.map(({ afterMs, status, retryAfter }) => ({
      afterMs,
      answer: () => Response.json({ laps: 3 }, { status, headers: { 'retry-after': String(retryAfter) } }),
    }))
    const { asked, ask } = service(...answers)
    const startedAt = Date.now()
    await ask({ deadlineMs }).catch(() => undefined)
    expect(Date.now() - startedAt).toBeLessThanOrEqual(deadlineMs)
    expect(asked.length).toBeLessThanOrEqual(2)
  }
  const turns = fc.array(turn, { minLength: 2, maxLength: 2 })
  await fc.assert(fc.asyncProperty(turns, fc.integer({ min: 1, max: 4000 }), staysInTime), { numRuns: 60 })
})

test('what a read sends says nothing of a body, and a write without one neither', async () => {
  const { asked, ask } = service({ answer: good })
  await ask()
  await ask({ method: 'DELETE', headers: { 'x-more': 'kept', 'content-length': '7' } })
  expect(asked.map(({ headers }) => headers.has('content-type'))).toEqual([false, false])
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
  expect(asked.map(({ body }) => body)).toEqual([null, null])
  expect([asked[1]?.headers.get('x-more'), asked[1]?.headers.has('content-length')]).toEqual(['kept', false])
  expect(asked[1]?.headers.get('user-agent')).toBe(`${env.PRODUCT_NAME} web`)
})

test.each([
  ['schema', {}, () => Response.json({ laps: 'three' })],
  ['not_json', {}, () => new Response('<html>')],
  ['status', { expects: 200 }, () => Response.json({ laps: 3 }, { status: 201 })],
  ['status', {}, () => new Response('<html>', { status: 403 })],
] as const)(
  'an error (%s) names the call and the request as the service knows it, and quotes no answer',
  async (...its) => {
    const [kind, asking, answer] = its
    const { asked, ask } = service({ answer })
    const error: unknown = await ask({ ...asking, method: 'PUT' }).catch((thrown: unknown) => thrown)
    const requestId = asked[0]?.headers.get('x-request-id')
    const call = { service: expect.stringMatching(/^service \d+$/), operation: 'getRoute', requestId, kind }
    expect(error).toMatchObject({ ...call, status: answer().status, body: undefined })
  },
)

test('an answer of another shape tells what was wrong with it', async () => {
  const { ask } = service({ answer: () => Response.json({ laps: 'three' }) })
  await expect(ask()).rejects.toMatchObject({ cause: expect.any(z.ZodError) })
  const refusing = service({ answer: () => new Response('', { status: 403 }) })
  await expect(refusing.ask()).rejects.toMatchObject({ cause: undefined })
})

test('an answer of another shape is told to operators: whose call, and where it differs, but nothing of what it says', async () => {
  const requestIds: (string | undefined)[] = []
  const error = vi.spyOn(log, 'error').mockImplementation(() => void requestIds.push(findRequestId()))
  const { asked, ask } = service({ answer: () => Response.json({ laps: 'as many as you like' }) })
  const failure: unknown = await ask().catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ code: 'upstream_unreadable' })
  const message = 'a service answers in another form than was agreed'
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, message)
  const line = lineOf([{ err: failure }, message])
  expect(line.details.err).toMatchObject({ operation: 'getRoute', kind: 'schema' })
  expect(line.details.err).toMatchObject({ cause: { issues: ['laps: invalid_type number'] } })
  expect(JSON.stringify(line)).not.toContain('as many as you like')
  expect(requestIds, 'also outside of a request').toEqual([asked[0]?.headers.get('x-request-id')])
})

test('an empty answer is no value of a schema that asks for one, and a refusal is none either', async () => {
  const { ask } = service({ answer: () => new Response(null, { status: 204 }) })
  await expect(ask()).rejects.toMatchObject({ kind: 'schema', status: 204 })
  const refusing = service({ answer: () => new Response('', { status: 403 }) })
  await expect(refusing.ask({ schema: z.undefined() })).rejects.toMatchObject({ kind: 'status', status: 403 })
})

test.each([
  'https://game.test/a/..?b',
  'https://game.test/a/.',
  'https://game.test/%2E%2e/a',
  'https://game.test/a/../b/c',
])('%s leads to no other call', async (url) => {
  const { asked, ask } = service({ answer: good })
  await expect(ask({ url })).rejects.toBeInstanceOf(NotFoundError)
  expect(asked).toEqual([])
})

test('dots that are no step are part of a name', async () => {
  const { asked, ask } = service({ answer: good })
  for (const path of ['a.b', '.a', 'a.', '...', 'a/.../b', 'a?b=/../'])
    await expect(ask({ url: `https://game.test/${path}` })).resolves.toEqual({ laps: 3 })
  expect(asked).toHaveLength(6)
})

test('what one service limits of a player, another does not', async () => {
  const limited = service({ answer: () => new Response('', { status: 429, headers: { 'retry-after': '30' } }) })
  await expect(limited.ask({ token: 'maya' })).rejects.toMatchObject({ kind: 'busy' })
  await expect(service({ answer: good }).ask({ token: 'maya' })).resolves.toEqual({ laps: 3 })
})
