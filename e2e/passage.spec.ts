import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

// Each test is a visitor's first act on a page (docs/decisions/066).
test.use({ firstSign: 'awaited' })

const NEEDS_RULES = { tag: '@needs-speculation-rules' }

const isScript = (url: URL) => url.pathname.startsWith('/_next/static/') && url.pathname.endsWith('.js')

/** The page's script never arrives, so that the router doesn't follow links, as on a slow line. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(isScript, () => undefined)
}

/** Collects the addresses that the browser has fetched ahead. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const ready: string[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname)
  })
  await browser.send('Preload.enable')
  return ready
}

const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation !== undefined && 'deliveryType' in navigation ? navigation.deliveryType : undefined
  })

test('the page of a link that a visitor points at is there when it is pressed', NEEDS_RULES, async ({ page }) => {
  await holdScripts(page)
  const ready = await fetchedAhead(page)
  await page.goto('/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'Help' })
  await link.hover()
  await expect.poll(() => ready).toEqual(['/help'])
  await link.click()
  await expect(page).toHaveURL('/help')
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
})

test('ways to sign in are never fetched ahead', NEEDS_RULES, async ({ page }) => {
  await holdScripts(page)
  const ready = await fetchedAhead(page)
  await page.goto('/about')
  const header = page.getByRole('banner')
  for (const name of ['Sign in', 'Join', 'Help']) {
    await header.getByRole('link', { name }).hover()
    // The browser takes a pointer that stays for a moment for an intention.
    await expect.poll(() => header.getByRole('link', { name }).evaluate((link) => link.matches(':hover'))).toBe(true)
  }
  await expect.poll(() => ready).toEqual(['/help'])
})

test('once the router follows links, no document is fetched ahead', async ({ page, gotoHydrated }) => {
  const ready = await fetchedAhead(page)
  await page.goto('/about')
  await page.mouse.move(300, 300, { steps: 3 })
  await gotoHydrated('/about')
  const data = page.waitForRequest((request) => request.headers().rsc !== undefined)
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).hover()
  await data
  await page.waitForLoadState('networkidle')
  expect(ready).toEqual([])
})
