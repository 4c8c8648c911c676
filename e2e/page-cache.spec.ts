import type { Page, Response } from '@playwright/test'
import { expect, test, untilHydrated } from './support/fixtures.ts'
import { publishPage } from './support/publish-page.ts'

/** Scripts are put in order, and wait for the first paint. */
const NEEDS_ORDER = { tag: ['@needs-arrange-scripts', '@needs-first-paint-first'] }
/** Data are put into a file where scripts are put in order. */
const NEEDS_DATA = { tag: ['@needs-arrange-scripts', '@needs-page-data-files'] }

const cacheState = (response: Response | null) => response?.headers()['x-nextjs-cache']

function expectStrictPolicy(response: Response | null) {
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? ''
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+ [^ ']+\/chat\/chat\.js$/)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(response?.headers()['content-security-policy-report-only']).toBeUndefined()
}

const text = (copy: string) => ({ slice_type: 'text', primary: { blocks: [{ copy: { $rich: copy } }] } })

test('a page has its policy when it is made, and when it comes from the cache', async ({
  request,
  sandbox,
  gotoHydrated,
}) => {
  const path = await publishPage(request, sandbox, [text('Fresh from the press')])
  const made = await gotoHydrated(path)
  expect(cacheState(made)).toBe('MISS')
  expectStrictPolicy(made)
  const kept = await gotoHydrated(path)
  expect(cacheState(kept)).toBe('HIT')
  expectStrictPolicy(kept)
})

test('a page of the build has its policy, too', async ({ gotoHydrated }) => {
  expectStrictPolicy(await gotoHydrated('/'))
})

test('nothing of the framework runs before the first paint', NEEDS_ORDER, async ({ page, gotoHydrated }) => {
  const html = (await (await gotoHydrated('/'))?.text()) ?? ''
  expect(html).not.toMatch(/<script src="[^"]+" async/)
  const { painted, files } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    files: performance
      .getEntriesByType('resource')
      .filter(({ name, initiatorType }) => initiatorType === 'script' && name.includes('/_next/static/'))
      .map(({ startTime }) => startTime),
  }))
  expect(files.length).toBeGreaterThan(3)
  expect(Math.min(...files)).toBeGreaterThanOrEqual(painted)
})

test(
  'the data of a page come as a file, read by nobody who does not have its document',
  NEEDS_DATA,
  async ({ page, request, gotoHydrated }) => {
    const html = (await (await gotoHydrated('/'))?.text()) ?? ''
    expect(html).not.toContain('self.__next_f.push([1,')
    const address = /\/page-data\/[\w-]{43}\S+/.exec(html)?.[0] ?? ''
    const data = await request.get(address)
    expect(data.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    })
    expect(await data.text()).toContain('self.__next_f.push([1,')
    expect((await request.get(address.replace(/[\w-]{43}/, 'A'.repeat(43)))).status()).toBe(404)
    const inline = 'script:not([src], [type="application/ld+json"])'
    expect(await page.evaluate((scripts) => document.querySelectorAll(scripts).length, inline)).toBe(1)
  },
)

test.describe('a page whose data are gone, since its document lay in a cache', NEEDS_DATA, () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('is loaded anew, once, and then is at work', async ({ page, request, sandbox }) => {
    const path = await publishPage(request, sandbox, [text('Loaded anew')])
    let loads = 0
    await page.route(path, async (route) => {
      loads += 1
      const response = await route.fetch()
      const html = await response.text()
      const body = loads === 1 ? html.replace(/\/page-data\/[\w-]{43}/, `/page-data/${'A'.repeat(43)}`) : html
      await route.fulfill({ response, body })
    })
    await page.goto(path)
    await expect.poll(() => loads).toBe(2)
    await untilHydrated(page)
    expect(loads).toBe(2)
  })
})

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('has its policy, its status, and is not kept', async ({ gotoHydrated }) => {
    for (let times = 0; times < 2; times += 1) {
      // For addresses that only content can answer, the document is cached: see missing-addresses.spec.ts.
      const response = await gotoHydrated('/events/view/999999')
      expect(response?.status()).toBe(404)
      expect(cacheState(response)).not.toBe('HIT')
      expectStrictPolicy(response)
    }
  })
})

const FORGED = 'self.__next_f.push([1,"0:null\\n"]);window.forged=true'

test('a script in a text of the content is text', async ({ page, request, sandbox, gotoHydrated }) => {
  const path = await publishPage(request, sandbox, [text(`</script><script>${FORGED}</script>`)])
  await gotoHydrated(path)
  await expect(page.getByText(FORGED)).toBeVisible()
  await expectNotForged(page)
})

test.describe('a script that found its way into a page', () => {
  test.use({ allowedErrors: [/script-src|Content Security Policy/] })

  for (const [form, script] of [
    ["in the framework's own form", 'self.__next_f.push([1,"f:window.forged=true\\n"])'],
    ["in the framework's form with more behind it", FORGED],
    ['of its own', 'window.forged=true'],
  ] as const) {
    test(`${form} does not run, and the page still does`, async ({ page, request, sandbox, gotoHydrated }) => {
      const path = await publishPage(request, sandbox, [text('Still here')])
      await page.route(path, async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace('<body', `<script>${script}</script><body`)
        await route.fulfill({ response, body: html })
      })
      const refused = page.waitForEvent('console', (message) => message.text().includes('policy violation'))
      await gotoHydrated(path)
      await refused
      await expectNotForged(page)
      await expect(page.getByText('Still here', { exact: true })).toBeVisible()
    })
  }
})

async function expectNotForged(page: Page) {
  expect(await page.evaluate(() => 'forged' in window)).toBe(false)
}

test('a publish shows at once, on the pages that use the document and only there', async ({
  page,
  request,
  sandbox,
}) => {
  const changed = await publishPage(request, sandbox, [text('Before')])
  const other = await publishPage(request, sandbox, [text('As it was')])
  for (const path of [changed, other]) await page.goto(path)
  await sandbox.publish(`page${changed}/en-us` as `page/${string}/en-us`, [
    { path: 'data.body.0.primary.blocks.0.copy', value: { $rich: 'After' } },
  ])
  await page.goto(changed)
  await expect(page.getByText('After', { exact: true })).toBeVisible()
  expect(cacheState(await page.goto(other))).toBe('HIT')
})
