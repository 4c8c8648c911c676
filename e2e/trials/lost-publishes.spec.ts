import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { heading, newHeading, testDocument, testUid } from '../support/test-document.ts'

// These tests run one after the other, on a site of their own.
test.describe.configure({ mode: 'default' })

const ITEM = 'data.items.0.children.0'
const MENU = 'navigation/navigation/en-us'

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('lost-publishes')
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(async () => {
  await sandbox.clearFaults()
  await sandbox.lagBehindWebhook(0)
})

test('a publish shows although the content API lags behind its webhook', async () => {
  const { uid, path } = await publish('lag', 'Before')
  await sandbox.lagBehindWebhook(3000)
  await sandbox.publish(`page/${uid}/en-us`, newHeading('After'))
  expect((await visit(path)).text).toContain('Before')
  await expectSoon(path, 'After')
})

test('of 120 documents that are published at once each counts', async () => {
  const uids = Array.from({ length: 120 }, (_, place) => testUid(`many-${place}`))
  await publishAtOnce(uids, 'In English', 'en-us')
  const seen = uids.filter((_, place) => place % 10 === 0)
  for (const uid of seen) expect((await visit(`/de/${uid}`)).text).toContain('In English')
  await publishAtOnce(uids, 'Auf Deutsch', 'de-de')
  for (const uid of seen) expect((await visit(`/de/${uid}`)).text, uid).toContain('Auf Deutsch')
})

test('what is withdrawn while the content service is down is gone when it is back', async () => {
  const { uid, path } = await publish('withdrawn', 'Here')
  await sandbox.fault({ service: 'content', kind: 'unreachable' })
  await sandbox.unpublish(`page/${uid}/en-us`)
  expect((await visit(path)).status).toBe(200)
  await sandbox.clearFaults()
  await expectStatusSoon(path, 404)
})

test('also when the site was killed in between', async () => {
  const { uid, path } = await publish('killed', 'Here')
  await sandbox.fault({ service: 'content', kind: 'unreachable' })
  await sandbox.unpublish(`page/${uid}/en-us`)
  await site.restart()
  await sandbox.clearFaults()
  await expectStatusSoon(path, 404)
  await site.restart()
  expect((await visit(path)).status).toBe(404)
})

test('a page that was withdrawn and not asked for does not come back with a restart', async () => {
  const { uid, path } = await publish('unasked', 'Here')
  await sandbox.unpublish(`page/${uid}/en-us`)
  await site.restart()
  expect((await visit(path)).status).toBe(404)
})

test('a menu leads to the new address of a document that was renamed', async () => {
  const { uid, path } = await publish('renamed', 'Here')
  const newUid = testUid('anew')
  await sandbox.publish(MENU, [{ path: `${ITEM}.link`, value: { $link: `page:${uid}` } }])
  expect((await visit('/about')).text).toContain(`href="${path}"`)
  await sandbox.publish(`page/${uid}/en-us`, [{ path: 'uid', value: newUid }])
  expect((await visit('/about')).text).toContain(`href="/${newUid}"`)
  expect((await visit('/about')).text).not.toContain(`href="${path}"`)
})

test('a translation that is taken off, and put back, leaves and joins the languages of the others', async () => {
  const { uid, path } = await publish('translated', 'In English')
  const french = await sandbox.create(testDocument(uid, [heading('En français')], 'fr-fr'))
  const namesFrench = /<link rel="alternate" hreflang="fr"/i
  expect((await visit(path)).text).toMatch(namesFrench)
  await sandbox.unpublish(`page/${uid}/fr-fr`)
  expect((await visit(path)).text).not.toMatch(namesFrench)
  await sandbox.publishDrafts([french])
  expect((await visit(path)).text).toMatch(namesFrench)
})

test('pages that are made during an outage keep menu and footer, also after a restart, and get what is published then', async () => {
  const pages = ['/events/view/1010', '/news', '/news/1404-pain-cave-tour']
  for (const path of ['/about', ...pages]) expect((await visit(path)).status, path).toBe(200)
  const menu = linksIn((await visit('/about')).text)
  expect(menu.length).toBeGreaterThan(10)
  await sandbox.fault({ service: 'content', kind: 'failing' })
  // The site can't find out what was published, so every page is regenerated.
  await sandbox.publish(MENU, [{ path: `${ITEM}.label`, value: 'Published in the dark' }])
  for (const path of pages) expect(linksIn((await visit(path)).text), path).toEqual(menu)
  await site.restart()
  for (const path of pages) expect(linksIn((await visit(path)).text), path).toEqual(menu)
  await sandbox.clearFaults()
  for (const path of pages) await expectSoon(path, 'Published in the dark')
})

test('a campaign page that was made answers after the site was killed, with every service down', async () => {
  const path = '/campaigns/tour-of-summits'
  const before = await visit(path)
  expect(before.status).toBe(200)
  expect(titleOf(before.text)).toBe('Tour of Summits')
  for (const service of ['content', 'game', 'articles', 'storefront', 'identity'])
    await sandbox.fault({ service, kind: 'unreachable' })
  await site.restart()
  const after = await visit(path)
  expect(after.status).toBe(200)
  expect(titleOf(after.text)).toBe('Tour of Summits')
  expect(linksIn(after.text)).toEqual(linksIn(before.text))
})

async function visit(path: string) {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

/** Publishes a page of the test's own, and requests it. */
async function publish(name: string, text: string) {
  const uid = testUid(name)
  await sandbox.create(testDocument(uid, [heading(text)]))
  expect((await visit(`/${uid}`)).text).toContain(text)
  return { uid, path: `/${uid}` }
}

async function publishAtOnce(uids: ReturnType<typeof testUid>[], text: string, lang: string): Promise<void> {
  const drafts: string[] = []
  for (const uid of uids) drafts.push(await sandbox.draft(testDocument(uid, [heading(text)], lang)))
  await sandbox.publishDrafts(drafts)
}

const SOON = { timeout: 30_000, intervals: [250] }

const expectSoon = (path: string, text: string) =>
  expect.poll(async () => (await visit(path)).text, { ...SOON, message: path }).toContain(text)

const expectStatusSoon = (path: string, status: number) =>
  expect.poll(async () => (await visit(path)).status, { ...SOON, message: path }).toBe(status)

const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

/** The links in header and footer. */
function linksIn(html: string): string[] {
  const parts = [/<header.*?<\/header>/s, /<footer.*<\/footer>/s].map((part) => part.exec(html)?.[0] ?? '')
  return [...parts.join('').matchAll(/ href="([^"?]*)"/g)]
    .map(([, href]) => href ?? '')
    .filter((href) => !/^\/[a-z]{2}(?:-[a-z]{2})?(?:\/|$)/.test(href))
}
