// A site that makes the sizes of its pictures itself (docs/decisions/067), in a browser.
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Page, request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expectNoBrokenPicture } from '../support/pictures.ts'
import { Sandbox } from '../support/sandbox.ts'
import { testDocument, testUid } from '../support/test-document.ts'

test.describe.configure({ mode: 'default' })

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>'

let site: OwnSite
let host: Server
let drawing: string

test.beforeAll(async () => {
  host = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(DRAWING))
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  drawing = `${origin}/asset?id=7`
  const media = (sandboxUrl: string) => ({ MEDIA_ORIGINS: `${sandboxUrl},${origin}` })
  // The sandbox draws each original when it is first asked for, which a host of pictures doesn't.
  site = await startOwnSite('own-sizes', { PICTURE_SIZES: 'own', UPSTREAM_DEADLINE_MS: '20000' })
  await site.restart(media(site.sandboxUrl))
})
test.afterAll(async () => {
  host.close()
  await site.stop()
})

/** Shows all pictures of a page. @returns the statuses of the site's own sizes among them */
async function picturesOf(page: Page, path: string): Promise<number[]> {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(`${site.url}/api/sizes/`)) statuses.push(response.status())
  })
  await page.goto(site.url + path)
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager'
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length), {
      timeout: 60_000,
    })
    .toBe(0)
  await expectNoBrokenPicture(page)
  return statuses
}

test('every picture of the home page shows in a size that the site has made, and none is refused', async ({ page }) => {
  const statuses = await picturesOf(page, '/')
  expect(statuses.length).toBeGreaterThan(5)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('so do pictures within texts, and what has no sizes is shown by its own host', async ({ page }) => {
  const sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  const picture = (url: string) => ({ type: 'image', url, alt: 'A picture', dimensions: { width: 64, height: 64 } })
  const copy = [picture(`${site.sandboxUrl}/media/scenes/fjord.webp`), picture(drawing)]
  const uid = testUid('own-sizes')
  await sandbox.create(testDocument(uid, [{ slice_type: 'text', primary: { blocks: [{ copy }] } }]))
  const statuses = await picturesOf(page, `/${uid}`)
  expect(statuses).toEqual(expect.arrayContaining([200, 307]))
  const shown = await page
    .locator('main img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth))
  expect(shown.filter((width) => width === 64)).toHaveLength(1)
})

test('crawlers find pictures in the sitemap at addresses that they may fetch', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemaps/en.xml`)).text()
  const addresses = [...sitemap.matchAll(/<image:loc>([^<]*)</g)].map(([, address = '']) => address)
  const own = addresses.filter((address) => address.startsWith(`${site.url}/api/sizes/`))
  expect(own.length).toBeGreaterThan(3)
  const answer = await fetch((own[0] ?? '').replaceAll('&amp;', '&'))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain('Allow: /api/sizes/')
})
