import { request as newRequest } from '@playwright/test'
import { faultMatrix } from '../support/fault-matrix.ts'
import { expect, test } from '../support/fixtures.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { type Fault, Sandbox } from '../support/sandbox.ts'
import type { Section } from '../support/publish-page.ts'
import { heading, testDocument } from '../support/test-document.ts'

// These tests run one after the other, on a site of their own.
test.describe.configure({ mode: 'default' })

const FRONT_SECRET = 'secret-of-the-front-of-the-tests'

const faults = [
  'unreachable',
  'slow',
  'failing',
  'cut_short',
  'malformed',
  'wrong_schema',
] as const satisfies Fault['kind'][]

/** Events that have not been requested before, not even by the build. */
const EVENTS = {
  unreachable: '1001',
  slow: '1002',
  failing: '1004',
  cut_short: '1006',
  malformed: '1008',
  wrong_schema: '1012',
}
const ARTICLES = {
  unreachable: '1404-pain-cave-tour',
  slow: '1504-gran-fondo-quest',
  failing: '1105-forty-minute-week',
  cut_short: '1305-runners-who-ride',
  malformed: '1405-night-shift-riders',
  wrong_schema: '1106-fuel-indoors',
}

/** Of a page that is missing an answer: 502 if no waiting mends it. */
const statusIn = (kind: (typeof faults)[number]) => (kind === 'wrong_schema' ? 502 : 503)

const { beginMatrix, noteSeen } = faultMatrix('fault-matrix')

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  const { workerIndex, config } = test.info()
  // A worker that replaces another one after a failure continues its table.
  if (workerIndex < config.workers) beginMatrix()
  site = await startOwnSite('outage', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

test('without the content service, known pages stay, and a new one is a 503 in its language that mends itself', async () => {
  for (const kind of faults) await sandbox.create(testDocument(`test-${kind}`, [heading('At last')]))
  expect((await visit('/de/help')).status).toBe(200)
  for (const kind of faults) {
    await sandbox.fault({ service: 'content', kind })
    for (const path of ['/', '/ja', '/de/help', '/news'])
      expect((await visit(path)).status, `${kind}: ${path}`).toBe(200)
    noteSeen('content', kind, 'a page made before', '200, as it was')

    const unseen = await visit(`/fr/test-${kind}`)
    expect(unseen.status, kind).toBe(statusIn(kind))
    expect(unseen.text, kind).toMatch(/<html lang="fr"/)
    expect(unseen.text, kind).toMatch(
      kind === 'wrong_schema' ? /<h1[^>]*>Cette page est à réparer/ : /<h1[^>]*>On revient tout de suite/,
    )
    expect(unseen.text.includes('Réessayer'), `${kind}: another try where it can help`).toBe(kind !== 'wrong_schema')
    expect(unseen.text, kind).toContain('</html>')
    expect(unseen.headers.get('cache-control'), kind).toContain('no-store')
    const nobodys = await visit(`/nobody-knows-${kind}`)
    expect(nobodys.status, `${kind}: never a 404`).toBe(statusIn(kind))

    const seconds = await untilBack(`/fr/test-${kind}`)
    noteSeen(
      'content',
      kind,
      'a page never seen',
      `${statusIn(kind)} in French with a whole page; 200 ${seconds} s after the service came back`,
    )
  }
})

test('without the game server, event cards are placeholders, and an event page mends itself [CD-013]', async () => {
  for (const kind of faults) {
    const path = await publish(`test-events-${kind}`, [
      { slice_type: 'event_cards', items: [{ event_id: EVENTS[kind] }] },
    ])
    await sandbox.fault({ service: 'game', kind })
    const cards = await visit(path)
    expect(cards.status, kind).toBe(200)
    expect(bodyOf(cards.text), kind).toMatch(/>Event</)
    expect(bodyOf(cards.text), kind).not.toContain(`/events/view/${EVENTS[kind]}`)
    noteSeen('game', kind, 'event_cards', '200, a card named Event in its place')

    expect((await visit(`/it/events/view/${EVENTS[kind]}`)).status, kind).toBe(statusIn(kind))
    const seconds = await untilBack(`/it/events/view/${EVENTS[kind]}`)
    noteSeen(
      'game',
      kind,
      'an event page never seen',
      `${statusIn(kind)} with a whole page; 200 ${seconds} s after the service came back`,
    )
  }
})

test('a page with a gap of an outage is regenerated soon after the services are back', async () => {
  await site.restart({ FRONT_SECRET })
  for (const service of ['game', 'articles', 'storefront']) await sandbox.fault({ service, kind: 'failing' })
  const path = await publish('test-gaps', [
    { slice_type: 'event_cards', items: [{ event_id: '1014' }] },
    { slice_type: 'community_cards', items: [{ article_id: '1502' }] },
    { slice_type: 'three_cards', primary: { card_1_title: 'Trainers', card_1_category: 'smart-trainers' } },
  ])
  const gaps = await visit(path)
  expect(gaps.status).toBe(200)
  expect(await lifetimeOf(path)).toBeLessThanOrEqual(15)
  await sandbox.clearFaults()
  for (const part of [/\/events\/view\/1014/, /\/news\/1502-/, /\d+ products?/]) {
    await expect
      .poll(async () => bodyOf((await visit(path)).text), { message: String(part), timeout: 60_000 })
      .toMatch(part)
  }
  expect(await lifetimeOf(path)).toBeGreaterThan(15)
  await site.restart()
})

test('without the game server, the live counts are a problem to our script and a dash to visitors', async () => {
  for (const kind of faults) {
    await expect
      .poll(async () => (await visit('/api/live-counts')).status, { message: kind, timeout: 30_000 })
      .toBe(200)
    await sandbox.fault({ service: 'game', kind })
    await expect
      .poll(async () => (await visit('/api/live-counts')).status, { message: kind, timeout: 30_000 })
      .toBeGreaterThanOrEqual(500)
    const answer = await visit('/api/live-counts')
    expect(answer.headers.get('content-type'), kind).toBe('application/problem+json')
    noteSeen('game', kind, 'live_data', `problem ${answer.status}, the counters keep their dash or last value`)
    await sandbox.clearFaults()
  }
})

test.describe('in the browser', () => {
  test.use({ allowedErrors: [/status of 50[23]/] })

  test('counters without an answer stay a dash, and ask no more [LV-011]', async ({ page }) => {
    await page.clock.install()
    const path = await publish('test-dash', [{ slice_type: 'live_data' }])
    await sandbox.fault({ service: 'game', kind: 'failing' })
    await expect
      .poll(async () => (await visit('/api/live-counts')).status, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(500)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/live-counts')) asked += 1
    })
    const failed = page.waitForResponse(/live-counts/)
    await page.goto(site.url + path)
    expect((await failed).status()).toBeGreaterThanOrEqual(500)
    await page.clock.runFor(180_000)
    await expect(page.locator('dd[data-count]')).toHaveText(['–', '–'])
    expect(asked).toBe(1)
  })
})

test('without the articles, their cards are placeholders, and an article mends itself [CD-007]', async () => {
  for (const kind of faults) {
    const [id] = ARTICLES[kind].split('-')
    const path = await publish(`test-articles-${kind}`, [
      { slice_type: 'community_cards', items: [{ article_id: id }] },
    ])
    await sandbox.fault({ service: 'articles', kind })
    const cards = await visit(path)
    expect(cards.status, kind).toBe(200)
    expect(bodyOf(cards.text), kind).toMatch(/>Article</)
    expect(bodyOf(cards.text), kind).not.toContain(`/news/${id}-`)
    noteSeen('articles', kind, 'community_cards', '200, a card named Article in its place')

    expect((await visit('/news')).status, kind).toBe(200)
    expect((await visit(`/fr/news/${ARTICLES[kind]}`)).status, kind).toBe(statusIn(kind))
    const seconds = await untilBack(`/fr/news/${ARTICLES[kind]}`)
    noteSeen(
      'articles',
      kind,
      'an article never seen',
      `${statusIn(kind)} with a whole page; 200 ${seconds} s after the service came back`,
    )
  }
})

test("without the storefront, a card keeps the editors' subtitle in place of the product count [SL-three_cards-05]", async () => {
  // No other page counts these products; numbers that the build has counted are known in an outage, too.
  const card = { card_1_title: 'Straps', card_1_subtitle: 'For your own heart', card_1_category: 'heart-rate-straps' }
  for (const kind of faults) {
    const path = await publish(`test-shop-${kind}`, [{ slice_type: 'three_cards', primary: card }])
    await sandbox.fault({ service: 'storefront', kind })
    const shop = await visit(path)
    expect(shop.status, kind).toBe(200)
    expect(bodyOf(shop.text), kind).toContain('For your own heart')
    noteSeen('storefront', kind, 'three_cards', "200, the editors' subtitle in place of the count")
    await sandbox.clearFaults()
  }
  const path = await publish('test-shop-back', [{ slice_type: 'three_cards', primary: card }])
  expect(bodyOf((await visit(path)).text)).toMatch(/\d+ products?/)
})

test.describe('without the pictures', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] })

  for (const kind of ['unreachable', 'failing', 'malformed'] as const) {
    test(`a page keeps its text and its shape when they are ${kind}`, async ({ page }) => {
      await page.route('**/media/**', (route) => {
        if (kind === 'unreachable') return route.abort()
        return kind === 'failing'
          ? route.fulfill({ status: 500 })
          : route.fulfill({ contentType: 'image/webp', body: 'no picture' })
      })
      await page.goto('/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      noteSeen('media', kind, 'a page with pictures', '200, all text, the pictures’ boxes in their size')
    })
  }
})

async function visit(path: string) {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** For how many seconds a front may keep a page. */
async function lifetimeOf(path: string): Promise<number> {
  const headers = { 'x-front-secret': FRONT_SECRET, 'accept-encoding': 'gzip' }
  const answer = await fetch(site.url + path, { headers })
  return Number(/^max-age=(\d+)/.exec(answer.headers.get('surrogate-control') ?? '')?.[1])
}

async function publish(uid: `test-${string}`, sections: Section[]): Promise<string> {
  await sandbox.create(testDocument(uid, sections))
  return `/${uid}`
}

/** Switches the faults off. @returns seconds until the page was available; a breaker tries again after ten */
async function untilBack(path: string): Promise<string> {
  await sandbox.clearFaults()
  const begun = performance.now()
  await expect
    .poll(async () => (await visit(path)).status, { message: path, timeout: 30_000, intervals: [250] })
    .toBe(200)
  return ((performance.now() - begun) / 1000).toFixed(1)
}

/** The visible part of a document, without its scripts. */
const bodyOf = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '')
