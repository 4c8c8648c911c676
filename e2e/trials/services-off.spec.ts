// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, request as newRequest, test } from '@playwright/test'
import { type Crawl, crawl, visit } from '../support/crawl.ts'
import { coveringArray } from '../support/covering-array.ts'
import { sessionOf } from '../support/double-clicks.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'

type Case = {
  /** Variables that are off. */
  off: readonly string[]
  /** Calls that are no longer made. */
  calls: readonly { service: string; path?: RegExp }[]
  /** Addresses that are no longer there. */
  gone: readonly string[]
  /** Words that no page says any longer. */
  words?: readonly string[]
}

const ofPlayers = [
  '/events',
  '/de/events',
  '/events/view/1001',
  '/my-events',
  '/my-events/results',
  '/settings/campaigns',
  '/settings/fundraising',
  '/my-events/list',
  '/settings',
  '/ja/settings/profile',
]
const signIn = ['/login', '/join', '/api/auth/login', '/api/session', '/api/profile', '/api/events/calendar']
const ofMemberships = [
  '/plans',
  '/de/plans',
  '/plans/annual',
  '/settings/membership',
  '/settings/membership/cancel',
  '/api/membership',
  '/api/plans',
]
const ofNews = ['/news', '/ja/news', '/news/1101-first-ftp-test', '/feeds/en.xml', '/sitemaps/news.xml']
const toFundraising = { service: 'web', path: /givengain/ }
const toTemplates = { service: 'web', path: /views/ }

const cases: readonly Case[] = [
  {
    off: ['GAME_API_URL', 'OIDC_ISSUER'],
    calls: [{ service: 'game' }, { service: 'identity' }, { service: 'subscription' }, toFundraising],
    gone: [...ofPlayers, ...signIn, ...ofMemberships],
    words: ['>Sign in<', 'rules of the tour'],
  },
  { off: ['HOSTED_PAGE_ORIGINS'], calls: [{ service: 'subscription' }], gone: ofMemberships },
  { off: ['SUBSCRIPTION_API_URL'], calls: [{ service: 'subscription' }], gone: [] },
  { off: ['CARD_FORM_URL'], calls: [], gone: ['/api/membership/card-form'] },
  { off: ['FUNDRAISING_URL'], calls: [toFundraising], gone: ['/settings/fundraising', '/api/fundraising/account'] },
  { off: ['TRAINING_PARTNER_URL'], calls: [{ service: 'partner' }], gone: ['/api/pairing'] },
  { off: ['ARTICLES_API_URL'], calls: [{ service: 'articles' }], gone: ofNews },
  { off: ['STOREFRONT_DOMAIN'], calls: [{ service: 'storefront' }], gone: ['/shop', '/de/shop', '/api/shop'] },
  { off: ['WEB_PAGES_URL'], calls: [toTemplates], gone: [] },
  { off: ['TRACKING_URL'], calls: [{ service: 'tracking' }], gone: ['/api/interactions', '/api/email-sign-up'] },
  { off: ['FORM_ACTION_HOSTS'], calls: [{ service: 'forms' }], gone: ['/api/forms'] },
  {
    off: ['CONTACT_HOOK_URL'],
    calls: [{ service: 'support' }],
    gone: ['/help/contact', '/fr/help/contact', '/help/contact/sent', '/api/contact'],
  },
  { off: ['CHAT_SCRIPT_URL', 'CHAT_AVAILABILITY_URL'], calls: [{ service: 'chat' }], gone: ['/api/chat/availability'] },
  { off: ['STORE_LOCATOR_SCRIPT_URL'], calls: [{ service: 'locator' }], gone: [] },
  { off: ['VIDEO_EMBED_ORIGINS'], calls: [], gone: [] },
]

/** All of them at once. */
const everything = together(cases)

/**
 * Sites that do without several services each, so that of each two both are on, both off, and one on without the other in
 * either way. A site for each service alone would take twice as many; a fault for which three services have to be on or
 * off in one certain way can be missed.
 */
const groups = coveringArray(cases).map(together)

/** Variables of services that are no addresses. */
const ofServices = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'STOREFRONT_ACCESS_TOKEN', 'STOREFRONT_API_VERSION']

/** Pages from which others are reached: front page and help in two languages. */
const BEGINNINGS = ['/', '/de', '/help', '/ja/help']

/** Pages of other languages are made alike. */
const except = /^\/(?:de|es|fr|it|ja)(?:\/|$)/

let site: OwnSite
let sandbox: Sandbox

/** Sites that restart without some services after others (docs/decisions/057), beside each other. */
const SITES = 3

for (let number = 0; number < SITES; number += 1) {
  test.describe(`site ${number + 1} of ${SITES}`, () => {
    test.describe.configure({ mode: 'default' })
    test.beforeAll(async () => {
      site = await startOwnSite(`services-off-${number}`, { RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn' })
      sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
    })
    test.afterAll(() => site.stop())

    for (const each of [...groups, everything].filter((_, index) => index % SITES === number)) tryWithout(each)
    if (number === 0) tryContentAlone()
    if (number === 1) tryWithoutConnections()
  })
}

function together(some: readonly Case[]): Case {
  return {
    off: some.flatMap(({ off }) => off),
    calls: some.flatMap(({ calls }) => calls),
    gone: some.flatMap(({ gone }) => gone),
    words: some.flatMap(({ words = [] }) => words),
  }
}

function tryWithout(each: Case): void {
  const named = each === everything ? 'any service' : each.off.join(' and ')
  test(`without ${named} nothing of it is left, and every kind of page is there`, async () => {
    const since = site.log().length
    await site.restart(Object.fromEntries(each.off.map((name) => [name, 'off'])))
    await sandbox.clearCalls()
    const found = await crawl(site.url, [...BEGINNINGS, ...(await inSitemap())], { except })
    expect(found.broken).toEqual([])
    // Every section type is in the gallery; what its samples lead to is of no site.
    found.visits.set('/gallery', await visit(`${site.url}/gallery`))
    await expectGone(each)
    expectOwnLinksGone(found, each)
    expect(await callsTo(each)).toEqual([])
    expect(site.log().slice(since).join('')).not.toContain('"kind":"off"')
  })
}

function tryContentAlone(): void {
  test('a site of content alone needs no variable of any other service', async () => {
    // The content is the sandbox's in place of Prismic's.
    const unnamed = Object.fromEntries([...everything.off, ...ofServices].map((name) => [name, undefined]))
    await site.restart({ ...unnamed, SANDBOX: 'off' })
    await sandbox.clearCalls()
    const { broken, visits } = await crawl(site.url, BEGINNINGS, { except })
    expect(broken).toEqual([])
    expect(visits.size).toBeGreaterThan(20)
    expect([...new Set((await sandbox.calls()).map(({ service }) => service))]).toEqual(['content'])
  })
}

function tryWithoutConnections(): void {
  test('without any connection to show, its page is one that isn’t there, in words', async () => {
    await site.restart({ TRAINING_PARTNER_URL: 'off', FEATURE_FLAGS: '-calendar-feed' })
    const headers = await sessionOf('woman', 'connections')
    const answer = await fetch(`${site.url}/de/settings/connections`, { headers })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<h1[^>]*>Hier bist du falsch abgebogen/)
  })
}

/** The English pages that the site says it has. */
async function inSitemap(): Promise<string[]> {
  const { html, status } = await visit(`${site.url}/sitemaps/en.xml`)
  expect(status).toBe(200)
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** What is gone is not there in the same words as anything else that is not there. */
async function expectGone({ gone }: Case): Promise<void> {
  for (const path of gone) {
    const read = await visit(site.url + path)
    const { status, html } = read.status === 405 ? await visit(site.url + path, 'POST') : read
    expect(status, path).toBe(404)
    if (path.startsWith('/api/')) expect(JSON.parse(html), path).toMatchObject({ code: 'not_found' })
    else if (!path.endsWith('.xml')) expect(html, path).toContain('<h1')
  }
}

/** No page leads to what is gone, names it in its head or its sitemap, or says its words. */
function expectOwnLinksGone({ visits }: Crawl, { gone, words = [] }: Case): void {
  for (const [path, { html }] of visits) {
    const named = gone.filter((each) => html.includes(`"${each}"`) || html.includes(`"${site.url}${each}"`))
    expect(named, path).toEqual([])
    expect(
      words.filter((each) => html.includes(each)),
      path,
    ).toEqual([])
  }
}

async function callsTo({ calls }: Case): Promise<string[]> {
  const made = await sandbox.calls()
  return made
    .filter(({ service, path }) => calls.some((each) => each.service === service && (each.path?.test(path) ?? true)))
    .map(({ service, path }) => `${service} ${path}`)
}
