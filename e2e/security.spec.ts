// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { KEPT } from './support/kept.ts'
import { expectOwnPlace } from './support/own-place.ts'
import { type RawAnswer, rawRequest, type Sending } from './support/raw-request.ts'

const scriptPolicy = ({ headers }: RawAnswer) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((directive) => directive.startsWith('script-src ')) ?? ''

const framed = async () => /\/api\/frames\/[^"]+/.exec((await rawRequest('/run')).body)?.[0] ?? ''

const chunk = async () => /\/_next\/static\/chunks\/[^"\s]+\.js/.exec((await rawRequest('/')).body)?.[0] ?? ''

test.describe('every answer', () => {
  const answers: Record<string, () => Promise<RawAnswer>> = {
    'a cached page': () => rawRequest('/'),
    'an error document': () => rawRequest('/no-such-page'),
    'a redirect': () => rawRequest('/en/about'),
    'our API': () => rawRequest('/api/live-counts'),
    'a problem of our API': () => rawRequest('/api/preview'),
    'a script': async () => rawRequest(await chunk()),
    'a drawing': () => rawRequest('/icon.svg'),
    'a sitemap': () => rawRequest('/sitemaps/en.xml'),
    'a health check': () => rawRequest('/livez'),
    'a missing route of our API': () => rawRequest('/api/no-such-route'),
    'a refusal': () => rawRequest('/%00'),
    "the framework's redirect": () => rawRequest('/about/'),
    'the way to sign in': () => rawRequest('/login'),
    'a method of no use': () => rawRequest('/', { method: 'PROPFIND' }),
    'the simulator': () => rawRequest('/slice-simulator', { headers: { 'sec-fetch-dest': 'iframe' } }),
    'the document of a frame': async () => rawRequest(await framed()),
    'a frame that is not there': () => rawRequest('/api/frames/en/none/none'),
  }
  /** Pages that may be framed; their policies name the origins. */
  const framable = new Set(['the simulator', 'the document of a frame'])
  for (const [name, ask] of Object.entries(answers)) {
    test(`${name} has the headers that keep browsers safe`, async () => {
      const { headers } = await ask()
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        // Exactly one policy, for responses from any source: a second one would follow after a comma.
        'content-security-policy': expect.stringMatching(/^default-src [^,]*$/),
      })
      expect(headers['x-middleware-rewrite']).toBeUndefined()
      expect(headers['x-frame-options']).toBe(framable.has(name) ? undefined : 'DENY')
      expect(headers['x-powered-by']).toBeUndefined()
    })
  }
})

test.describe('no page allows inline scripts at large', () => {
  const pages: Record<string, () => Promise<RawAnswer>> = {
    'from the cache': () => rawRequest('/'),
    'made on demand': () => rawRequest('/events/view/1020'),
    'not there': () => rawRequest('/no-such-page'),
    "not there, beside the framework's files": () => rawRequest('/_next/no-such-file'),
    'for a browser with a garbage draft cookie': () =>
      rawRequest('/', { headers: { cookie: '__prerender_bypass=garbage' } }),
    'the simulator, framed': () => rawRequest('/slice-simulator', { headers: { 'sec-fetch-dest': 'iframe' } }),
    'the simulator, opened': () => rawRequest('/slice-simulator'),
  }
  for (const [name, ask] of Object.entries(pages)) {
    test(name, async () => {
      const policy = scriptPolicy(await ask())
      expect(policy).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/=]+')+ [^ ']+\/chat\/chat\.js$/)
    })
  }
})

test('a script that no build has is missing, without a page', async () => {
  const { status, body, headers } = await rawRequest('/_next/static/no-such-file')
  expect([status, body]).toEqual([404, ''])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toMatch(/^default-src /)
})

test('a garbage draft cookie gets the cached page', async () => {
  await rawRequest('/terms')
  const plain = await rawRequest('/terms')
  const answer = await rawRequest('/terms', { headers: { cookie: '__prerender_bypass=garbage; io.prismic.preview=x' } })
  expect(answer.headers['x-nextjs-cache']).toMatch(KEPT)
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect(answer.headers[name], name).toBe(plain.headers[name])
})

test('cookies by which only the site itself asks for a draft are not taken from a browser, and not answered', async () => {
  const cookie = '__next_preview_data=x; __prerender_bypass=y; io.prismic.preview=z'
  for (const path of ['/terms', '/api/live-counts', '/campaigns/tour-of-summits']) {
    expect((await rawRequest(path, { headers: { cookie } })).headers['set-cookie'], path).toBeUndefined()
  }
})

test('a campaign’s page is for no cache in between, which could not tell players from visitors', async () => {
  const { headers } = await rawRequest('/campaigns/tour-of-summits')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.etag).toBeDefined()
})

test('errors are kept by nobody in between', async () => {
  expect((await rawRequest('/no-such-page')).headers['cache-control']).toContain('no-store')
  expect((await rawRequest('/api/preview')).headers['cache-control']).toContain('no-store')
})

test("a missing page is missing in the framework's own forms, too", async () => {
  const forms: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  ]
  for (const headers of forms) {
    let answer = await rawRequest('/no-such-page', { headers })
    if (answer.status === 307) answer = await rawRequest(expectOwnPlace(answer.headers.location), { headers })
    expect(answer.status, JSON.stringify(headers)).toBe(404)
  }
  expect((await rawRequest('/no-such-page')).body).toContain('</html>')
})

test.describe('a request that our API does not take gets a 4xx', () => {
  const json = { 'content-type': 'application/json' }
  const requests: { name: string; path: string; sending: Sending; status: number }[] = [
    { name: 'another method', path: '/api/live-counts', sending: { method: 'POST' }, status: 405 },
    { name: 'reading the webhook', path: '/api/revalidate', sending: {}, status: 405 },
    { name: 'a method of no use', path: '/api/live-counts', sending: { method: 'TRACE' }, status: 405 },
    { name: 'a method of no use on a page', path: '/', sending: { method: 'PROPFIND' }, status: 405 },
    { name: 'no type', path: '/api/revalidate', sending: { method: 'POST', body: '{}' }, status: 415 },
    {
      name: 'another type',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      status: 415,
    },
    { name: 'no JSON', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: '{' }, status: 400 },
    { name: 'no body', path: '/api/revalidate', sending: { method: 'POST', headers: json }, status: 400 },
    {
      name: 'JSON of another shape',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: json, body: '{"secret":5}' },
      status: 400,
    },
    {
      name: 'deep JSON',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: json, body: '['.repeat(50_000) },
      status: 400,
    },
    {
      name: 'a wrong secret',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: json, body: '{"secret":"x"}' },
      status: 401,
    },
    {
      name: 'a large body',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: json, body: ' '.repeat(300_000) },
      status: 413,
    },
    {
      name: 'a large body that does not say so',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' }, body: ' '.repeat(300_000) },
      status: 413,
    },
    {
      name: 'a server action',
      path: '/',
      sending: { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' },
      status: 405,
    },
    { name: 'a form sent to a page', path: '/about', sending: { method: 'POST', body: 'a=b' }, status: 405 },
    { name: 'a price sent to be believed', path: '/api/plans', sending: { method: 'POST', body: '{}' }, status: 405 },
    { name: 'prices of no country', path: '/api/plans?country=usa&locale=en', sending: {}, status: 400 },
    { name: 'a shop of no market', path: '/api/shop?market=mars&locale=en', sending: {}, status: 400 },
    { name: 'a shop from behind', path: '/api/shop?market=en-us&locale=en&offset=-1', sending: {}, status: 400 },
    { name: 'the simulator, opened by itself', path: '/slice-simulator', sending: {}, status: 404 },
  ]
  for (const { name, path, sending, status } of requests) {
    test(name, async () => {
      const answer = await rawRequest(path, sending)
      expect(answer.status).toBe(status)
      if (answer.headers['content-type'] !== 'application/problem+json') return
      expect(JSON.parse(answer.body)).toMatchObject({
        status,
        type: expect.any(String),
        title: expect.any(String),
        code: expect.any(String),
      })
      expect(answer.body).not.toMatch(/node_modules|stack|zod/i)
    })
  }
})
