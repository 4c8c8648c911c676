import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { heading } from '../support/test-document.ts'

test.describe.configure({ mode: 'default' })

/** Names that an editor may give a page, some of which are taken. */
const UIDS = '404 500 _error page-not-found login join settings gallery slice-simulator variants api livez readyz de en'
const MORE = 'campaign academy video robots sitemaps feeds _next public favicon'

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('sitemap')
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())

test('whatever editors publish, the sitemap names what answers 200, with one title', async () => {
  const body = [{ variation: 'default', primary: {}, items: [], ...heading('Editors chose this name') }]
  const page = (uid: string, data: Record<string, unknown>, type = 'page') => ({ type, uid, lang: 'en-us', data })
  for (const uid of `${UIDS} ${MORE}`.split(' ')) await sandbox.create(page(uid, { title: 'An odd name', body }))
  await sandbox.create(page('empty', { title: 'Empty' }))
  await sandbox.create(page('off', { title: 'Off', feature_flag: 'never-on', body }))
  await sandbox.create(page('a--b', { title: 'A gap', body }, 'academy_page'))
  await sandbox.create(page('nameless', {}, 'campaign_page'))
  await sandbox.create(page('stageless', { campaign_short_name: 'stageless' }, 'campaign_page'))

  const named = await addresses('/sitemaps/en.xml')
  expect(named.length).toBeGreaterThan(20)
  expect(named).toContain('/page-not-found')
  for (const path of ['/empty', '/off', '/campaigns/nameless', '/campaigns/stageless'])
    expect(named).not.toContain(path)
  for (const path of [...named, ...(await addresses('/sitemaps/de.xml'))]) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect(answer.status, path).toBe(200)
    expect((await answer.text()).match(/<h1/g), path).toHaveLength(1)
  }
})

test('every sitemap that the index names is one, and events to come have theirs', async () => {
  const files = await addresses('/sitemap.xml')
  expect(files).toEqual(expect.arrayContaining(['/sitemaps/ja.xml', '/sitemaps/news.xml', '/sitemaps/events.xml']))
  for (const file of files) expect((await addresses(file)).length, file).toBeGreaterThan(0)
  const events = await addresses('/sitemaps/events.xml')
  for (const path of [...events.slice(0, 3), ...events.slice(-3)]) {
    expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(200)
  }
})

test('a sitemap is sent compressed to those who take that', async () => {
  const coded = await fetch(`${site.url}/sitemaps/en.xml`, { headers: { 'accept-encoding': 'gzip' } })
  expect(coded.headers.get('content-encoding')).toBe('gzip')
  const plain = await fetch(`${site.url}/sitemaps/en.xml`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await coded.text()).toBe(await plain.text())
})

async function addresses(sitemap: string): Promise<string[]> {
  const text = await (await fetch(site.url + sitemap)).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
