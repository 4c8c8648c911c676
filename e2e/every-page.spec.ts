import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectValidHtml } from './support/html.ts'

/** One address for each kind of page. */
const PAGES = ['/', '/de', '/ja']

for (const path of PAGES) {
  test(`${path} is valid, accessible, fits every window and breaks no policy`, async ({ page, gotoHydrated }) => {
    const response = await gotoHydrated(path)
    expect(response?.status()).toBe(200)
    await expectValidHtml((await response?.text()) ?? '', path)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('answers 404 with a whole page', async ({ page, gotoHydrated }) => {
    const response = await gotoHydrated('/no-such-page')
    expect(response?.status()).toBe(404)
    await expectValidHtml((await response?.text()) ?? '', '/no-such-page')
    await expectAccessible(page)
  })
})
