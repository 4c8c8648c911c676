// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { expectOwnPlace } from './support/own-place.ts'
import { type RawAnswer, rawRequest, type Sending } from './support/raw-request.ts'

test.describe('an address that no browser sends is refused', () => {
  for (const address of ['/%00', '/%01', '/campaigns/%00', '/news/%ff', '/%', '/../about', '/api/%2e%2e/about', '*']) {
    test(address, async () => {
      const { status, headers } = await rawRequest(address)
      expect(status).toBe(400)
      expect(headers['cache-control']).toBe('no-store')
    })
  }
})

test.describe('a malformed address gets a 4xx or the page it means', () => {
  const addresses = [
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/?q=%E0%A4%A',
    '/?%',
    '/de/%c0%ae',
    '/news/%ff',
    '/events/view/%00',
    '/%00',
    '/a%00b',
    '/%2500',
    '/%0d%0aset-cookie:%20a=b',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/',
    '/..;/',
    '/<script>alert(1)</script>',
    '/?q=<script>',
    '/"onload="x',
    '/$%7B7*7%7D',
    '/{{7*7}}',
    '/%F0%9F%9A%B4',
    '/a|b^c`d',
    '/en//',
    '/de//about',
    '/de///',
    '/about//',
    '/.',
    '/..',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/_next/../server.ts',
    '/_next/static/%2e%2e/server/middleware.js',
    '/_next/image?url=http://evil.example/a.png&w=640&q=75',
    '/_next/data/x/index.json',
    '/about.rsc',
    '/no-such.rsc',
    '/index.html',
    '/about.segments/_tree.segment.rsc',
    '/_not-found',
    '/404',
    '/500',
    '/_error',
    '/events/view/1e3',
    '/events/view/-1',
    '/events/view/99999999999999999999',
    '/news/0-x',
    '/news/1401',
    '/news/older/-1',
    '/academy/',
    '/academy/%2F',
    '/gallery/%2e%2e',
    '/gallery/__proto__',
    '/sitemaps/__proto__.xml',
    '/__proto__',
    '/constructor',
    '/?'.padEnd(4000, 'a=1&'),
    '/'.padEnd(4000, 'a/'),
    '/'.padEnd(7000, 'x'),
    '/'.padEnd(12_000, 'x'),
    `/?${'x'.repeat(20_000)}`,
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
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/en//evil.example',
    '/en/%2F/evil.example',
    '/en/\\evil.example',
    '/en/%5Cevil.example',
    '/en///evil.example',
    '/de//evil.example',
    '/en/https://evil.example',
    '/api/exit-preview?to=//evil.example',
    '/evil.example/',
    '/en/.evil.example',
    '/en/@evil.example',
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
  for (const [internal, own] of [
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/en/academy/first/ride?a=b', '/academy/first/ride?a=b'],
  ] as const) {
    const answer = await rawRequest(internal)
    expect(answer.status, internal).toBe(308)
    expect(answer.headers.location, internal).toBe(own)
  }
})

test.describe('a page answers under one address', () => {
  test('and each other way to write it leads there, at once', async () => {
    for (const [alias, own] of [
      ['/home', '/'],
      ['/de/home', '/de'],
      ['/%61bout', '/about'],
      ['/de/gallery/hero', '/gallery/hero'],
      ['/campaigns/%74our%2Dof-summits', '/campaigns/tour-of-summits'],
      ['/news/1401%2Dan-older-name', '/news/1401-an-older-name'],
    ] as const) {
      const answer = await rawRequest(alias)
      expect([answer.status, answer.headers.location], alias).toEqual([308, own])
    }
  })

  test('an event has none but the one with its id, since zeros may be part of another', async () => {
    const event = /\/events\/view\/(\d+)/.exec((await rawRequest('/')).body)?.[1] ?? ''
    for (const path of [`/events/view/000${event}`, `/de/events/view/0${event}`])
      expect((await rawRequest(path)).status, path).toBe(404)
  })

  test('pictures have none of the framework’s', async () => {
    expect((await rawRequest('/_next/image?url=%2Ficon.svg&w=640&q=75')).status).toBe(404)
  })
})

test.describe('what has no address of its own is missing and not stored', () => {
  const routes = [
    '/variants/campaign/tour-of-summits/post',
    '/variants/campaign/tour-of-summits/x',
    '/variants/player-campaign/tour-of-summits',
    '/variants/secret-event/1002?eventSecret=x',
    '/slice-simulator?state=N4Ig',
  ]
  const starts = ['', '/en', '/de', '/EN', '/api', '/_next', '/_next/static', '/_next/data/x', '/livez', '/robots.txt']
  const endings = ['', '.ab', '.js', '.svg', '.json', '.rsc', '.segments/_tree.segment.rsc', '/']
  const writings = [
    (path: string) => path.replace(/[vs](?=ariants|lice)/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    (path: string) => path.replace(/\/(?=variants|slice)/, '//'),
    (path: string) => path.replace(/\/(?=variants|slice)/, '\\'),
  ] as const
  const forms: Sending[] = [
    { headers: { rsc: '1' } },
    { headers: { rsc: '1', 'next-router-prefetch': '1' } },
    { headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
    { headers: { 'x-nextjs-data': '1' } },
    { method: 'HEAD' },
  ]
  /** All combinations are tested without a server (tests/proxy.test.ts). */
  const attempts = (route: string): (readonly [path: string, sending: Sending])[] => [
    ...starts.flatMap((start) => endings.map((ending) => at(start, route, ending))).map((path) => [path, {}] as const),
    ...writings.map((write) => [`/de${write(route)}`, {}] as const),
    ...starts.map((start) => [`${start}${writings[0](route)}`, {}] as const),
    ...forms.flatMap((form) => ['', '.ab', '.rsc'].map((ending) => [at('/en', route, ending), form] as const)),
  ]
  for (const route of routes) {
    test(route, async () => {
      for (const [path, sending] of attempts(route)) {
        const what = `${path} ${JSON.stringify(sending)}`
        const answer = await answerAfterRedirects(path, sending)
        expect(answer.status, what).toBe(404)
        expect(answer.headers['cache-control'], what).toContain('no-store')
      }
    })
  }
})

const at = (start: string, route: string, ending: string) => start + route.replace(/(?=\?|$)/, ending)

/** The last answer after redirects; checks that each of them stays on the site and has a policy. */
async function answerAfterRedirects(path: string, sending: Sending): Promise<RawAnswer> {
  let answer = await rawRequest(path, sending)
  for (let hop = 0; hop < 5; hop += 1) {
    expect(answer.headers['content-security-policy'], path).toMatch(/^default-src [^,]*$/)
    if (answer.status < 300 || answer.status >= 400) return answer
    answer = await rawRequest(expectOwnPlace(answer.headers.location), sending)
  }
  throw new Error(`${path} leads round in circles`)
}
