import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type FolderSize, folderSize } from '../support/folder-size.ts'
import { type InventedAddress, inventedAddresses } from '../support/invented-addresses.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { siteTime } from '../support/site-time.ts'
import { heading, newHeading, testDocument, testUid } from '../support/test-document.ts'

// These tests run one after the other, on a site of their own.
test.describe.configure({ mode: 'default' })

const SERVICES = ['content', 'game', 'articles', 'storefront', 'identity']

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('ceilings', { UPSTREAM_DEADLINE_MS: '4000', DRAIN_NOTICE_MS: '1000' })
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

test('hundreds of addresses that nobody published leave the disk as it was', async () => {
  const addresses = inventedAddresses(440)
  await askAll(addresses, 40)
  const before = folderSize(site.folder)
  await askAll(addresses, 400)
  const { files, bytes }: FolderSize = folderSize(site.folder)
  expect({ files: files - before.files, isGrown: bytes > before.bytes + 1024 }).toEqual({ files: 0, isGrown: false })
})

test('a publish in the middle of making a page is not lost', async () => {
  const uid = testUid('overtaken')
  await sandbox.create(testDocument(uid, [heading('Before')]))
  await visit('/about')
  await sandbox.fault({ service: 'content', kind: 'slow', path: '/api/v2/documents', milliseconds: 1500, times: 1 })
  const begun = visit(`/${uid}`)
  await expect.poll(() => sandbox.countFaults()).toBe(0)
  await sandbox.publish(`page/${uid}/en-us`, newHeading('After'))

  const overtaken = await begun
  expect(overtaken.status).toBe(200)
  if (overtaken.text.includes('>Before<')) expect(overtaken.headers.get('cache-control')).toContain('no-store')
  expect((await visit(`/${uid}`)).text).toContain('>After<')
})

test('killed and started without any service, the site has every page that was made, and none that was withdrawn', async () => {
  const [made, withdrawn] = [testUid('made'), testUid('withdrawn')]
  for (const uid of [made, withdrawn]) await sandbox.create(testDocument(uid, [heading(`This is ${uid}`)]))
  const paths = [`/${made}`, `/de/${made}`, '/', '/about', '/news', '/events/view/1005']
  for (const path of [...paths, `/${withdrawn}`]) expect((await visit(path)).status, path).toBe(200)
  await sandbox.unpublish(`page/${withdrawn}/en-us`)

  for (const service of SERVICES) await sandbox.fault({ service, kind: 'unreachable' })
  await site.restart()
  for (const path of paths) expect((await visit(path)).status, path).toBe(200)
  expect((await visit(`/${made}`)).text).toContain(`This is ${made}`)
  const gone = await visit(`/${withdrawn}`)
  expect(gone.status).toBe(503)
  expect(gone.text).not.toContain(`This is ${withdrawn}`)
})

test('a page is whole, with its data, for as long as its document is sent, also when others have taken its place', async () => {
  const path = '/events/view/1005'
  expect((await visit(path)).status).toBe(200)
  // The site remembers for some time what it has made itself. Of the pages whose number visitors choose, one is kept.
  await site.restart({ CACHE_ENTRIES: '4' })
  for (let times = 0; times < 3; times += 1) expect((await visit(path)).headers.get('x-nextjs-cache')).toBe('HIT')
  for (const other of [1006, 1007]) expect((await visit(`/events/view/${other}`)).status).toBe(200)
  const { text, headers } = await visit(path)
  expect(headers.get('x-nextjs-cache')).toBe('HIT')
  const data = /\/page-data\/[\w-]{43}\/\S+\.js/.exec(text)?.[0] ?? 'no data'
  expect(data).toContain(path)
  expect((await visit(data)).status).toBe(200)
  // Of answers that are ready to be sent, one is kept as well: visitors who have the document still get its data.
  for (let times = 0; times < 3; times += 1) expect((await visit('/events/view/1007')).status).toBe(200)
  expect((await visit(data)).status).toBe(200)
  await site.restart()
})

test('told to end, the site is not ready, answers what is open, and finishes what it put off', async () => {
  const uid = testUid('last')
  await sandbox.create(testDocument(uid, [heading('The last page')]))
  const back = testUid('back')
  await sandbox.create(testDocument(back, [heading('Back again')]))
  await expect.poll(async () => (await visit(`/${back}`)).status, { timeout: 30_000 }).toBe(200)
  for (const [service, path] of [
    ['content', '/api/v2/documents'],
    ['tracking', '/events'],
  ] as const) {
    await sandbox.fault({ service, kind: 'slow', path, milliseconds: 2500, times: 1 })
  }
  expect((await reportInteraction()).status).toBe(202)
  const open = visit(`/${uid}`)
  await expect.poll(() => sandbox.countFaults()).toBe(0)

  const ended = site.terminate()
  const readiness = async () => {
    const { status, headers } = await visit('/readyz')
    return [status, headers.get('connection')]
  }
  // A busy site may answer once more before it receives the signal.
  await expect.poll(readiness, { intervals: [20] }).toEqual([503, 'close'])
  expect(await open).toMatchObject({ status: 200, text: expect.stringContaining('The last page') })
  expect(await ended).toBe(0)
  expect(await sandbox.tracked('events')).toHaveLength(1)
})

async function visit(path: string, headers?: Record<string, string>) {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Requests some of the addresses, a few at a time, like a crowd of visitors. */
async function askAll(addresses: Generator<InventedAddress, undefined>, count: number): Promise<void> {
  let left = count
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      const { value } = addresses.next()
      if (value) await visit(value.path, value.headers)
    }
  }
  await Promise.all([askOn(), askOn(), askOn(), askOn()])
}

function reportInteraction(): Promise<Response> {
  const properties = { position: 'primary', label: 'Join', url: `${site.url}/join` }
  const timeStamp = '2026-03-01T12:00:00Z'
  return fetch(`${site.url}/api/interactions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: site.url,
      cookie: `consent=statistics.${siteTime()}`,
    },
    body: JSON.stringify({ event: 'cta_click', properties, timeStamp }),
  })
}
