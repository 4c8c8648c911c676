import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { SitePage } from './site-map.ts'

/** Expects a page to have exactly one first-level heading, title and description. */
export async function expectTitled(page: Page): Promise<void> {
  await expect(page.locator('h1'), 'headings of the first level').toHaveCount(1)
  await expect(page, 'title').toHaveTitle(/\S/)
  await expect(page.locator('head > meta[name=description]'), 'description').toHaveAttribute('content', /\S/)
}

/** Expects a page to name itself as canonical, and exactly the languages that its sitemap names: it exists in
 * them, and English is for readers of all others. */
export async function expectLanguages(page: Page, { path, languages }: SitePage): Promise<void> {
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', addressOf(page, path))
  if (languages.size === 0) return
  const named = await page
    .locator('head > link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(languages.get('x-default'), 'for other languages').toBe(languages.get('en'))
  const sorted = (pairs: unknown[][]) => pairs.map((pair) => pair.join(' ').replace(/\/$/, '')).toSorted()
  expect(sorted(named), 'languages').toEqual(sorted([...languages]))
}

/** An address of the site in the form used in its pages: the home page's has no slash. */
function addressOf(page: Page, path: string): string {
  return new URL(path, page.url()).href.replace(/\/$/, '')
}
