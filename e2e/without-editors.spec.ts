// These tests use plain HTTP, so they don't use the fixtures that open a browser.
import { expect, request as newRequest, test } from '@playwright/test'
import { type OwnSite, startOwnSite } from './support/own-site.ts'
import { Sandbox } from './support/sandbox.ts'

// These tests run one after the other, on a site of their own without any document.
test.describe.configure({ mode: 'default', timeout: 150_000 })

const PRODUCT = process.env.PRODUCT_NAME ?? 'Gruppetto'
const PREFIXES = ['', '/de', '/ja']

/**
 * Paths to which the site itself links: from every header, from its own pages, and from islands that are not rendered
 * here.
 */
const BY_ITSELF = ['/events', '/plans', '/shop', '/help', '/help/contact', '/help/contact/sent', '/news', '/made-up']

const paths = PREFIXES.flatMap((prefix) => ['', ...BY_ITSELF].map((path) => prefix + path || '/'))

/**
 * Number of pages of one kind and language whose links are followed: pages of a kind, such as event pages, are built
 * alike.
 */
const OF_A_KIND = 2

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  // A long deadline, so that no service times out while so many pages are rendered at once.
  site = await startOwnSite('without-editors', { UPSTREAM_DEADLINE_MS: '8000' })
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  await sandbox.unpublishAll()
})
test.afterAll(() => site.stop())

test('without a single document every page that the site leads to by itself is there', async () => {
  for (const path of paths) {
    const { status, html } = await visit(path)
    expect(status, path).toBe(path.endsWith('/made-up') ? 404 : 200)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(titleOf(html), `title of ${path}`).toMatch(new RegExp(`${PRODUCT}$`))
    expect(/<meta name="description" content="([^"]+)/.exec(html)?.[1], `description of ${path}`).toMatch(/\S/)
  }
  // No content of editors is left.
  expect((await visit('/about')).status).toBe(404)
  expect((await visit('/')).html.includes('href="/about"')).toBe(false)
})

test('and no link of any page made without editors leads nowhere', async () => {
  const queue = paths.map((href) => ({ on: 'the test', href }))
  const seen = new Set(queue.map(({ href }) => href))
  const kinds = new Map<string, number>()
  const broken: string[] = []
  for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
    const { status, html, leads } = await visit(link.href)
    if (status >= 400 && !link.href.endsWith('/made-up')) broken.push(`${link.href} on ${link.on}: ${status}`)
    const kind = kindOf(link.href)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if ((kinds.get(kind) ?? 0) > OF_A_KIND) continue
    for (const href of [...linksIn(html), ...(leads ? [leads] : [])]) {
      const { origin, pathname, search } = new URL(href, site.url + link.href)
      const own = pathname + search
      if (origin !== site.url || seen.has(own)) continue
      seen.add(own)
      queue.push({ on: link.href, href: own })
    }
  }
  expect(broken).toEqual([])
  for (const kind of ['/events', '/de/events', '/events/view/*', '/de/events/view/*', '/news/*', '/login'])
    expect([...kinds.keys()]).toContain(kind)
})

test('the sitemaps name these pages, and each is there', async () => {
  for (const language of ['en', 'de']) {
    const { html: map } = await visit(`/sitemaps/${language}.xml`)
    const named = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const prefix = language === 'en' ? '' : `/${language}`
    expect(named).toEqual([prefix || '/', ...['/events', '/plans', '/shop', '/help'].map((path) => prefix + path)])
    for (const path of named) expect((await visit(path)).status, path).toBe(200)
  }
})

test('what editors publish takes its place at once, in other languages too', async () => {
  for (const uid of ['home', 'events', 'plans', 'shop', 'help', 'news']) {
    const path = uid === 'home' ? '' : `/${uid}`
    expect(titleOf((await visit(path)).html), path).not.toContain('By editors')
    const id = await sandbox.idOf('page', uid)
    await sandbox.edit(`page/${uid}/en-us`, [{ path: 'data.meta_title', value: 'By editors' }])
    await sandbox.publishDrafts([id])
    // In languages without a document, the news page has its own texts.
    for (const prefix of uid === 'news' ? [''] : ['', '/de']) {
      const { status, html } = await visit(prefix + path)
      expect(status, prefix + path).toBe(200)
      expect(titleOf(html), prefix + path).toContain('By editors')
    }
  }
})

async function visit(path: string) {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return { status: answer.status, leads: answer.headers.get('location'), html: await answer.text() }
}

const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1] ?? ''

/** The kind of an address: addresses of a kind differ only in ids and choices. */
function kindOf(href: string): string {
  const [path = '', search] = href.split('?')
  const kind = path.replaceAll(/\/\d[^/]*/g, '/*').replace(/\/(plans|tags|series)\/[^/]+/, '/$1/*')
  return search === undefined || path === '/login' ? kind : `${kind}?`
}

/** Links, and the targets of forms that request a page; without those in the flight data, which are the same. */
function linksIn(html: string): string[] {
  const body = html.replaceAll(/<script.*?<\/script>/gs, '')
  const links = [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
  const forms = [...body.matchAll(/<form [^>]*>/g)].flatMap(([form]) =>
    /method="post"/i.test(form) ? [] : [...form.matchAll(/action="([^"]*)"/g)].map(([, action = '']) => action),
  )
  return [...links, ...forms]
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^(?:mailto|tel):/.test(href))
}
