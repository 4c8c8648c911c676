import { expectContrast } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/one-tab.ts'
import { galleryPaths } from '../support/site-map.ts'

const PAGES = [
  '/',
  '/events',
  '/events/view/1002',
  '/news',
  '/plans',
  '/shop',
  '/help',
  '/campaigns/tour-of-summits',
  '/search?q=ride',
]

// The tab is shared with other files of tests.
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }))
test.afterEach(({ page }) => page.emulateMedia({ colorScheme: null }))

for (const path of [...PAGES, ...(await galleryPaths())]) {
  test(`in the dark scheme every text of ${path} is readable`, async ({ page, visit }) => {
    await visit(path)
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
    await expectContrast(page)
  })
}
