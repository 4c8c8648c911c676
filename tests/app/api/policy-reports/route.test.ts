import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/policy-reports/route'
import { log } from '@/lib/core/server/log'
import { CLIENT_HEADER } from '@/lib/core/server/rate-limit/client-address'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const SITE = 'http://localhost:3000'
const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const said = () => vi.mocked(log.warn).mock.calls.map(([line]) => line)

type Sending = { type?: string; headers?: Record<string, string>; client?: string }

function send(body: unknown, { type = 'application/csp-report', headers, client = '192.0.2.1' }: Sending = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const from = headers ?? { 'sec-fetch-site': 'same-origin' }
  const init = { method: 'POST', headers: { 'content-type': type, [CLIENT_HEADER]: client, ...from }, body: text }
  return POST(new Request(`${SITE}/api/policy-reports`, init))
}

/** As browsers send it by `report-uri`. */
const single = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${SITE}/about?secret=planted#planted`,
    referrer: 'https://planted.example',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': 'planted',
    'blocked-uri': 'https://evil.example/planted.js?planted',
    'script-sample': 'planted',
    'source-file': `${SITE}/about`,
    'status-code': 200,
    ...changes,
  },
})

/** As they send it by `report-to`, several at once. */
const several = (...bodies: Record<string, unknown>[]) =>
  bodies.map((changes) => ({
    type: 'csp-violation',
    age: 5,
    url: `${SITE}/about?secret=planted`,
    body: {
      documentURL: `${SITE}/about?secret=planted`,
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/planted.png',
      sample: 'planted',
      sourceFile: null,
      ...changes,
    },
  }))

const scriptAtAbout = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/about',
  count: 1,
  leftOut: 0,
}

test('a report becomes a line of directive, origin and path', async () => {
  const answer = await send(single())
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
  expect(said()).toEqual([scriptAtAbout])
  expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('planted')
})

test('so do those that a browser has put together, which say no more of where they come from than their origin', async () => {
  const bodies = [{}, { effectiveDirective: 'script-src-attr', blockedURL: 'inline' }, { blockedURL: 'data' }]
  const unrelated = { type: 'deprecation', body: { id: 'planted' } }
  const sending = { type: 'application/reports+json', headers: { origin: SITE } }
  expect((await send([unrelated, ...several(...bodies)], sending)).status).toBe(204)
  expect(said()).toMatchObject([
    { directive: 'img-src', blocked: 'https://evil.example', page: '/about' },
    { directive: 'script-src-attr', blocked: 'inline' },
    { directive: 'img-src', blocked: 'data' },
  ])
})

test.each([
  ['an extension’s script', single({ 'blocked-uri': 'chrome-extension://abcdef/planted.js' })],
  ['an extension, named by its scheme', single({ 'blocked-uri': 'moz-extension' })],
  ['what an extension’s script does', single({ 'source-file': 'safari-web-extension://abcdef/a.js' })],
  ['a page of another site', single({ 'document-uri': 'https://evil.example/about' })],
  ['a document without an address', single({ 'document-uri': 'about' })],
  ['a directive that no policy has', single({ 'effective-directive': 'x'.repeat(1000) })],
])('%s is not worth a line', async (_, report) => {
  expect((await send(report)).status).toBe(204)
  expect(said()).toEqual([])
})

test('older browsers name the whole directive', async () => {
  await send(single({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" }))
  expect(said()).toMatchObject([{ directive: 'img-src' }])
})

test('the same is said once an hour, with how often it came', async () => {
  for (let sent = 0; sent < 5; sent += 1) await send(single())
  expect(said()).toEqual([scriptAtAbout])
  vi.advanceTimersByTime(HOUR_MS)
  await send(single())
  expect(said()).toEqual([scriptAtAbout, { ...scriptAtAbout, count: 5 }])
})

test('whatever many clients make up, an hour has sixty lines, and the next one says how much is missing', async () => {
  for (let sent = 0; sent < 1000; sent += 1) {
    await send(single({ 'document-uri': `${SITE}/${sent}` }), { client: `192.0.2.${sent % 250}` })
  }
  expect(said()).toHaveLength(60)
  vi.advanceTimersByTime(HOUR_MS)
  await send(single({ 'document-uri': `${SITE}/late` }))
  expect(said().slice(60)).toMatchObject([{ page: '/late', count: 1, leftOut: 940 }])
})

/** As our own scripts send it. */
const scriptError = (changes: Record<string, unknown> = {}) => [
  {
    type: 'script-error',
    body: {
      page: '/about',
      name: 'TypeError',
      script: '/_next/static/chunks/12-ab.js',
      line: 1,
      column: 402,
      message: 'planted',
      ...changes,
    },
  },
]
const asReports = { type: 'application/reports+json' }

test('an error of a script becomes a line of its name, its place and the page’s path', async () => {
  expect((await send(scriptError(), asReports)).status).toBe(204)
  await send(scriptError(), asReports)
  const line = {
    error: 'TypeError',
    script: '/_next/static/chunks/12-ab.js:1:402',
    page: '/about',
    count: 1,
    leftOut: 0,
  }
  expect(said()).toEqual([line])
  expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain('planted')
})

test('a script that fails on every page is one line an hour, and leaves room for what the policy stops', async () => {
  for (let page = 0; page < 100; page += 1)
    await send(scriptError({ page: `/events/view/${page}` }), { ...asReports, client: `192.0.2.${page}` })
  await send(single(), { client: '192.0.2.200' })
  expect(said()).toMatchObject([{ error: 'TypeError', page: '/events/view/0' }, { directive: 'script-src-elem' }])
})

test.each([
  ['of an extension', { script: 'chrome-extension://abcdef/a.js' }],
  ['of another site’s script', { script: 'https://evil.example/_next/static/a.js' }],
  ['of no file of the build', { script: '/planted.js' }],
  ['on a page of another site', { page: 'https://evil.example/' }],
  ['with a name that is a sentence', { name: 'planted by hand' }],
  ['without a place', { line: undefined }],
  ['at a place that is none', { column: -1 }],
])('an error %s is not worth a line', async (_, changes) => {
  expect((await send(scriptError(changes), asReports)).status).toBe(204)
  expect(said()).toEqual([])
})

test.each([
  ['no JSON', '{"planted', {}, 400],
  ['no report', { planted: 1 }, {}, 400],
  ['another media type', single(), { type: 'text/plain' }, 415],
  ['JSON as anybody sends it', single(), { type: 'application/json' }, 415],
  ['more than sixteen kilobytes', single({ 'original-policy': 'x'.repeat(17_000) }), {}, 413],
] as const)('%s is refused and leaves no line', async (_, body, sending, status) => {
  expect((await send(body, sending)).status).toBe(status)
  expect(said()).toEqual([])
})

test('a site that tries to frame a page is reported from there', async () => {
  const report = single({ 'effective-directive': 'frame-ancestors', 'blocked-uri': 'https://evil.example/' })
  const answer = await send(report, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } })
  expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([204, 'cross-origin'])
  expect(said()).toMatchObject([{ directive: 'frame-ancestors', blocked: 'https://evil.example', page: '/about' }])
})

test('whatever is reported, a line is short and holds nothing but origins and paths', async () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.string({ maxLength: 200 }).map((path) => `${SITE}/${path}?planted`),
    fc.constantFrom(
      'inline',
      'eval',
      'data:text/html,planted',
      'blob:https://a.example/planted',
      'https://a:planted@b.example',
    ),
  )
  const directive = fc.constantFrom('img-src', 'script-src', 'constructor', 'connect-src planted')
  await fc.assert(
    fc.asyncProperty(address, address, directive, async (page, blocked, name) => {
      forgetProcessState()
      vi.mocked(log.warn).mockClear()
      await send(single({ 'document-uri': page, 'blocked-uri': blocked, 'effective-directive': name }))
      for (const line of said()) {
        expect(JSON.stringify(line).length).toBeLessThan(400)
        expect(JSON.stringify(line)).not.toMatch(/planted|\?|#/)
      }
    }),
    { numRuns: 200 },
  )
})
