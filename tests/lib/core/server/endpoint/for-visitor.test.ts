import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { rateLimits } from '@/lib/core/limits'
import { endpointOf, receive } from '@/lib/core/server/endpoint/exchange'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { forMember } from '@/lib/domains/session/for-member'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { requestTo } from '../../../support/session'

const answer = z.object({ sum: z.number() })
const add = endpoint('POST', '/api/sums/:first', {
  limit: 'submissions',
  query: z.object({ times: z.optional(z.string().check(z.regex(/^\d$/))) }),
  body: z.object({ second: z.number() }),
  answer,
})
const read = endpoint('GET', '/api/sums', { limit: 'reads', cache: 'public, max-age=60', answer })

const run = vi.fn<(first: string, second: number, times?: string) => void>()
const addition = forVisitor(add, ({ params, query, body }) => {
  run(params.first, body.second, query.times)
  return { sum: 7 }
})

beforeEach(() => {
  forgetProcessState()
  run.mockClear()
})

function send(body: unknown, { search = '', site = 'same-origin' } = {}) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': site }
  const { url } = requestTo(`/api/sums/3${search}`)
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return addition(request, { params: Promise.resolve({ first: '3' }) })
}

test('a handler gets what the contract declares, parsed, and its value is the answer, which nobody keeps', async () => {
  const response = await send({ second: 4, more: 1 }, { search: '?times=2&more=1' })
  expect(run).toHaveBeenCalledExactlyOnceWith('3', 4, '2')
  expect(response.headers.get('cache-control')).toBe('no-store')
  await expect(response.json()).resolves.toEqual({ sum: 7 })
})

test.each([
  ['a body of another shape', { second: 'four' }, {}, 400],
  ['a query of another shape', { second: 4 }, { search: '?times=often' }, 400],
  ['another site’s page', { second: 4 }, { site: 'cross-site' }, 403],
])('%s does not reach the handler', async (_, body, sending, status) => {
  expect((await send(body, sending)).status).toBe(status)
  expect(run).not.toHaveBeenCalled()
})

test('the contract says what tries count against', async () => {
  for (let tries = 0; tries < rateLimits.submissions.tries; tries += 1) await send({ second: 4 })
  expect((await send({ second: 4 })).status).toBe(429)
  expect(run).toHaveBeenCalledTimes(rateLimits.submissions.tries)
})

test('the contract says who may keep the answer, unless a handler departs from it', async () => {
  const reading = forVisitor(read, ({ request, headers }) => {
    if (request.url.endsWith('?partial')) headers.set('cache-control', 'no-store')
    return { sum: 7 }
  })
  expect((await reading(requestTo('/api/sums'))).headers.get('cache-control')).toBe('public, max-age=60')
  expect((await reading(requestTo('/api/sums?partial'))).headers.get('cache-control')).toBe('no-store')
})

test('what is only read may be asked for by any page', async () => {
  const reading = forVisitor(read, () => ({ sum: 7 }))
  const { url } = requestTo('/api/sums')
  const asked = new Request(url, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' } })
  expect((await reading(asked)).status).toBe(200)
})

test('the compiler refuses another answer, and an endpoint of members in the place of a visitor’s', () => {
  // @ts-expect-error -- the answer has a sum
  forVisitor(read, () => ({ total: 7 }))
  // @ts-expect-error -- it names a limit of visitors
  forMember(read, () => ({ sum: 7 }))
  // @ts-expect-error -- it names none
  forVisitor(endpoint('GET', '/api/sums', { answer }), () => ({ sum: 7 }))
  expect.assertions(0)
})

test('an answer that a handler makes itself keeps its headers, and gets those of the contract that it lacks', async () => {
  const own = { 'cache-control': 'no-cache', 'content-type': 'text/calendar' }
  const picture = endpoint('GET', '/api/sums', { limit: 'reads', cache: 'public, max-age=60', answer: 'image/png' })
  const ask = async (headers: Record<string, string>) => {
    const { headers: sent } = await forVisitor(
      picture,
      () => new Response('picture', { headers }),
    )(requestTo('/api/sums'))
    return [sent.get('cache-control'), sent.get('content-type')]
  }
  await expect(ask(own)).resolves.toEqual(['no-cache', 'text/calendar'])
  await expect(ask({ 'content-type': 'image/png' })).resolves.toEqual(['public, max-age=60', 'image/png'])
})

test('a handler is known by its endpoint, and any other function by none', () => {
  expect(endpointOf(addition)).toBe(add)
  expect(endpointOf(() => undefined)).toBeUndefined()
})

test('a query that is refused tells why, and what is not declared is not read', async () => {
  const reading = receive(add, requestTo('/api/sums/3?times=often'), {})
  await expect(reading).rejects.toMatchObject({ code: 'invalid_input', cause: expect.any(Error) })
  const request = requestTo('/api/sums?times=often')
  await expect(receive(read, request, { first: '3' })).resolves.toEqual({
    request,
    params: { first: '3' },
    query: undefined,
    body: undefined,
    headers: new Headers({ 'cache-control': 'public, max-age=60' }),
  })
})
