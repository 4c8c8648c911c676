// What visitors may send to a front, and what it must not keep (docs/decisions/049). These tests run one after the other.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hostileHeaders } from '../support/hostile-headers.ts'
import type { RawAnswer } from '../support/raw-request.ts'
import { sealedSession } from '../support/sealed-session.ts'
import { type SiteBehindFront, startSiteBehindFront, withoutSecret } from '../support/site-behind-front.ts'
import { pagesOfSitemaps } from '../support/site-map.ts'
import { heading, testDocument, testUid } from '../support/test-document.ts'
import { hasVarnish } from '../support/varnish.ts'

test.skip(!hasVarnish(), 'Varnish is not installed, and could not be')
test.describe.configure({ mode: 'default' })

const root = join(import.meta.dirname, '../..')
const CAMPAIGN = '/campaigns/spring-classics'
const BROTLI = { 'accept-encoding': 'br' }

/** Headers by which a front and its instances know each other. */
const OF_THE_FRONT = {
  'x-front-secret': 'EVIL-EVIL-EVIL-EVIL',
  'x-front-purge': 'hard',
  'x-front-mode': 'stale',
  'x-front-address': '/EVIL',
  'x-cache': 'hit',
  xkey: 'EVIL',
  'surrogate-key': 'EVIL',
  'surrogate-control': 'max-age=1',
  'surrogate-capability': 'EVIL',
  'cache-tag': 'EVIL',
  'cdn-cache-control': 'max-age=1',
  'x-page-data': 'EVIL',
}

/** Headers by which a visitor may try to change what others get. What the others mean is part of a request. */
const forged = Object.entries({ ...hostileHeaders, ...OF_THE_FRONT }).filter(
  ([name]) => !['cookie', 'accept-encoding', 'if-none-match'].includes(name),
)

/** With one of these, nothing is kept. */
const GO_BY = new Set(['next-url', 'x-player', 'authorization'])

let it: SiteBehindFront

test.beforeAll(async () => {
  it = await startSiteBehindFront('front-attacks')
})
test.afterAll(() => it.stop())

const cacheOf = ({ headers }: RawAnswer) => headers['x-cache']

/** The names of all cookies that the site sets or reads, as the sources give them, and a sign-in's, which has an ending. */
function cookieNames(): string[] {
  const sources = globSync('{app,lib}/**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const named = sources.join('\n').matchAll(/hostCookieName\('(\w+)'\)/g)
  const names = [...new Set(Array.from(named, ([, name = '']) => name))]
  expect(names).toEqual(expect.arrayContaining(['session', 'draft', 'intent', 'sign_in_']))
  return [...names, 'sign_in_x', 'signed_in', '__prerender_bypass', '__next_preview_data', 'io.prismic.preview']
}

test('a request with any cookie of ours goes by, and what it is answered is not kept', async () => {
  await it.untilKept('/about')
  await it.untilKept(CAMPAIGN)
  for (const name of cookieNames()) {
    for (const cookie of [
      `${name}=x`,
      `__Host-${name}=x`,
      `a=b;${name}=x`,
      `a=b; __Host-${name}=x; c=d`,
      `a=b;\t${name}=x`,
    ]) {
      for (const path of ['/about', CAMPAIGN])
        expect(cacheOf(await it.ask(path, { ...BROTLI, cookie })), cookie).toBe('pass')
    }
  }
  for (const path of ['/about', CAMPAIGN]) {
    const foreign = { ...BROTLI, cookie: 'consent=granted; country=CA; _ga=GA1.1.1' }
    expect(cacheOf(await it.ask(path, foreign))).toBe('hit')
  }
})

test('nothing that a player is answered is kept, at any address of the site', async () => {
  const cookie = `session=${await sealedSession()}`
  const pages = (await pagesOfSitemaps()).map(({ path }) => path).filter((path) => !/^\/[a-z]{2}(\/|$)/.test(path))
  const routes = globSync('app/**/route.ts', { cwd: root }).map(
    (file) => `/${file.slice(4, -9).replaceAll(/\[[^\]]+\]/g, 'x')}`,
  )
  // Sizes of pictures are the same for everybody: the front removes cookies before it asks (tests/deploy/varnish.test.ts).
  const ofPlayers = routes.filter((path) => !path.startsWith('/api/sizes/'))
  const own = [
    '/my-events',
    '/my-events/results',
    '/settings/campaigns',
    '/settings/fundraising',
    '/settings/profile',
    '/settings/membership',
    '/login',
    CAMPAIGN,
  ]
  expect(pages.length).toBeGreaterThan(20)
  for (const path of [...pages, ...own, ...ofPlayers]) {
    const players = await it.ask(path, { ...BROTLI, cookie })
    expect(cacheOf(players), path).toBe('pass')
    const visitors = await it.ask(path, BROTLI)
    expect(visitors.body, path).not.toContain('Lindqvist')
    expect(String(visitors.headers['content-security-policy']), path).not.toContain(`'nonce-`)
  }
})

test('an answer that is private, not to be stored, an error or a redirect is never kept', async () => {
  for (const path of [
    '/no-such-page',
    '/api/session',
    '/api/country',
    '/settings/profile',
    '/home',
    '/about?draft=x',
    '/login',
  ]) {
    await it.ask(path)
    expect(cacheOf(await it.ask(path)), path).not.toBe('hit')
  }
})

test('no header of a visitor changes a copy that is there, or gets what only a front is told', async () => {
  const before = await it.untilKept('/about')
  for (const [name, value] of forged) {
    const answer = await it.ask('/about', { ...BROTLI, [name]: value })
    expect(answer.body, name).toBe(before.body)
    for (const own of Object.keys(OF_THE_FRONT)) if (own !== 'x-cache') expect(answer.headers[own], own).toBeUndefined()
  }
  expect((await it.ask('/about', BROTLI)).headers).toEqual({
    ...before.headers,
    age: expect.anything(),
    date: expect.anything(),
  })
})

test('no header of a visitor is part of the copy that it causes', async () => {
  // Varnish refuses a request with more than 64 headers.
  for (const half of [0, 1]) {
    const uid = testUid('forged')
    await it.sandbox.create(testDocument(uid, [heading('Here.')]))
    const filling = Object.fromEntries(forged.filter(([name], place) => place % 2 === half && !GO_BY.has(name)))
    expect(cacheOf(await it.ask(`/${uid}`, filling))).toBe('miss')
    const { body, headers } = await it.ask(`/${uid}`)
    const direct = await it.askSite(`/${uid}`)
    expect(body).toBe(direct.body)
    expect(body).not.toContain('EVIL')
    for (const name of ['content-security-policy', 'cache-control', 'etag', 'link', 'location', 'set-cookie'])
      expect(headers[name], name).toEqual(direct.headers[name])
  }
})

test('a country that a visitor names is not believed', async () => {
  expect((await it.askSite('/api/country', { 'cf-ipcountry': 'CA' })).body).toBe('{"country":"CA"}')
  expect((await it.ask('/api/country', { 'cf-ipcountry': 'CA', 'x-client-country': 'CA' })).body).toBe(
    '{"country":null}',
  )
})

test('a purge without the secret is refused, from anyone, and purges nothing', async () => {
  await it.untilKept('/about')
  for (const secret of withoutSecret) {
    const answer = await it.ask('/about', { ...secret, 'surrogate-key': 'all', 'x-front-purge': 'hard' }, 'PURGE')
    expect(answer.status).toBe(403)
  }
  expect(cacheOf(await it.ask('/about', BROTLI))).toBe('hit')
  const taken = await it.ask('/', { ...it.secret, 'surrogate-key': 'all' }, 'PURGE')
  expect([taken.status, Number(taken.headers['x-purged']) > 0]).toEqual([200, true])
  expect(cacheOf(await it.ask('/about', BROTLI))).not.toBe('hit')
})

test('other methods are the site’s to answer, and nothing follows them past the rules', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'BAN', 'INVENTED'])
    expect([400, 405], method).toContain((await it.ask('/about', {}, method)).status)
})
