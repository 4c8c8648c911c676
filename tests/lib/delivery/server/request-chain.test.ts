import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processTime } from '@/lib/core/clock'
import { findRequestId } from '@/lib/core/server/request-id'
import { decideOnce, noteServedPage } from '@/lib/delivery/page-answer'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { Admission } from '@/lib/delivery/server/admission'
import { RequestChain } from '@/lib/delivery/server/request-chain'
import { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { keyOf } from '@/tests/support/started-page-cache'

const HTML = '<html><body>Plans</body></html>'
const ROOMY = { responses: { bytes: 1_000_000, entries: 10 } }

/** Ids of requests, in the order in which the proxy's decision and the framework saw them. */
let decided: (string | undefined)[]
let handled: (string | undefined)[]
let isOutdated: boolean
let url: string
const closing: (() => void)[] = []

beforeEach(async () => {
  decided = []
  handled = []
  isOutdated = false
  provideDecisions(async () => {
    decided.push(findRequestId())
    return { kind: 'route', pathname: '/en/plans' }
  })
  const chain = new RequestChain({
    env: { TRUSTED_PROXIES: 0, PORT: 3000, COUNTRY_HEADER: undefined },
    staticFiles: new Map(),
    stored: new StoredResponses({ content: ROOMY, open: ROOMY }, { isOutdated: () => isOutdated }),
    formerFiles: { serve: () => false } as never,
    dataFiles: undefined as never,
    admission: new Admission({ loopDelay: () => 0, now: () => performance.now() }),
    handleByFramework,
    failureWordsAt: () => ({ language: 'en', title: '', body: '', retry: '' }),
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
  handled.push(findRequestId())
  await decideOnce(async () => ({ kind: 'route', pathname: '/en/plans' }))
  const value = { kind: 'APP_PAGE', html: HTML, headers: {}, status: undefined } as never
  noteServedPage({ key: keyOf('/en/plans'), value, lastModified: processTime(), staleAt: Infinity })
  response.setHeader('x-nextjs-cache', 'HIT').setHeader('vary', 'Accept-Encoding').setHeader('etag', generateETag(HTML))
  response.setHeader('content-type', 'text/html').end(HTML)
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const [answer] = (await once(get(url + path, { headers: { ...headers, connection: 'close' } }), 'response')) as [
    IncomingMessage,
  ]
  return Buffer.concat(await answer.toArray()).toString()
}

async function untilStored(): Promise<void> {
  await expect.poll(async () => (await ask('/plans'), decided.length), { interval: 5 }).toBeGreaterThan(0)
  handled.length = decided.length = 0
}

test('a page whose answer is stored is sent without the framework, by the proxy’s own decision', async () => {
  await untilStored()
  expect(await ask('/plans')).toBe(HTML)
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

test('a decision that fails leaves the request to the framework', async () => {
  await untilStored()
  provideDecisions(() => Promise.reject(new Error('no content')))
  expect(await ask('/plans')).toBe(HTML)
  expect(handled).toHaveLength(1)
})

test('what the framework’s own script asks for goes to the framework', async () => {
  await untilStored()
  await ask('/plans', { rsc: '1' })
  expect(handled).toHaveLength(1)
})
