// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, test } from '@playwright/test'
import { knownHeaders, OWN_TAG } from '../support/known-headers.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { ofOneSending, type RawAnswer, rawRequest } from '../support/raw-request.ts'
import { testUid } from '../support/test-document.ts'

// Two sites of the same build: one whose framework answers everything, and one that answers before it.
test.describe.configure({ mode: 'default' })

/** Every delivery step but the one by which the server answers before the framework. */
const BY_FRAMEWORK =
  'arrange-scripts,first-paint-first,brotli-files,page-data-files,scripts-at-first-sign,kept-presses,speculation-rules'

/** Other spellings of an address, old addresses, sign-in, pages of players, and redirects by editors. */
const REDIRECTS = [
  '/en/about?a=b&c=d',
  '/home',
  '/%61bout',
  '/de/login?a=b',
  '/settings/profile?a=b',
  '/de/my-events',
  '/start',
  '/ja/start',
]
const ABSENT = ['/no/such/page', '/de/variants/missing', '/%2541']

/** Headers that only a body has, and one for browsers of before 2000 that repeats the location. */
const OF_A_BODY = new Set(['etag', 'refresh', 'vary'])

let before: OwnSite
let framework: OwnSite

test.beforeAll(async () => {
  before = await startOwnSite('before-framework')
  framework = await startOwnSite('by-framework', { DELIVERY_STEPS: BY_FRAMEWORK })
  // A site that has just been started knows no redirects until it has read what is published; its pages lead on themselves.
  const isMadeByPage = async () => (await bothAnswers('/start')).some(({ headers }) => 'x-nextjs-cache' in headers)
  await expect.poll(isMadeByPage, { timeout: 60_000 }).toBe(false)
})
test.afterAll(() => Promise.all([before.stop(), framework.stop()]))

/**
 * Answers of both sites, ours first, without what differs by their addresses: these are also in documents, so that their
 * tags and the hashes of their scripts differ.
 */
async function bothAnswers(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const answers = await Promise.all(
    [before, framework].map(({ url }) => rawRequest(path, { url, method, headers: { ...headers, host: 'site' } })),
  )
  return answers.map(({ status, headers: given, body }) => ({ status, headers: comparable(given), body }))
}

const comparable = (headers: RawAnswer['headers']) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofOneSending.has(name) && !OF_A_BODY.has(name))
      .map(([name, value]) => [
        name,
        String(value).replace(/^http:\/\/localhost:\d+|localhost:\d+|'sha256-[^']+'/g, ''),
      ]),
  )

test('a redirect leads where the framework’s own does, with its headers and without a body', async () => {
  for (const path of REDIRECTS) {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const [ours, theirs] = await bothAnswers(path, method)
      expect({ ...ours, body: undefined }, `${method} ${path}`).toEqual({ ...theirs, body: undefined })
      expect(ours?.body, path).toBe('')
      if (method === 'GET') expect(ours?.headers.location, path).toMatch(/^\/(?!\/)/)
    }
  }
})

test('so it does whatever a request brings', async () => {
  for (const [name, values] of Object.entries(knownHeaders)) {
    if (name === 'host') continue
    for (const given of values) {
      const value = given.replaceAll(OWN_TAG, '"of-a-page"')
      const [ours, theirs] = await bothAnswers('/en/about', 'GET', { [name]: value })
      expect(ours?.headers, `${name}: ${value}`).toEqual(theirs?.headers)
      expect(ours?.status, `${name}: ${value}`).toBe(theirs?.status)
    }
  }
})

test('a missing address shows the framework’s own document, also one that nobody has asked for before', async () => {
  for (const path of [...ABSENT, `/${testUid('made-up')}`, `/de/${testUid('made-up')}/x`]) {
    await expect.poll(async () => (await rawRequest(path, { url: before.url })).headers['x-nextjs-cache']).toBe('HIT')
    await expect
      .poll(async () => (await rawRequest(path, { url: framework.url })).headers['x-nextjs-cache'])
      .toBe('HIT')
    const [ours, theirs] = await bothAnswers(path)
    expect(ours?.status, path).toBe(404)
    expect(ours?.headers, path).toEqual(theirs?.headers)
    expect(ours?.body.length, path).toBe(theirs?.body.length)
  }
})

test('the framework’s script gets its own answers', async () => {
  for (const path of ['/en/about', '/start', '/no/such/page']) {
    const [ours, theirs] = await bothAnswers(path, 'GET', { rsc: '1' })
    expect([ours?.status, ours?.headers.location], path).toEqual([theirs?.status, theirs?.headers.location])
  }
})
