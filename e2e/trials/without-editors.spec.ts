// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, request as newRequest, test } from '@playwright/test'
import { crawl, visit } from '../support/crawl.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'

// These tests run one after the other, on a site of their own without any document.
test.describe.configure({ mode: 'default' })

const PRODUCT = process.env.PRODUCT_NAME ?? 'Gruppetto'
const PREFIXES = ['', '/de', '/ja']

/**
 * Paths to which the site itself links: from every header, from its own pages, and from islands that are not rendered
 * here.
 */
const BY_ITSELF = ['/events', '/plans', '/shop', '/help', '/help/contact', '/help/contact/sent', '/news', '/made-up']

const paths = PREFIXES.flatMap((prefix) => ['', ...BY_ITSELF].map((path) => prefix + path || '/'))

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  // A long deadline, so that no service times out while so many pages are rendered at once.
  site = await startOwnSite('without-editors')
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  await sandbox.unpublishAll()
})
test.afterAll(() => site.stop())

test('without a single document every page that the site leads to by itself is there', async () => {
  for (const path of paths) {
    const { status, html } = await visitSite(path)
    expect(status, path).toBe(path.endsWith('/made-up') ? 404 : 200)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(titleOf(html), `title of ${path}`).toMatch(new RegExp(`${PRODUCT}$`))
    expect(/<meta name="description" content="([^"]+)/.exec(html)?.[1], `description of ${path}`).toMatch(/\S/)
  }
  // No content of editors is left.
  expect((await visitSite('/about')).status).toBe(404)
  expect((await visitSite('/')).html.includes('href="/about"')).toBe(false)
})

test('and no link of any page made without editors leads nowhere', async () => {
  const { broken, kinds } = await crawl(site.url, paths, { absent: paths.filter((path) => path.endsWith('/made-up')) })
  expect(broken).toEqual([])
  for (const kind of ['/events', '/de/events', '/events/view/*', '/de/events/view/*', '/news/*', '/login'])
    expect([...kinds]).toContain(kind)
})

test('the sitemaps name these pages, and each is there', async () => {
  for (const language of ['en', 'de']) {
    const { html: map } = await visitSite(`/sitemaps/${language}.xml`)
    const named = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const prefix = language === 'en' ? '' : `/${language}`
    expect(named).toEqual([
      prefix || '/',
      ...['/events', '/campaigns', '/plans', '/shop', '/help'].map((path) => prefix + path),
    ])
    for (const path of named) expect((await visitSite(path)).status, path).toBe(200)
  }
})

test('what editors publish takes its place at once, in other languages too', async () => {
  for (const uid of ['home', 'events', 'campaigns', 'plans', 'shop', 'help', 'news']) {
    const path = uid === 'home' ? '' : `/${uid}`
    expect(titleOf((await visitSite(path)).html), path).not.toContain('By editors')
    const id = await sandbox.idOf('page', uid)
    await sandbox.edit(`page/${uid}/en-us`, [{ path: 'data.meta_title', value: 'By editors' }])
    await sandbox.publishDrafts([id])
    // In languages without a document, the news page has its own texts.
    for (const prefix of uid === 'news' ? [''] : ['', '/de']) {
      const { status, html } = await visitSite(prefix + path)
      expect(status, prefix + path).toBe(200)
      expect(titleOf(html), prefix + path).toContain('By editors')
    }
  }
})

const visitSite = (path: string) => visit(site.url + path)

const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1] ?? ''
