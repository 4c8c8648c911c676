import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { heading, testDocument, testUid } from '../support/test-document.ts'

// These tests run one after the other, on a site of their own.
test.describe.configure({ mode: 'default' })

/** Addresses that only content can answer, by an unpublished name. */
const FORMS = [
  (name: string) => `/${name}`,
  (name: string) => `/deep/${name}/page`,
  (name: string) => `/academy/course/${name}`,
  (name: string) => `/campaigns/${name}`,
  (name: string) => `/campaigns/tour-of-summits/stages/${name}`,
  (name: string) => `/video/${name}`,
  (name: string) => `/video/videos/${name}`,
  (name: string) => `/settling/${name}?utm_source=${name}`,
]

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('missing-addresses')
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  // The published content has not been read yet, and services have only a short time here for their first answers.
  await untilKept('/made-up')
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

test('hundreds of addresses that somebody makes up are one document a language, made once and asked of nobody', async () => {
  for (const locale of ['', '/de']) {
    const first = await untilKept(`${locale}/made-up`)
    await sandbox.clearCalls()
    const answers = []
    for (let tens = 0; tens < 10; tens += 1) {
      const some = Array.from({ length: 10 }, (_, index) => FORMS[(10 * tens + index) % FORMS.length] ?? String)
      answers.push(...(await Promise.all(some.map((form) => visit(locale + form(testUid('made-up')))))))
    }
    expect(unique(answers.map(({ status }) => status))).toEqual([404])
    expect(unique(answers.map(({ text }) => text))).toEqual([first.text])
    expect(unique(answers.map(({ headers }) => headers.get('x-nextjs-cache')))).toEqual(['HIT'])
    expect(unique(answers.map(({ headers }) => headers.get('cache-control')))).toEqual(['private, no-store'])
    expect(unique(answers.map(({ headers }) => headers.get('content-security-policy')))).toEqual([
      expect.stringContaining(`default-src 'none'`),
    ])
    // The only calls ask from time to time which ref is published.
    const calls = await sandbox.calls()
    expect(calls.filter(({ path }) => !/^\/content\/api\/v2\/?(?:\?|$)/.test(path))).toEqual([])
  }
})

test('they are no less for being asked for as the browser does on a click', async () => {
  const address = `${site.url}/de/${testUid('clicked')}`
  const answer = await fetch(address, { headers: { rsc: '1' } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/x-component')
})

test('the document names no address, also where somebody types its own', async () => {
  const { text } = await untilKept('/made-up')
  expect(text).not.toContain('made-up')
  expect(text.slice(0, text.indexOf('</head>'))).not.toMatch(/canonical|hreflang|og:url/)
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  for (const path of ['/no/such/page', '/variants/missing', '/slice-simulator']) {
    expect(await visit(path), path).toMatchObject({ status: 404, text })
  }
})

test('whatever comes with the address of the first request, nobody else gets it', async () => {
  const uid = testUid('first')
  await sandbox.create(testDocument(uid, [heading('Made for everybody')]))
  for (const headers of [undefined, { rsc: '1' }]) {
    const ask = async (path: string) => (await fetch(site.url + path, { headers })).text()
    const secret = 'token-of-one'
    expect(await ask(`/fr/${uid}?gift=${secret}`)).toContain('Made for everybody')
    const texts = [await ask(`/fr/${uid}`), await ask(`/fr/${testUid('made-up')}`)]
    for (const text of texts) expect(text).not.toMatch(new RegExp(`${secret}|gift|made-up`))
  }
})

test('what is published at one of them is there at once, and gone at once when it is taken off', async () => {
  const uid = testUid('found')
  const { text } = await untilKept(`/de/${uid}`)
  await sandbox.create(testDocument(uid, [heading('Found after all')]))
  const found = await visit(`/de/${uid}`)
  expect(found.status).toBe(200)
  expect(found.text).toContain('Found after all')
  await sandbox.unpublish(`page/${uid}/en-us`)
  expect((await visit(`/de/${uid}`)).text).not.toContain('Found after all')
  await expect.poll(async () => (await visit(`/de/${uid}`)).text === text).toBe(true)
})

test('what editors redirected leads on, and what they called gone is', async () => {
  const uid = testUid('moved')
  expect((await visit(`/fr/${uid}/first`)).status).toBe(404)
  const rows = [
    { from: `/${uid}/:slug`, to: '/academy/:slug', kind: 'permanent' },
    { from: `/${uid}-gone/:any`, kind: 'gone' },
  ]
  await sandbox.create({ type: 'redirects', uid, lang: 'en-us', data: { title: uid, rows } })
  await untilKept('/made-up')
  for (const slug of ['first', 'second']) {
    const moved = await visit(`/fr/${uid}/${slug}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/fr/academy/${slug}`])
    // No page was rendered for it.
    expect(moved.headers.has('x-nextjs-cache')).toBe(false)
  }
  const gone = await untilKept(`/${uid}-gone/first`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'private, no-store'])
  expect(await visit(`/${uid}-gone/second`)).toMatchObject({ status: 410, text: gone.text })
  expect((await visit(`/${uid}-other`)).status).toBe(404)
})

test('it says what editors have just written', async () => {
  await visit('/made-up')
  const title = `Off the route, ${testUid('words')}`
  await sandbox.publish('error_page/page-not-found/en-us', [{ path: 'data.title', value: title }])
  const answers = [await visit('/made-up'), await visit('/made-up-too')]
  for (const { status, text } of answers) expect([status, text.includes(title)]).toEqual([404, true])
})

test('four hundred who ask for sitemaps at once cost one reading, and who has one is told so', async () => {
  const files = ['en', 'de', 'fr', 'news']
  for (const file of files) await visit(`/sitemaps/${file}.xml`)
  const uid = testUid('listed')
  await sandbox.create(testDocument(uid, [heading('On the map')]))
  await sandbox.clearCalls()
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, index) => visit(`/sitemaps/${files[index % files.length]}.xml`)),
  )
  expect(unique(answers.map(({ status }) => status))).toEqual([200])
  // The current sitemaps, or for some requests the previous ones.
  expect(unique(answers.map(({ text }) => text)).length).toBeLessThanOrEqual(2 * files.length)
  expect((await sandbox.calls({ service: 'content' })).length).toBeLessThan(40)
  const now = await visit('/sitemaps/en.xml')
  expect(now.text).toContain(`/${uid}</loc>`)
  const tag = now.headers.get('etag') ?? ''
  const again = await visit('/sitemaps/en.xml', { 'if-none-match': tag })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('in an outage, also after a restart in it, known pages are there and nobody calls the others missing', async () => {
  const uid = testUid('known')
  await sandbox.create(testDocument(uid, [heading('Known before')]))
  const known = [`/${uid}`, '/about', '/de/campaigns/tour-of-summits']
  for (const path of known) expect((await visit(path)).status, path).toBe(200)
  const { text: map } = await visit('/sitemaps/en.xml')
  await sandbox.fault({ service: 'content', kind: 'unreachable' })
  await expect.poll(async () => (await visit(`/${testUid('new')}`)).status, { timeout: 30_000 }).toBe(503)
  for (const isRestarted of [false, true]) {
    if (isRestarted) await site.restart()
    for (const path of known) expect((await visit(path)).status, path).toBe(200)
    expect((await visit(`/${testUid('new')}`)).status).toBe(503)
    expect((await visit('/sitemaps/en.xml')).text).toBe(map)
  }
  await sandbox.clearFaults()
  await expect.poll(async () => (await visit('/made-up')).status, { timeout: 30_000 }).toBe(404)
})

/** Waits until an address certainly has no page and its document is cached. @returns the answer */
async function untilKept(path: string) {
  await expect.poll(async () => (await visit(path)).headers.get('x-nextjs-cache'), { timeout: 30_000 }).toBe('HIT')
  return visit(path)
}

const unique = <Each>(values: Each[]): Each[] => [...new Set(values)]

async function visit(path: string, headers?: Record<string, string>) {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
