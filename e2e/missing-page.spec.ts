import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectTitled } from './support/head.ts'
import { expectValidHtml } from './support/html.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { heading, testDocument, testUid } from './support/test-document.ts'

test('a page without a translation is English in every language, and says so', async ({ page, sandbox }) => {
  const uid = testUid('untranslated')
  await sandbox.create(testDocument(uid, [heading('Only in English')]))
  for (const locale of ['de', 'es', 'fr', 'it', 'ja']) {
    await page.goto(`/${locale}/${uid}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(`/${uid}`, page.url()).href)
    await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveCount(0)
  }
})

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of ['/no-such-page', '/de/keine-seite', '/ja/academy/no/such']) {
    test(`answers 404 with a whole page at ${path}`, async ({ page, gotoHydrated }) => {
      const response = await gotoHydrated(path)
      expect(response?.status()).toBe(404)
      await expectTitled(page)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectValidHtml((await response?.text()) ?? '', path)
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  }

  test('offers a search and the pages that lead to most others, without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/de/keine-seite')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Eventkalender' })).toHaveAttribute('href', '/de/events')
    await expect(main.getByRole('link', { name: 'Hilfe' })).toHaveAttribute('href', '/de/help')
    await main.getByRole('searchbox').fill('Abo')
    await main.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/de/search?q=Abo')
    await context.close()
  })

  test('a document without sections is one [PB-017]', async ({ page, sandbox }) => {
    const uid = testUid('bodiless')
    await sandbox.create(testDocument(uid, []))
    expect((await page.goto(`/${uid}`))?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(page.getByRole('main').getByText('Page not found')).toBeVisible()
  })
})
