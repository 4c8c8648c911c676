import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { processTime } from '@/lib/core/clock'
import type { PageExchange, CachedPage } from '@/lib/delivery/page-answer'
import { formedTag } from '@/lib/delivery/page-forms/formed-answer'
import { sendStoredResponse } from '@/lib/delivery/stored-responses/send-stored-response'
import { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { keyOf } from '@/tests/support/started-page-cache'

const SITE = 'https://site.example'
const PATH = '/en/plans'
const HTML = `<html><body>${'What a plan costs. '.repeat(200)}</body></html>`
const CEILINGS = {
  content: { responses: { bytes: 100_000, entries: 3 } },
  open: { responses: { bytes: 100_000, entries: 3 } },
}

let outdated: Set<string>
let responses: StoredResponses
/** Keys of the entries of the page cache that were marked as used. */
let marked: string[]
/** Names of the data of documents that are no longer stored. */
let held: string[]
let page: CachedPage
let given: Record<string, string | string[]>
let status: number

beforeEach(() => {
  outdated = new Set()
  marked = []
  held = []
  const pageCache = {
    isOutdated: (tags: readonly string[]) => tags.some((tag) => outdated.has(tag)),
    markUsed: (key: string) => void marked.push(key),
    holdData: ({ name }: { name: string }) => void held.push(name),
  }
  responses = new StoredResponses(CEILINGS, pageCache, SITE)
  page = pageOf(PATH, HTML)
  given = {
    'x-nextjs-cache': 'HIT',
    vary: 'rsc, Accept-Encoding',
    etag: generateETag(HTML),
    'content-type': 'text/html; charset=utf-8',
    link: ['</a>', '</b>'],
  }
  status = 200
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function pageOf(path: string, html: string): CachedPage {
  const headers = { 'x-next-cache-tags': `page,${path}` }
  const value = { kind: 'APP_PAGE', html, rscData: undefined, headers, status: undefined } as never
  return { key: keyOf(path), value, lastModified: processTime() - 1000, staleAt: processTime() + 60_000 }
}

async function learn(pathname = PATH, form?: 'markdown'): Promise<void> {
  const exchange: PageExchange = {
    answer: { statusCode: 200, setHeader: () => undefined },
    arrivedAt: processTime(),
    decision: { kind: 'route', pathname, form },
    served: page,
  }
  const answer = {
    statusCode: status,
    getHeader: (name: string) => given[name],
    hasHeader: (name: string) => name in given,
    getHeaders: () => given,
  }
  await responses.learn(exchange, answer as unknown as ServerResponse)
}

/** A server that answers with what is stored for the plans, and 404 without. */
async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage & { body: Buffer }> {
  const server = createServer((request, response) => {
    const stored = responses.find(PATH)
    if (stored) sendStoredResponse(request, response, stored)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', method, headers: { ...headers, connection: 'close' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return Object.assign(answer, { body })
}

test('an answer is sent again in each form, with the headers of the first', async () => {
  await learn()
  for (const [accepted, coding, decode] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const answer = await ask({ 'accept-encoding': accepted })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      etag: generateETag(HTML),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.body.length),
      vary: 'rsc, Accept-Encoding',
      link: '</a>, </b>',
    })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(decode(answer.body).toString()).toBe(HTML)
  }
})

test('a client that has the page is told so, and one that asks for the head gets it alone', async () => {
  await learn()
  const known = await ask({ 'if-none-match': `"another", W/${generateETag(HTML)}` })
  expect([known.statusCode, known.body.length, known.headers.etag]).toEqual([304, 0, generateETag(HTML)])
  expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200)
  const head = await ask({}, 'HEAD')
  expect([head.statusCode, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(Buffer.byteLength(HTML)),
  ])
})

test('the kept page of missing addresses is sent with its status', async () => {
  status = 404
  page.value.status = 404
  await learn()
  expect((await ask()).statusCode).toBe(404)
})

test('an answer ends with what it was made from', async () => {
  await learn()
  expect(responses.find(PATH)).toBeDefined()
  outdated.add('page')
  expect(responses.find(PATH)).toBeUndefined()
  outdated.clear()
  expect(responses.find(PATH), 'it is forgotten, not hidden').toBeUndefined()
})

test('an answer that is to be made anew is left to the framework, which does so', async () => {
  page.staleAt = processTime() - 1
  await learn()
  expect(responses.find(PATH)).toBeUndefined()
})

test.each([
  ['was made for the request', { 'x-nextjs-cache': 'MISS' }],
  ['is being made anew', { 'x-nextjs-cache': 'STALE' }],
  ['brings a cookie', { 'set-cookie': 'session=x' }],
  ['is of another page than was read', { etag: '"another"' }],
  ['does not say that it comes in several codings', { vary: 'rsc' }],
])('an answer that %s is not stored', async (_why, headers) => {
  Object.assign(given, headers)
  await learn()
  expect(responses.find(PATH)).toBeUndefined()
})

test('an answer whose status the page does not know is not stored', async () => {
  status = 503
  await learn()
  expect(responses.find(PATH)).toBeUndefined()
})

test('an answer that is stored is not compressed again, whatever address of its page is asked for', async () => {
  await learn()
  const first = responses.find(PATH)
  await learn()
  expect(responses.find(PATH)).toBe(first)
  page.lastModified += 1
  await learn()
  expect(responses.find(PATH)).not.toBe(first)
})

test('an answer is stored under no other pathname than that of its page', async () => {
  await learn('/en/shop')
  expect([responses.find('/en/shop'), responses.find(PATH)]).toEqual([undefined, undefined])
})

test('few bodies are compressed at once; what is left is stored when it is asked for again', async () => {
  const roomy = { responses: { bytes: 10_000_000, entries: 100 } }
  const pageCache = { isOutdated: () => false, markUsed: () => undefined, holdData: () => undefined }
  responses = new StoredResponses({ content: roomy, open: roomy }, pageCache, SITE)
  const paths = Array.from({ length: 12 }, (_, at) => `/en/page-${at}`)
  const pages = new Map(paths.map((path) => [path, pageOf(path, HTML)]))
  const learnAll = () =>
    Promise.all(
      paths.map((path) => {
        page = pages.get(path) ?? page
        return learn(path)
      }),
    )
  const stored = () => paths.filter((path) => responses.find(path)).length
  await learnAll()
  expect(stored()).toBe(4)
  await learnAll()
  expect(stored()).toBe(8)
})

test('pages that visitors choose push out each other alone', async () => {
  await learn()
  for (const id of [1, 2, 3, 4, 5]) {
    const path = `/en/events/view/${id}`
    page = { ...pageOf(path, HTML), key: keyOf(path, '/[locale]/events/view/[id]/page') }
    await learn(path)
  }
  const ids = [1, 2, 3, 4, 5].filter((id) => responses.find(`/en/events/view/${id}`))
  expect(ids).toEqual([3, 4, 5])
  expect(responses.find(PATH)).toBeDefined()
})

describe('the data of a page', () => {
  const asked = { key: keyOf(PATH), name: 'name-of-the-data' }
  const flight = Buffer.from('0:"Plans"')
  beforeEach(async () => {
    Object.assign(page.value, { rscData: flight })
    page.value.headers = { ...page.value.headers, 'x-page-data': asked.name }
    await learn()
  })

  test('are stored with its document, under its key and their name alone', async () => {
    const found = responses.findData(asked)
    expect(found).toMatchObject({ tags: ['page', PATH], lastModified: page.lastModified })
    expect(await found?.readFlight()).toEqual(flight)
    expect(responses.findData({ ...asked, name: 'another' })).toBeUndefined()
    expect(responses.findData({ ...asked, key: keyOf(PATH, '/[locale]/plans/page') })).toBeUndefined()
    expect(held).toEqual([])
  })

  test.each([
    [
      'makes room for others',
      async () => {
        for (const path of ['/en/a', '/en/b', '/en/c']) {
          page = pageOf(path, HTML)
          await learn(path)
        }
      },
    ],
    ['is outdated', async () => void outdated.add('page')],
    [
      'is stored anew',
      async () => {
        page = { ...pageOf(PATH, HTML), lastModified: page.lastModified + 1 }
        await learn()
      },
    ],
  ])('are held for browsers that have the document, where that %s', async (_, change) => {
    await change()
    responses.find(PATH)
    expect(responses.findData(asked)).toBeUndefined()
    expect(held).toEqual([asked.name])
  })
})

test('an answer that is sent again and again counts as a use of its page, once in ten seconds', async () => {
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => now.mockRestore())
  await learn()
  const begun = performance.now()
  for (const seconds of [1, 9, 10, 11, 19, 20]) {
    now.mockReturnValue(begun + seconds * 1000)
    expect(responses.find(PATH)).toBeDefined()
  }
  expect(marked).toEqual([page.key, page.key])
})

test('a redirect by a page is sent again without a body, until what it was made from changes', async () => {
  status = page.value.status = 308
  given = {
    location: '/en/plans/annual',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-nextjs-cache': 'MISS',
    refresh: '0;url=/en/plans/annual',
    link: '</script.js>; rel=preload',
    'content-type': 'text/html',
    'transfer-encoding': 'chunked',
  }
  await learn()
  const asking: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { 'if-none-match': '*' }]
  for (const headers of asking) {
    const answer = await ask(headers)
    expect([answer.statusCode, answer.body.length]).toEqual([308, 0])
    expect(answer.headers).toMatchObject({ location: '/en/plans/annual', 'content-length': '0' })
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const name of ['refresh', 'link', 'content-type', 'transfer-encoding', 'x-nextjs-cache'])
      expect(answer.headers).not.toHaveProperty(name)
  }
  outdated.add('page')
  expect(responses.find(PATH)).toBeUndefined()
})

test.each<[string, number, Record<string, string>]>([
  ['brings a cookie', 308, { location: '/x', 'set-cookie': 'a=b' }],
  ['leads nowhere', 308, {}],
  ['has another status than its page', 307, { location: '/x' }],
])('a redirect that %s is not stored', async (_why, sent, headers) => {
  page.value.status = 308
  status = sent
  given = headers
  await learn()
  expect(responses.find(PATH)).toBeUndefined()
})

test('a page’s Markdown is stored beside the page, and is outdated with it', async () => {
  await learn()
  page = { ...page, value: { ...page.value, html: HTML.replaceAll(/body/g, 'main') } }
  Object.assign(given, { etag: formedTag(generateETag(page.value.html), 'markdown'), 'content-type': 'text/markdown' })
  await learn(PATH, 'markdown')
  expect(responses.find(PATH)?.forms.identity.body.toString()).toBe(HTML)
  const stored = responses.find(PATH, 'markdown')
  expect(stored?.forms.identity.body.toString()).toMatch(/^What a plan costs\. /)
  expect(stored?.forms.identity.headers).toContain('text/markdown')
  outdated.add(PATH)
  expect(responses.find(PATH, 'markdown')).toBeUndefined()
})

test('neither a page under the tag of its Markdown nor Markdown under that of its page is stored', async () => {
  await learn(PATH, 'markdown')
  given.etag = formedTag(generateETag(HTML), 'markdown')
  await learn()
  expect([responses.find(PATH), responses.find(PATH, 'markdown')]).toEqual([undefined, undefined])
})
