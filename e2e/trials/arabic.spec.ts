import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expectNoOverflow } from '../support/overflow.ts'

// A site that has Arabic on trial (docs/decisions/062).
test.describe.configure({ mode: 'default' })
// Its pictures come from its own sandbox, the policy of cached pages is the tested build's.
test.use({ allowedErrors: [/\/media\//] })

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite('arabic', { TRIAL_LANGUAGES: 'ar' })
})
test.afterAll(() => site.stop())

for (const path of ['', '/events', '/events/view/1001', '/plans', '/shop', '/news', '/help']) {
  test(`/ar${path} runs from right to left, fits every window and is accessible`, async ({ page }) => {
    const response = await page.goto(`${site.url}/ar${path}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectNoOverflow(page, [1440, 375, 320])
    await expectAccessible(page)
  })
}

test('a page runs the way of its language, the header around it the way of the site’s', async ({ page }) => {
  await page.goto(`${site.url}/ar/about`)
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main')).toHaveAttribute('dir', 'ltr')
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(logo?.x ?? 0).toBeGreaterThan(640)
})

test('the cards of a row begin on the right, and the left key goes on to the next', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${site.url}/ar`)
  const row = page.locator('.carousel-row').first()
  await row.scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute('data-running')
  const [first, second] = [row.locator('.carousel-slide').nth(0), row.locator('.carousel-slide').nth(1)]
  const placeOf = async (slide: typeof first) => (await slide.boundingBox())?.x ?? 0
  expect(await placeOf(first)).toBeGreaterThan(await placeOf(second))
  const before = await placeOf(second)
  await row.locator('.carousel-track').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => placeOf(second)).toBeGreaterThan(before + 100)
  await expect(row.getByRole('button', { name: 'عرض الشريحة السابقة' })).toBeEnabled()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(Math.abs((await placeOf(second)) - before)).toBeLessThan(2)
  }).toPass()
})

test('Arabic is offered, and named to search engines where it is written', async ({ page }) => {
  await page.goto(`${site.url}/ar`)
  await expect(page.locator('#languages').getByText('العربية')).toHaveAttribute('href', '/ar')
  const named = () => page.locator('link[rel="alternate"][hreflang="ar"]')
  await expect(named()).toHaveAttribute('href', /\/ar$/)
  await page.goto(`${site.url}/ar/about`)
  await expect(named()).toHaveCount(0)
})

test('without the variable nothing of it is there', async ({ page, request }) => {
  expect((await request.get('/ar')).status()).toBe(404)
  const text = await (await request.get('/')).text()
  expect(text).not.toMatch(/hreflang="ar"|العربية/i)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
