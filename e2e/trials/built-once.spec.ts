import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { request as newRequest } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../support/fixtures.ts'
import { packBuild, type PackedSite, startPacked } from '../support/packed-site.ts'
import { Sandbox } from '../support/sandbox.ts'

// One build, packed once, is the site of two places, neither of which it was built for.
test.describe.configure({ mode: 'default' })

const PAGES =
  '/ /about /plans /help /de /de/help /ja/about /shop /events /news /gallery /events/view/1001 /no-such-page /robots.txt /sitemap.xml /sitemaps/en.xml /feeds/en.xml /login /readyz'.split(
    ' ',
  )
const HEADLINE = 'Only at the second place'

const endingSchema = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

let folder: string
let trial: PackedSite
let production: PackedSite

test.beforeAll(async () => {
  folder = await packBuild('--pages')
  trial = await startPacked(folder, { FEATURE_FLAGS: 'winter-lab', MAINTENANCE: 'true' })
  production = await startPacked(folder, { PRODUCT_NAME: 'Peloton' })
  const sandbox = new Sandbox(await newRequest.newContext(), production.sandboxUrl)
  await sandbox.publish('page/about/en-us', [{ path: 'data.meta_title', value: HEADLINE }])
})
test.afterAll(async () => {
  await Promise.all([trial, production].map((site) => site.stop()))
  rmSync(dirname(folder), { recursive: true, force: true })
})

/** Status, headers and text of an answer, as one text; for a page its data as well. */
async function everythingAt(site: PackedSite, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(site.url + path, { redirect: 'manual', headers })
  return [answer.status, ...[...answer.headers].flat(), await answer.text()].join('\n')
}

test('neither place shows a trace of the other, nor of the one where it was built', async () => {
  const built = [process.env.BASE_URL, process.env.SANDBOX_URL].map((url) => new URL(url ?? '').host)
  for (const [site, other] of [
    [trial, production],
    [production, trial],
  ] as const) {
    const foreign = [...built, new URL(other.url).host, new URL(other.sandboxUrl).host]
    for (const path of PAGES) {
      for (const form of ['document', 'data']) {
        const text = await everythingAt(site, path, form === 'data' ? { rsc: '1' } : {})
        expect(
          foreign.filter((host) => text.includes(host)),
          `${site.url}${path}`,
        ).toEqual([])
        expect(text, path).not.toMatch(/^50[0-9]/)
      }
    }
    expect(await everythingAt(site, '/robots.txt')).toContain(site.url)
  }
})

test('each has its own content, flags, name and maintenance', async () => {
  await expect.poll(() => everythingAt(production, '/about')).toContain(HEADLINE)
  expect(await everythingAt(trial, '/about')).not.toContain(HEADLINE)
  expect(await everythingAt(trial, '/winter-lab')).toMatch(/^200/)
  expect(await everythingAt(production, '/winter-lab')).toMatch(/^404/)
  expect(await everythingAt(production, '/')).toContain('Peloton')
  expect(await everythingAt(trial, '/')).not.toContain('Peloton')
  expect(await everythingAt(production, '/help/contact')).toContain('queryType')
  expect(await everythingAt(trial, '/help/contact')).not.toContain('queryType')
})

test('the log says that the pages of the build are not used, and which values differ', () => {
  for (const { log } of [trial, production]) expect(log()).toContain(`SITE_URL (“${process.env.BASE_URL}”, now`)
})

test('the pages work in a browser, under the policy of their place', async ({ page }) => {
  await page.goto(`${trial.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${production.url}/help/contact`)
  await expect(page.getByLabel('Subject')).toBeVisible()
})

test.describe('a start that can’t serve ends with 1 and says what is missing', () => {
  for (const missing of [
    '.next/node_modules',
    '.next/server/chunks',
    '.next/static',
    '.next/BUILD_ID',
    'node_modules/zod',
  ])
    test(`without ${missing}`, async () => {
      const away = join(dirname(folder), 'away')
      renameSync(join(folder, missing), away)
      try {
        const environment = {
          NODE_ENV: 'production' as const,
          SESSION_SECRET: crypto.randomUUID(),
          PRISMIC_WEBHOOK_SECRET: crypto.randomUUID(),
        }
        const started = promisify(execFile)(process.execPath, ['server.ts'], { cwd: folder, env: environment })
        const ended: unknown = await started.catch((error: unknown) => error)
        const { code, stdout, stderr } = endingSchema.parse(ended)
        expect(code).toBe(1)
        expect(stdout + stderr).toContain(missing.replace(/^(?:\.next|node_modules)\//, ''))
        expect(stdout).not.toContain('site ready')
      } finally {
        renameSync(away, join(folder, missing))
      }
    })
})

test('a page of the build before finds its data, scripts and styles at the next build', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'rollout-cache-'))
  const variables = { CACHE_FOLDER: cache }
  const before = await startPacked(folder, variables)
  const html = await (await fetch(`${before.url}/about`)).text()
  await before.stop()
  const files = [...new Set(html.match(/\/(?:_next\/static|page-data)\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])]
  expect(files.filter((file) => file.startsWith('/page-data/'))).toHaveLength(1)

  const next = join(dirname(folder), 'next')
  cpSync(folder, next, { recursive: true, verbatimSymlinks: true })
  renameFiles(next, files)
  const after = await startPacked(next, variables)
  for (const file of files) expect((await fetch(after.url + file)).status, file).toBe(200)
  expect((await fetch(`${after.url}/_next/static/chunks/made-up.js`)).status).toBe(404)
  await after.stop()
  rmSync(cache, { recursive: true, force: true })
})

/** Makes another build of a copy: it has another name, and none of these files. */
function renameFiles(copy: string, files: readonly string[]): void {
  const build = join(copy, '.next')
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8')
  writeFileSync(join(build, 'BUILD_ID'), id.split('').toReversed().join(''))
  const list = join(build, 'build-files.json')
  const listed = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const path of files.map((file) => file.replace('/_next/', ''))) {
    rmSync(join(build, path), { force: true })
    delete listed[path]
  }
  writeFileSync(list, JSON.stringify(listed))
}
