// Plain HTTP: these tests need no browser, so they don't take the fixtures that open one.
import { expect, test } from '@playwright/test'
import { type RawAnswer, rawRequest, type Sending } from './support/raw-request.ts'

const scriptPolicy = ({ headers }: RawAnswer) =>
  String(headers['content-security-policy']).split('; ').find((directive) => directive.startsWith('script-src ')) ?? ''

const chunk = async () => /\/_next\/static\/chunks\/[^"]+\.js/.exec((await rawRequest('/')).body)?.[0] ?? ''

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
    'the simulator': () => rawRequest('/slice-simulator', { headers: { 'sec-fetch-dest': 'iframe' } }),
  }
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
      })
      expect(headers['x-frame-options']).toBe(name === 'the simulator' ? undefined : 'DENY')
      expect(headers['x-powered-by']).toBeUndefined()
    })
  }
})

test.describe('no page allows inline scripts at large', () => {
  const pages: Record<string, () => Promise<RawAnswer>> = {
    'from the cache': () => rawRequest('/'),
    'made on demand': () => rawRequest('/events/view/1020'),
    'not there': () => rawRequest('/no-such-page'),
    'not there, below our API': () => rawRequest('/api/no-such-route'),
    "not there, among the framework's files": () => rawRequest('/_next/no-such-file'),
    'for a browser with a garbage draft cookie': () => rawRequest('/', { headers: { cookie: '__prerender_bypass=garbage' } }),
    'the simulator, framed': () => rawRequest('/slice-simulator', { headers: { 'sec-fetch-dest': 'iframe' } }),
    'the simulator, opened': () => rawRequest('/slice-simulator'),
  }
  for (const [name, ask] of Object.entries(pages)) {
    test(name, async () => {
      const policy = scriptPolicy(await ask())
      expect(policy).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/=]+')+$/)
    })
  }
})

test('a garbage draft cookie gets the cached page', async () => {
  await rawRequest('/terms')
  const plain = await rawRequest('/terms')
  const answer = await rawRequest('/terms', { headers: { cookie: '__prerender_bypass=garbage; io.prismic.preview=x' } })
  expect(answer.headers['x-nextjs-cache']).toBe('HIT')
  for (const name of ['etag', 'cache-control', 'content-security-policy']) expect(answer.headers[name], name).toBe(plain.headers[name])
})

test('errors are kept by nobody in between', async () => {
  expect((await rawRequest('/no-such-page')).headers['cache-control']).toContain('no-store')
  expect((await rawRequest('/api/preview')).headers['cache-control']).toContain('no-store')
})

test.describe('a malformed address gets a 4xx or the page it means', () => {
  const addresses = [
    '/%E0%A4%A', '/%', '/%zz', '/?q=%E0%A4%A', '/?%', '/de/%c0%ae', '/news/%ff', '/events/view/%00',
    '/%00', '/a%00b', '/%2500', '/%0d%0aset-cookie:%20a=b', '/..%2f..%2fetc%2fpasswd', '/../../etc/passwd', '/%2e%2e/%2e%2e/',
    '/..;/', '/<script>alert(1)</script>', '/?q=<script>', '/"onload="x', '/$%7B7*7%7D', '/{{7*7}}', '/%F0%9F%9A%B4', '/a|b^c`d',
    '/en//', '/de//about', '/de///', '/about//', '/.', '/..', '/.env', '/.git/config', '/wp-login.php', '/_next/../server.ts',
    '/_next/static/%2e%2e/server/middleware.js', '/_next/image?url=http://evil.example/a.png&w=640&q=75', '/_next/data/x/index.json',
    '/about.rsc', '/no-such.rsc', '/index.html', '/about.segments/_tree.segment.rsc', '/_not-found', '/404', '/500', '/_error',
    '/events/view/1e3', '/events/view/-1', '/events/view/99999999999999999999', '/news/0-x', '/news/1401', '/news/older/-1',
    '/academy/', '/academy/%2F', '/gallery/%2e%2e', '/gallery/__proto__', '/sitemaps/__proto__.xml', '/__proto__', '/constructor',
    '/?'.padEnd(4000, 'a=1&'), '/'.padEnd(4000, 'a/'), '/'.padEnd(7000, 'x'), '/'.padEnd(12_000, 'x'), `/?${'x'.repeat(20_000)}`,
  ]
  for (const address of addresses) {
    test(`${address.slice(0, 60)} (${address.length} characters)`, async () => {
      const { status, headers } = await rawRequest(address)
      expect(status).toBeLessThan(500)
      expect(headers['set-cookie']).toBeUndefined()
      if (status >= 300 && status < 400) expectOwnPlace(headers.location)
    })
  }
})

test.describe('no address leads a visitor to another site', () => {
  const addresses = [
    '//evil.example', '///evil.example', '/\\evil.example', '/\\/evil.example', '/%5Cevil.example', '/%2F%2Fevil.example',
    '/en//evil.example', '/en/%2F/evil.example', '/en/\\evil.example', '/en/%5Cevil.example', '/en///evil.example', '/de//evil.example',
    '/en/https://evil.example', '/api/exit-preview?to=//evil.example', '/evil.example/', '/en/.evil.example', '/en/@evil.example',
  ]
  for (const address of addresses) {
    test(address, async () => {
      let next = address
      for (let hop = 0; hop < 5; hop += 1) {
        const { status, headers } = await rawRequest(next)
        if (status < 300 || status >= 400) break
        next = expectOwnPlace(headers.location)
      }
    })
  }

  test('a host that a visitor makes up stays out of redirects', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    for (const path of ['/en/about', '/about/', '/start', '/news/1401-an-older-name', '/api/exit-preview']) {
      expect(String((await rawRequest(path, { headers })).headers.location), path).not.toContain('evil.example')
    }
  })
})

test('the internal address of an English page leads to its own', async () => {
  for (const [internal, own] of [['/en', '/'], ['/en/about', '/about'], ['/en/academy/first/ride?a=b', '/academy/first/ride?a=b']] as const) {
    const answer = await rawRequest(internal)
    expect(answer.status, internal).toBe(308)
    expect(answer.headers.location, internal).toBe(own)
  }
})

test("a missing page is missing in the framework's own forms, too", async () => {
  const forms: Record<string, string>[] = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }]
  for (const headers of forms) {
    let answer = await rawRequest('/no-such-page', { headers })
    if (answer.status === 307) answer = await rawRequest(expectOwnPlace(answer.headers.location), { headers })
    expect(answer.status, JSON.stringify(headers)).toBe(404)
    expect(answer.headers['x-nextjs-cache'], JSON.stringify(headers)).not.toBe('HIT')
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
    { name: 'another type', path: '/api/revalidate', sending: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, status: 415 },
    { name: 'no JSON', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: '{' }, status: 400 },
    { name: 'no body', path: '/api/revalidate', sending: { method: 'POST', headers: json }, status: 400 },
    { name: 'JSON of another shape', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: '{"secret":5}' }, status: 400 },
    { name: 'deep JSON', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: '['.repeat(50_000) }, status: 400 },
    { name: 'a wrong secret', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: '{"secret":"x"}' }, status: 401 },
    { name: 'a large body', path: '/api/revalidate', sending: { method: 'POST', headers: json, body: ' '.repeat(300_000) }, status: 413 },
    {
      name: 'a large body that does not say so',
      path: '/api/revalidate',
      sending: { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' }, body: ' '.repeat(300_000) },
      status: 413,
    },
    { name: 'a server action', path: '/', sending: { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' }, status: 405 },
    { name: 'a form sent to a page', path: '/about', sending: { method: 'POST', body: 'a=b' }, status: 405 },
    { name: 'the simulator, opened by itself', path: '/slice-simulator', sending: {}, status: 404 },
  ]
  for (const { name, path, sending, status } of requests) {
    test(name, async () => {
      const answer = await rawRequest(path, sending)
      expect(answer.status).toBe(status)
      if (answer.headers['content-type'] !== 'application/problem+json') return
      expect(JSON.parse(answer.body)).toMatchObject({ status, type: expect.any(String), title: expect.any(String), code: expect.any(String) })
      expect(answer.body).not.toMatch(/node_modules|stack|zod/i)
    })
  }
})

/** Expects a redirect to stay on the site. @returns the path it leads to */
function expectOwnPlace(location: string | string[] | undefined): string {
  const own = new URL(process.env.BASE_URL ?? 'http://localhost:3000')
  const address = new URL(String(location), own)
  expect(address.origin).toBe(own.origin)
  return address.pathname + address.search
}
