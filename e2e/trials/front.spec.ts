// A real Varnish in front of an instance (docs/decisions/049). These tests run one after the other.
import { expect, test } from '@playwright/test'
import { type SiteBehindFront, startSiteBehindFront, withoutSecret } from '../support/site-behind-front.ts'
import { heading, newHeading, testDocument, testUid } from '../support/test-document.ts'
import { hasVarnish } from '../support/varnish.ts'

test.skip(!hasVarnish(), 'Varnish is not installed, and could not be')
test.describe.configure({ mode: 'default' })

/** What a front keeps: pages of all kinds, and what every cache may keep. */
const PAGES = ['/', '/about', '/de', '/ja/plans', '/events', '/events/view/1002', '/news', '/shop', '/about.md']
const CAMPAIGN = '/campaigns/spring-classics'
const OTHERS = [
  '/sitemap.xml',
  '/sitemaps/en.xml',
  '/feeds/de.xml',
  '/api/events/calendar?locale=en',
  '/api/calendars/tags/race',
]

const OPERATIONS_TOKEN = 'token-of-an-operator-of-the-front'

let it: SiteBehindFront

test.beforeAll(async () => {
  it = await startSiteBehindFront('front', { OPERATIONS_TOKEN })
})
test.afterAll(() => it.stop())

test('pages, also a visitor’s campaign page, are kept as the instance has compressed them, and as they are', async () => {
  for (const path of [...PAGES, CAMPAIGN]) {
    const direct = await it.askSite(path)
    for (const coding of ['br', 'gzip'] as const)
      expect((await it.untilKept(path, coding)).body, path).toBe(direct.body)
    await it.ask(path)
    const plain = await it.ask(path)
    expect([plain.headers['x-cache'], plain.headers['content-encoding']], path).toEqual(['hit', undefined])
    expect(plain.body).toBe(direct.body)
  }
})

test('a page’s data are in its document, whose copy may outlive the page that the instance keeps', async () => {
  const { body } = await it.ask('/about')
  expect(body).not.toContain('/page-data/')
  expect(body).toContain('self.__next_f.push')
})

test('sitemaps, calendars and scripts are kept as well', async () => {
  const { body } = await it.ask('/about')
  const script = /\/_next\/static\/[^"'\\\s]+\.js/.exec(body)?.[0] ?? 'no script'
  for (const path of [...OTHERS, script]) {
    const direct = await it.askSite(path)
    await it.ask(path)
    const kept = await it.ask(path)
    expect([kept.status, kept.headers['x-cache']], path).toEqual([200, 'hit'])
    // Calendars say when they were made.
    if (!path.startsWith('/api/')) expect(kept.body, path).toBe(direct.body)
  }
})

test('only a front is told what an answer is made from; visitors and unknown caches are told to ask again', async () => {
  const ours = ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control', 'xkey']
  for (const path of [...PAGES, ...OTHERS]) {
    for (const headers of withoutSecret) {
      const answers = [await it.askSite(path, headers), await it.ask(path, headers), await it.ask(path, headers)]
      for (const answer of answers) {
        for (const name of ours) expect(answer.headers[name], `${path} ${name}`).toBeUndefined()
        if (PAGES.includes(path)) expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      }
    }
    const { headers } = await it.askSite(path, it.secret)
    expect(headers['surrogate-key'], path).toMatch(/^all [\w-]+( [\w-]{8})*$|^all$/)
    expect(headers['cache-tag']).toBe(String(headers['surrogate-key']).replaceAll(' ', ','))
    expect(headers['surrogate-control'], path).toMatch(
      /^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=86400$/,
    )
  }
})

test('a page that an operator has made anew is purged, and no other [decision 056]', async ({ request }) => {
  for (const path of ['/about', '/de/about', '/']) await it.untilKept(path)
  const answer = await request.post(`${it.site.url}/operations`, {
    headers: { authorization: `Bearer ${OPERATIONS_TOKEN}` },
    data: { kind: 'purge', path: '/de/about' },
  })
  expect(answer.status()).toBe(200)
  await it.untilPurged()
  const isHit = async (path: string) => (await it.ask(path, { 'accept-encoding': 'br' })).headers['x-cache']
  expect([await isHit('/about'), await isHit('/'), await isHit('/de/about')]).toEqual(['hit', 'hit', 'miss'])
})

test('a publish purges the pages concerned and no other, and shows', async () => {
  const [one, other] = [testUid('front'), testUid('front-other')]
  for (const uid of [one, other]) await it.sandbox.create(testDocument(uid, [heading('Edition 0.')]))
  await it.untilPurged()
  const unconcerned = [...PAGES, CAMPAIGN, `/${other}`, '/api/events/calendar?locale=en']
  for (let edition = 1; edition <= 5; edition += 1) {
    for (const path of [...unconcerned.slice(0, -1), `/${one}`]) await it.untilKept(path)
    await it.ask('/api/events/calendar?locale=en', { 'accept-encoding': 'br' })
    await it.sandbox.publish(`page/${one}/en-us`, newHeading(`Edition ${edition}.`))
    await expect.poll(async () => (await it.ask(`/${one}`)).body, { intervals: [10] }).toContain(`Edition ${edition}.`)
    await it.untilPurged()
    for (const path of unconcerned)
      expect((await it.ask(path, { 'accept-encoding': 'br' })).headers['x-cache'], path).toBe('hit')
  }
})

test('a front that hangs holds up no publish, and shows it once it answers again', async () => {
  const uid = testUid('hanging')
  await it.sandbox.create(testDocument(uid, [heading('Before.')]))
  await it.untilKept(`/${uid}`)
  await it.untilPurged()
  it.front.hang()
  try {
    await it.sandbox.publish(`page/${uid}/en-us`, newHeading('After.'))
    expect((await it.askSite(`/${uid}`)).body).toContain('After.')
  } finally {
    it.front.goOn()
  }
  await expect.poll(async () => (await it.ask(`/${uid}`)).body).toContain('After.')
  await it.untilPurged()
  expect((await it.untilKept(`/${uid}`)).body).toContain('After.')
})

test('a purge that no front has taken when the instance is killed is sent by the next one', async () => {
  const uid = testUid('killed')
  await it.sandbox.create(testDocument(uid, [heading('Before.')]))
  await it.untilKept(`/${uid}`)
  await it.untilPurged()
  it.front.hang()
  try {
    await it.sandbox.publish(`page/${uid}/en-us`, newHeading('After.'))
    await it.site.restart()
  } finally {
    it.front.goOn()
  }
  await it.untilPurged()
  await expect.poll(async () => (await it.ask(`/${uid}`)).body).toContain('After.')
})

test('while no instance answers, what was kept is shown, also what was purged, but nothing that was withdrawn', async () => {
  const [changed, withdrawn] = [testUid('changed'), testUid('withdrawn')]
  for (const uid of [changed, withdrawn]) {
    await it.sandbox.create(testDocument(uid, [heading('Before.')]))
    await it.untilKept(`/${uid}`)
  }
  await it.untilKept('/about')
  await it.sandbox.publish(`page/${changed}/en-us`, newHeading('After.'))
  await it.sandbox.unpublish(`page/${withdrawn}/en-us`)
  await it.untilPurged()
  await it.site.terminate()
  try {
    const brotli = { 'accept-encoding': 'br' }
    expect((await it.ask('/about', brotli)).status).toBe(200)
    const before = await it.ask(`/${changed}`, brotli)
    expect([before.status, before.headers['x-cache']]).toEqual([200, 'stale'])
    expect((await it.ask(`/${withdrawn}`, brotli)).status).toBe(503)
    expect((await it.ask('/never-asked-for', brotli)).status).toBe(503)
  } finally {
    await it.site.restart()
  }
  await expect.poll(async () => (await it.ask(`/${changed}`)).body).toContain('After.')
  await expect.poll(async () => (await it.ask(`/${withdrawn}`)).status).toBe(404)
})

test('where a visitor comes from makes no copy of a page, any other parameter goes by, and a redirect keeps both', async () => {
  await it.untilKept('/about')
  const cache = async (query: string) =>
    (await it.ask(`/about?${query}`, { 'accept-encoding': 'br' })).headers['x-cache']
  for (const query of ['utm_source=a&utm_medium=b', 'gclid=1', 'fbclid=', 'utm_source'])
    expect(await cache(query)).toBe('hit')
  for (const query of ['x=1', 'utm_source=a&x=1', 'x=1&gclid=2', '%75tm_source=a'])
    expect(await cache(query)).toBe('pass')
  const led = await it.ask('/home?utm_source=a&x=1')
  expect([led.status, led.headers.location]).toEqual([308, '/?utm_source=a&x=1'])
})
