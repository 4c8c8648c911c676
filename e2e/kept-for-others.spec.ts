import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { request as newRequest } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { type OwnSite, startOwnSite } from './support/own-site.ts'
import { rawRequest } from './support/raw-request.ts'
import { Sandbox } from './support/sandbox.ts'

// What the site keeps for everybody, one client can neither remove nor push out. One after the other, on a site of their own.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const SERVICES = ['content', 'game', 'articles', 'storefront', 'identity', 'web']
/** Of the build, and made from content alone. */
const PAGES = ['/', '/about', '/plans', '/de', '/de/about', '/ja/about']

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnSite('kept-for-others', { CACHE_ENTRIES: '120', UPSTREAM_DEADLINE_MS: '4000' })
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

  for (const service of SERVICES) await sandbox.fault({ service, kind: 'unreachable' })
  await site.restart()
  for (const path of PAGES) expect((await visit(path)).status, path).toBe(200)
})

const visit = (path: string) => rawRequest(path, { url: site.url })

/** The names of all files below a folder of the build that is served. */
function filesBelow(folder: string): string[] {
  const whole = join(site.folder, folder)
  if (!existsSync(whole)) return []
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(whole, join(entry.parentPath, entry.name)))
    .toSorted()
}
