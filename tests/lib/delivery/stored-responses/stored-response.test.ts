import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { expect, test } from 'vitest'
import { processTime } from '@/lib/core/clock'
import type { PageExchange } from '@/lib/delivery/page-answer'
import { prepareForms, sizeOfResponse } from '@/lib/delivery/stored-responses/stored-response'
import { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { keyOf } from '@/tests/support/started-page-cache'

const HTML = `<html>${'A plan. '.repeat(100)}</html>`
const ROOMY = { responses: { bytes: 1_000_000, entries: 10 } }

/** What became of learning a page's answer, and what is stored then. */
function learning() {
  const responses = new StoredResponses(
    { content: ROOMY, open: ROOMY },
    { isOutdated: () => false, markUsed: () => undefined, holdData: () => undefined },
    'https://site.example',
  )
  const value = { kind: 'APP_PAGE', html: HTML, headers: {}, status: undefined } as never
  const exchange: PageExchange = {
    answer: { statusCode: 200, setHeader: () => undefined },
    arrivedAt: processTime(),
    decision: { kind: 'route', pathname: '/en/plans' },
    served: { key: keyOf('/en/plans'), value, lastModified: processTime(), staleAt: Infinity },
  }
  const learn = (given: Partial<PageExchange> = {}, headers: Record<string, unknown> = {}) => {
    const all: Record<string, unknown> = {
      'x-nextjs-cache': 'HIT',
      vary: 'Accept-Encoding',
      etag: generateETag(HTML),
      ...headers,
    }
    const response = {
      statusCode: 200,
      getHeader: (name: string) => all[name],
      hasHeader: (name: string) => name in all,
      getHeaders: () => all,
    }
    return responses.learn({ ...exchange, ...given }, response as unknown as ServerResponse)
  }
  return { responses, exchange, learn }
}

test('whoever has an answer stored is told whether it is', async () => {
  const { learn } = learning()
  await expect(learn()).resolves.toBe(true)
  await expect(learn()).resolves.toBe(true)
})

test.each([
  ['whose way was never decided', { decision: undefined }, {}],
  ['that came from no cache', { served: undefined }, {}],
  ['that was led elsewhere', { decision: { kind: 'redirect', pathname: '/en/plans' } as never }, {}],
  ['without a tag', {}, { etag: undefined }],
  ['that is another', {}, { etag: '"another"' }],
  ['that says nothing of codings', {}, { vary: undefined }],
] satisfies [string, Partial<PageExchange>, Record<string, unknown>][])(
  'an answer %s is not',
  async (_, given, headers) => {
    const { learn, responses } = learning()
    await expect(learn(given, headers)).resolves.toBe(false)
    expect(responses.find('/en/plans')).toBeUndefined()
  },
)

test('a page that is being compressed is not compressed a second time', async () => {
  const { learn } = learning()
  await expect(Promise.all([learn(), learn()])).resolves.toEqual([true, false])
})

test('what belongs to one answer alone is not stored with it', async () => {
  const { learn, responses } = learning()
  const ofOne = {
    connection: 'keep-alive',
    'content-encoding': 'gzip',
    'content-length': 7,
    date: 'today',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
  }
  await learn({}, { ...ofOne, 'content-type': 'text/html', link: ['</a>', '</b>'], age: 3, gone: undefined })
  const always = ['x-nextjs-cache', 'HIT', 'vary', 'Accept-Encoding', 'link', '</a>', 'link', '</b>', 'age', '3']
  const notModified = [...always, 'etag', generateETag(HTML)]
  const stored = responses.find('/en/plans')
  expect(stored?.notModified).toEqual(notModified)
  const ofBody = ['content-type', 'text/html', 'content-length', String(HTML.length)]
  expect(stored?.forms.identity.headers).toEqual([...notModified, ...ofBody])
})

test('a body is the same in each coding, and smaller; each form says what it is', async () => {
  const body = Buffer.from(HTML)
  const { forms, notModified } = await prepareForms(body, {
    always: ['vary', 'x'],
    etag: '"a"',
    contentType: 'text/html',
  })
  const { br, gzip, identity } = forms
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(HTML)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(HTML)
  expect(Math.max(br?.body.length ?? Infinity, gzip?.body.length ?? Infinity)).toBeLessThan(body.length / 4)
  expect(notModified).toEqual(['vary', 'x', 'etag', '"a"'])
  expect(identity.headers).toEqual([...notModified, 'content-type', 'text/html', 'content-length', String(body.length)])
  const ofGzip = ['content-type', 'text/html', 'content-encoding', 'gzip', 'content-length', String(gzip?.body.length)]
  expect(gzip?.headers).toEqual([...notModified, ...ofGzip])
})

test('a small body takes no more memory than its bytes', async () => {
  const { forms } = await prepareForms(Buffer.from(HTML), { always: [], etag: '"a"', contentType: 'text/html' })
  for (const { body } of [forms.br, forms.gzip].filter((form) => form !== undefined))
    expect(body.buffer.byteLength).toBe(body.length)
})

test('an answer takes the bytes of each of its forms, and some for its head', () => {
  const form = (bytes: number) => ({ headers: [], body: Buffer.alloc(bytes) })
  const data = { name: 'x', flight: Buffer.alloc(50) }
  const head = sizeOfResponse({ forms: { identity: form(0) } })
  expect(head).toBeGreaterThan(0)
  expect(sizeOfResponse({ forms: { identity: form(1000) } }) - head).toBe(1000)
  expect(sizeOfResponse({ forms: { identity: form(1000), br: form(100) } }) - head).toBe(1100)
  expect(sizeOfResponse({ forms: { identity: form(1000) }, data }) - head).toBe(1050)
  expect(sizeOfResponse({ forms: { identity: form(1000), gzip: form(200), br: form(100) } }) - head).toBe(1300)
})
