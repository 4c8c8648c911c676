import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { processTime } from '@/lib/core/clock'
import type { Decision } from '@/lib/core/route-decision'
import { findRequestId } from '@/lib/core/server/request-id'
import { requestState } from '@/lib/core/server/request-state'
import { decideOnce, noteServedPage } from '@/lib/delivery/page-answer'
import type { DeliverySteps } from '@/lib/core/delivery-steps'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { processWide } from '@/lib/core/server/process-wide'
import { Admission } from '@/lib/delivery/server/admission'
import { type FinishedRequest, FinishedRequests } from '@/lib/delivery/server/finished-requests'
import { RequestChain } from '@/lib/delivery/server/request-chain'
import { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { keyOf } from '@/tests/support/started-page-cache'

const SECRET = 'secret-of-the-front'
const HTML = '<html><body>Plans</body></html>'
const ROOMY = { responses: { bytes: 1_000_000, entries: 10 } }

/** Ids of requests, in the order in which the proxy's decision and the framework saw them. */
let decided: (string | undefined)[]
let handled: (string | undefined)[]
/** What became of requests. */
let finished: FinishedRequest[]
const patterns = { of: (path: string) => path, ofPath: () => '/api/[token]' }
let decision: Decision
let places: (string | undefined)[]
let isOutdated: boolean
/** The framework's `cache-control`. */
let caching: string
let url: string
let html: string
let steps: DeliverySteps[number][]
const closing: (() => void)[] = []

beforeEach(async () => {
  decided = []
  handled = []
  finished = []
  places = []
  decision = { kind: 'route', pathname: '/en/plans' }
  isOutdated = false
  html = HTML
  steps = ['first-paint-first']
  caching = 's-maxage=300, stale-while-revalidate=31535700'
  provideDecisions(async () => {
    decided.push(findRequestId())
    return decision
  }, ['/((?!api/).*)'])
  const chain = new RequestChain({
    buckets: { choose: () => {}, forFront: () => ({}) },
    env: {
      TRUSTED_PROXIES: 0,
      PORT: 3000,
      SITE_URL: 'https://site.example',
      COUNTRY_HEADER: undefined,
      FRONT_SECRET: SECRET,
      DELIVERY_STEPS: steps,
    },
    staticFiles: new Map(),
    stored: new StoredResponses(
      { content: ROOMY, open: ROOMY },
      { isOutdated: () => isOutdated, markUsed: () => undefined, holdData: () => undefined },
      'https://site.example',
    ),
    formerFiles: { serve: () => false } as never,
    dataFiles: undefined as never,
    invalidations: { isOutdated: () => isOutdated },
    admission: new Admission({ loopDelay: () => 0, now: () => performance.now() }),
    handleByFramework,
    finished: new FinishedRequests(patterns, [(each) => finished.push(each)]),
    patterns,
    operators: {
      serve: ({ url: address }, response) => address === '/operators' && response.end('told') !== undefined,
    },
    failureWordsAt: () => ({ language: 'en', direction: 'ltr', title: '', body: '', retry: '' }),
    closedWordsAt: () => ({ language: 'en', direction: 'ltr', title: 'closed', body: '', retry: '' }),
  })
  const server = createServer((request, response) => chain.answer(request, response)).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The framework: its proxy decides, its page comes from the page cache. */
async function handleByFramework(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  // As a page that is streamed.
  for (let part = 0; part < 10; part += 1) response.once('close', () => undefined)
  handled.push(findRequestId())
  places.push(requestState.getStore()?.place)
  await decideOnce(async () => ({ kind: 'route', pathname: '/en/plans' }))
  const value = { kind: 'APP_PAGE', html, headers: {}, status: undefined } as never
  noteServedPage({ key: keyOf('/en/plans'), value, lastModified: processTime(), staleAt: Infinity })
  response.setHeader('x-nextjs-cache', 'HIT').setHeader('vary', 'Accept-Encoding').setHeader('etag', generateETag(html))
  response.setHeader('cache-control', caching).setHeader('content-type', 'text/html').end(html)
}

const ask = async (path: string, headers: Record<string, string> = {}) => (await answerOf(path, headers)).body

async function answerOf(path: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(get(url + path, { headers: { ...headers, connection: 'close' } }), 'response')) as [
    IncomingMessage,
  ]
  const bytes = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString() }
}

async function untilStored(path = '/plans'): Promise<void> {
  await expect.poll(async () => ((handled.length = 0), await ask(path), handled.length), { interval: 5 }).toBe(0)
  handled.length = decided.length = 0
}

test('a page whose answer is stored is sent without the framework, by the proxy’s own decision', async () => {
  await untilStored()
  expect(await ask('/plans')).toBe(HTML)
  expect([decided.length, handled.length]).toEqual([1, 0])
})

test('a page of the gallery is heavy work only until it is stored', async () => {
  await untilStored('/gallery/faq')
  expect(await ask('/gallery/faq')).toBe(HTML)
  expect([decided.length, handled.length]).toEqual([1, 0])
})

test('once the answer is outdated the framework answers, under the decision and the id that the request has already', async () => {
  await untilStored()
  isOutdated = true
  expect(await ask('/plans')).toBe(HTML)
  expect([decided.length, handled.length]).toEqual([1, 1])
  expect(handled).toEqual(decided)
  await ask('/plans', { 'x-request-id': 'given-by-the-proxy' })
  expect(handled.at(-1)).toBe('given-by-the-proxy')
})

const OF_A_FRONT = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control']
const ofAFront = { 'x-front-secret': SECRET }

test('a front learns how to keep a page, whether the framework answers or it is sent from what is stored', async () => {
  const answers = [await answerOf('/plans', ofAFront)]
  await untilStored()
  answers.push(await answerOf('/plans', ofAFront))
  expect(handled).toEqual([])
  for (const { headers } of answers) expect(headers).toMatchObject({ 'surrogate-key': 'all', 'cache-tag': 'all' })
})

test('what a front was told is no part of what is stored for visitors, who are told nothing of it', async () => {
  caching = 'private, no-cache'
  const told = await answerOf('/plans', ofAFront)
  expect(told.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const handledFor = async () => {
    handled.length = 0
    await answerOf('/plans')
    return handled.length
  }
  await expect.poll(handledFor, { interval: 5 }).toBe(0)
  const visitors: Record<string, string>[] = [{}, { 'x-front-secret': 'another' }]
  for (const headers of visitors) {
    const answer = await answerOf('/plans', headers)
    for (const name of OF_A_FRONT) expect(answer.headers).not.toHaveProperty(name)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  }
  expect(handled).toEqual([])
})

test('a page that has expired since it was read is nothing that a front may keep', async () => {
  isOutdated = true
  expect((await answerOf('/plans', ofAFront)).headers).not.toHaveProperty('surrogate-key')
})

test('a decision that fails leaves the request to the framework', async () => {
  await untilStored()
  provideDecisions(() => Promise.reject(new Error('no content')), ['/.*'])
  expect(await ask('/plans')).toBe(HTML)
  expect(handled).toHaveLength(1)
})

test('what the framework’s own script asks for goes to the framework', async () => {
  await untilStored()
  await ask('/plans', { rsc: '1' })
  expect(handled).toHaveLength(1)
})

test('a redirect is answered before the framework, with the headers of every answer and an empty body', async () => {
  decision = { kind: 'redirect', to: new URL('/about?a=b', 'http://localhost:3000'), status: 308 }
  const { status, headers, body } = await answerOf('/old', { 'x-request-id': 'given-by-the-proxy' })
  expect([status, headers.location, body]).toEqual([308, '/about?a=b', ''])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers).toHaveProperty('content-security-policy')
  expect([decided, handled]).toEqual([['given-by-the-proxy'], []])
})

test('so it is where a page has been stored before', async () => {
  await untilStored()
  decision = { kind: 'redirect', to: new URL('/about', 'http://localhost:3000'), status: 307 }
  const { status, headers } = await answerOf('/plans')
  expect([status, headers['x-content-type-options'], handled.length]).toEqual([307, 'nosniff', 0])
})

test('what the proxy does not decide about goes to the framework undecided', async () => {
  await ask('/api/session')
  expect([decided.length, handled.length]).toEqual([0, 1])
})

test('that many parts wait for the end of an answer is no warning in the log', async () => {
  const warned = vi.spyOn(process, 'emitWarning')
  await ask('/api/session')
  expect(handled).toHaveLength(1)
  expect(warned).not.toHaveBeenCalled()
})

test('a page that is not stored yet goes to the framework with its decision', async () => {
  await ask('/plans')
  expect([decided.length, handled.length]).toEqual([1, 1])
})

test('of a page made for one request, compressed or not, the files wait for the first paint, if that is to be so', async () => {
  decision = { kind: 'page-for-one-request', pathname: '/en/plans' }
  html = `<script src="/_next/static/a.js" async=""></script>${HTML.repeat(100)}`
  const waiting = html.replace('<script', '<script type="text/plain" data-waits')
  expect(await ask('/plans')).toBe(waiting)
  const { headers, bytes } = await answerOf('/plans', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toBe(waiting)
  steps.length = 0
  expect(await ask('/plans')).toBe(html)
})

test('each request is told of once, whatever answers it', async () => {
  await untilStored()
  finished.length = 0
  await ask('/plans')
  await ask('/livez')
  await ask('/%00')
  await ask('/api/secret', { 'x-request-id': 'given-by-the-proxy' })
  await expect.poll(() => finished.length).toBe(4)
  expect(finished).toMatchObject([
    { route: '/plans', status: 200, cache: 'stored', requestId: expect.any(String) },
    { route: '/livez', status: 200 },
    { route: 'refused', status: 400 },
    { route: '/api/secret', status: 200, cache: 'hit', requestId: 'given-by-the-proxy' },
  ])
})

test('a failure during a request is logged with its path, without the query and without secrets of the API', async () => {
  await ask('/plans?token=secret')
  await ask('/api/secret')
  expect(places).toEqual(['/plans', '/api/[token]'])
})

test('what operators ask for is answered before anything else', async () => {
  expect(await ask('/operators')).toBe('told')
  expect([decided.length, handled.length]).toEqual([0, 0])
  expect(finished).toMatchObject([{ route: 'operators' }])
})

test('while operators have closed the site even stored pages are not sent, and fronts keep nothing', async () => {
  await untilStored()
  const state = processWide<{ switches?: object }>('switches', () => ({}))
  state.switches = { closedForMinutes: 5 }
  const { status, headers, body } = await answerOf('/plans', ofAFront)
  delete state.switches
  expect([status, headers['retry-after'], body.includes('closed')]).toEqual([503, '300', true])
  expect(headers).not.toHaveProperty('surrogate-control')
  expect(await ask('/livez')).toContain('ok')
  expect(await ask('/plans')).toBe(HTML)
  expect(handled).toEqual([])
  await expect.poll(() => finished.map(({ route }) => route)).toContain('closed')
})
