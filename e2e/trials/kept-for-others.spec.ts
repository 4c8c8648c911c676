import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { request as newRequest } from '@playwright/test'
import lzString from 'lz-string'
import { z } from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import type { Section } from '../support/publish-page.ts'
import { rawRequest } from '../support/raw-request.ts'
import { Sandbox } from '../support/sandbox.ts'
import { siteTime } from '../support/site-time.ts'
import { heading, newHeading, testDocument, testUid } from '../support/test-document.ts'

// One client can neither remove nor evict what the site stores for everybody. These tests run one after the other, on a
// site of their own.
test.describe.configure({ mode: 'default' })

const SERVICES = ['content', 'game', 'articles', 'storefront', 'identity', 'web']
/** Pages of the build, rendered from content alone. */
const PAGES = ['/', '/about', '/plans', '/de', '/de/about', '/ja/about']
/** A page with a fundraising event; links to it may name a fundraiser. */
const RIDE = '/ride-for-bikes'

/** Files of what editors' content asks for. */
const EDITORS = /\/(?:stored-data|of-content)\//

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('kept-for-others', {
    CACHE_ENTRIES: '120',
    RATE_LIMIT_SCALE: '1',
    UPSTREAM_DEADLINE_MS: '4000',
  })
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

test('no address removes a page of the build, and each serves in an outage after a restart', async () => {
  const before = filesBelow('server/app')
  expect(before).toContain('en/about.html')
  for (const path of [...PAGES, '/x']) {
    const base = path === '/' ? '' : path
    for (const rest of ['/$/x', '/%24/x', '/$', '/$/../../x', '/%2e%2e/$/x', '/..%2f$%2fx']) {
      expect((await visit(base + rest)).status, base + rest).not.toBe(500)
    }
  }
  expect((await visit(`/${'a'.repeat(4000)}`)).status).toBe(404)
  expect(filesBelow('server/app')).toEqual(before)
  expect(keptPages().filter((name) => name.endsWith('removed-pages.json'))).toEqual([])

  for (const service of SERVICES) await sandbox.fault({ service, kind: 'unreachable' })
  await site.restart()
  for (const path of PAGES) expect((await visit(path)).status, path).toBe(200)
})

test('ids and days that visitors make up push out nothing that content asks for, and no page', async () => {
  await site.restart()
  const events = await eventIds()
  for (const id of events.slice(0, 12)) {
    const cards = { slice_type: 'event_cards', items: [{ event_id: String(id) }] }
    const { uid } = await publish('kept', [heading(`Event ${id}`), cards])
    expect((await visit(`/${uid}`)).status).toBe(200)
  }
  const before = filesBelow('cache').filter((name) => EDITORS.test(name))
  expect(before.length).toBeGreaterThan(30)

  for (let id = 800_000; id < 800_300; id += 1) {
    const { body } = await visit(`/api/fundraising/events/1001/fundraisers/${id}`)
    expect(JSON.parse(body)).toEqual({ project: null, donations: [] })
  }
  for (let id = 810_000; id < 810_060; id += 1) expect((await visit(`${RIDE}?fundraiser_id=${id}`)).status).toBe(307)
  for (const id of events) expect((await visit(`/events/view/${id}`)).status).toBe(200)
  for (let day = 10; day < 30; day += 1) await visit(`/events?date=2030-06-${day}&zone=Asia/Tokyo`)

  const after = filesBelow('cache')
  expect(after).toEqual(expect.arrayContaining(before))
  await expect.poll(() => filesOf('stored-open-data').length).toBeLessThanOrEqual(30)
  await expect.poll(() => filesOf('of-visitors').length).toBeLessThanOrEqual(30)
})

test('a page written in another way is none, and is not kept', async () => {
  await site.restart()
  // From now on, the 404 document of each language is cached.
  for (const path of ['/nobodys', '/de/nobodys']) expect((await visit(path)).status).toBe(404)
  const before = keptPages()
  for (const path of [
    '/%2561bout',
    '/de/abou%2574',
    '/video/videos/%2568old-a-wheel',
    '/%25E2%2580%258Babout',
    '/gallery/%25',
  ])
    expect((await visit(path)).status, path).toBe(404)
  expect(keptPages()).toEqual(before)
})

test('what is read for a live preview or a draft is not kept', async () => {
  const { uid, documentId } = await publish('unkept', [heading('Published')])
  await sandbox.edit(`page/${uid}/en-us`, newHeading('In the draft'))
  for (const path of ['/about', `/${uid}`]) expect((await visit(path)).status).toBe(200)
  const before = filesBelow('cache')

  const events = await eventIds()
  const items = events.map((id) => ({ event_id: String(id) }))
  const simulated = await simulate([{ slice_type: 'event_cards', primary: {}, items }])
  expect(simulated.body).toContain(`/events/view/${events[0]}`)

  const editor = await newRequest.newContext({ baseURL: site.url })
  const draft = new URLSearchParams({ token: await sandbox.createPreview(), documentId })
  expect(await (await editor.get(`/api/preview?${draft.toString()}`)).text()).toContain('In the draft')
  expect((await editor.get('/events')).status()).toBe(200)
  await editor.dispose()
  expect(filesBelow('cache')).toEqual(before)
})

test('what the process before was in the middle of writing is gone after a start', async () => {
  const [environment = ''] = readdirSync(join(site.folder, 'cache/read'))
  const read = join(site.folder, 'cache/read', environment)
  mkdirSync(join(read, 'last-good'), { recursive: true })
  for (const file of ['content-repository.json', 'last-good/content-footer.json'])
    writeFileSync(join(read, `${file}.4194305.tmp`), 'half')
  await site.restart()
  expect(filesBelow('cache').filter((name) => name.endsWith('.tmp'))).toEqual([])
})

const visit = (path: string, headers?: Record<string, string>) => rawRequest(path, { headers, url: site.url })

async function publish(name: string, sections: readonly Section[]) {
  const uid = testUid(name)
  return { uid, documentId: await sandbox.create(testDocument(uid, sections)) }
}

/** The ids of some forty future events, from the game itself: the site reads, and keeps, nothing for it. */
async function eventIds(): Promise<number[]> {
  const from = new Date(siteTime()).toISOString()
  const filter = { from, sortField: 'eventStart', sortOrder: 'ASC' }
  const headers = { 'content-type': 'application/json' }
  const search = `${site.sandboxUrl}/game/eventfeed/public/search`
  const answer = await fetch(search, { method: 'POST', headers, body: JSON.stringify(filter) })
  return searchSchema
    .parse(await answer.json())
    .events.map(({ id }) => id)
    .slice(0, 50)
}

const searchSchema = z.object({ events: z.array(z.object({ id: z.number() })).min(40) })

/** Has sections rendered, as the page builder does. */
const simulate = (sections: unknown[]) =>
  visit(`/slice-simulator?state=${lzString.compressToEncodedURIComponent(JSON.stringify(sections))}`, {
    'sec-fetch-dest': 'iframe',
  })

const keptPages = () => filesBelow('cache/pages')

/** The stored files whose folder has a name. */
const filesOf = (folder: string) => filesBelow('cache').filter((name) => name.includes(`/${folder}/`))

/** The names of all files below a folder of the served build. */
function filesBelow(folder: string): string[] {
  const whole = join(site.folder, folder)
  if (!existsSync(whole)) return []
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(whole, join(entry.parentPath, entry.name)))
    .toSorted()
}
