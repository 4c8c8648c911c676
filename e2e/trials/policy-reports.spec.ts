import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowedErrors: [/Content Security Policy|policy violation|script-src|img-src|status of 404/i] })

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite('policy-reports', { LOG_LEVEL: 'info' })
})
test.afterAll(() => site.stop())

const linesOf = (page: string) =>
  site
    .log()
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    // The build's pages may not show pictures of this site's own sandbox, so these reports are ignored.
    .filter((line) => line.page === page && !String(line.blocked).startsWith('http://localhost'))
    // The browser sends each report by itself, so that they come in any order.
    .toSorted((one, other) => String(one.directive).localeCompare(String(other.directive)))

/** Does what foreign HTML could do if it got into a page. */
const inject = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = `window.planted = 'planted'`
    const picture = new Image()
    picture.src = 'https://evil.example/planted.png?planted'
    document.body.append(script, picture)
    return 'planted' in window
  })

for (const { kind, address, path } of [
  { kind: 'from the cache', address: '/about?planted=1', path: '/about' },
  { kind: 'made for one request', address: '/events?page=2&planted=1', path: '/events' },
  { kind: 'that is not there', address: '/de/planned-page', path: '/de/planned-page' },
]) {
  test(`what the policy of a page ${kind} stops is a line of the log, once`, async ({ page }) => {
    await page.goto(site.url + address)
    for (const _ of [1, 2]) expect(await inject(page)).toBe(false)
    await expect
      .poll(() => linesOf(path))
      .toEqual([
        expect.objectContaining({ level: 'warn', directive: 'img-src', blocked: 'https://evil.example', count: 1 }),
        expect.objectContaining({ level: 'warn', directive: 'script-src-elem', blocked: 'inline', count: 1 }),
      ])
    expect(JSON.stringify(linesOf(path))).not.toContain('planted')
  })
}

test('an error of a script on a page is a line of the log with its place, and without what it says', async ({
  page,
}) => {
  await page.goto(`${site.url}/about?planted=1`)
  const scripts = page.waitForResponse(/_next\/static\/.*\.js/)
  await page.mouse.wheel(0, 100)
  const script = (await scripts).url()
  const place = `${new URL(script).pathname}:1:402`
  const fail = () =>
    page.evaluate((at) => {
      const error = Object.assign(new TypeError('planted'), { stack: `at run (${at}:1:402)` })
      dispatchEvent(new ErrorEvent('error', { error }))
    }, script)
  // The page's scripts have arrived then, and may not have run yet.
  await expect
    .poll(async () => {
      await fail()
      return linesOf('/about').map((line) => line.script)
    })
    .toContain(place)
  const line = linesOf('/about').find((each) => each.script === place)
  expect(line).toMatchObject({ level: 'warn', error: 'TypeError', count: 1 })
  expect(JSON.stringify(line)).not.toContain('planted')
})

test('made-up reports are answered like any other, and what is no report is refused', async ({ request }) => {
  const headers = { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' }
  const data = {
    'csp-report': { 'document-uri': `${site.url}/made-up`, 'effective-directive': 'x', 'blocked-uri': 'x' },
  }
  const send = (changed: Record<string, string>) =>
    request.post(`${site.url}/api/policy-reports`, { headers: { ...headers, ...changed }, data: JSON.stringify(data) })
  expect((await send({})).status()).toBe(204)
  expect((await send({ 'content-type': 'text/plain' })).status()).toBe(415)
  expect((await request.get(`${site.url}/api/policy-reports`)).status()).toBe(405)
  expect(linesOf('/made-up')).toEqual([])
})
