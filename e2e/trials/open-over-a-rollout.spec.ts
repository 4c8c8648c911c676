import { expect, test } from '../support/fixtures.ts'
import { heading, testDocument, testUid } from '../support/test-document.ts'

// A page that stays open while the site is built again, so that the scripts that it has not loaded yet are gone; or while
// the connection is.
test.use({ allowedErrors: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] })

const SCRIPTS = '**/_next/static/chunks/*.js'

const form = {
  slice_type: 'form',
  primary: { title: 'Bring your club', action_url: { link_type: 'Web', url: '' }, button_label: 'Ask us' },
  items: [{ name: 'club', placeholder_text: 'Name of the club' }],
}
/** So many that the form is far below the first screen. */
const ABOVE = Array.from({ length: 30 }, (_, index) => heading(`Paragraph ${index}`))

for (const [locale, words] of [
  ['', { title: 'Part of this page didn’t load', reload: 'Reload the page', email: 'E-mail address' }],
  ['/de', { title: 'Ein Teil dieser Seite ist nicht angekommen', reload: 'Seite neu laden', email: 'E-Mail-Adresse' }],
] as const)
  test(`a page whose scripts are gone offers to be loaded again, and keeps what was typed (${locale || '/en'})`, async ({
    page,
    sandbox,
    gotoHydrated,
  }) => {
    const uid = testUid('rollout')
    form.primary.action_url.url = `${sandbox.url}/forms/rollout`
    await sandbox.create(testDocument(uid, [...ABOVE, form]))
    await gotoHydrated(`${locale}/${uid}`)
    let asked = 0
    await page.route(SCRIPTS, (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await page.getByRole('textbox', { name: 'Name of the club' }).fill('Passfahrer')
    await page.getByRole('textbox', { name: words.email }).fill('maya@example.com')
    const offer = page.getByRole('alert').filter({ hasText: words.title })
    await expect(offer).toBeVisible({ timeout: 20_000 })
    expect(asked).toBeGreaterThan(2)

    await page.unroute(SCRIPTS)
    await offer.getByRole('button', { name: words.reload }).click()
    await expect(page.getByRole('textbox', { name: 'Name of the club' })).toHaveValue('Passfahrer')
    // The form may be replaced by its script's at this very moment.
    await expect(() => page.getByRole('textbox', { name: 'Name of the club' }).scrollIntoViewIfNeeded()).toPass()
    // The form's script is at work, and has replaced the form.
    await expect(page.locator('form[novalidate]')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Name of the club' })).toHaveValue('Passfahrer')
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue('maya@example.com')
    await expect(offer).toBeHidden()
  })

test('a script that does not arrive once is requested again, unnoticed', async ({ page, sandbox, gotoHydrated }) => {
  const uid = testUid('rollout')
  form.primary.action_url.url = `${sandbox.url}/forms/rollout`
  await sandbox.create(testDocument(uid, [...ABOVE, form]))
  await gotoHydrated(`/${uid}`)
  let refused = 0
  await page.route(SCRIPTS, async (route) => {
    refused += 1
    if (refused > 2) return route.fallback()
    return route.fulfill({ status: 404, body: '' })
  })
  await page.getByRole('textbox', { name: 'Name of the club' }).scrollIntoViewIfNeeded()
  await expect(page.locator('form[novalidate]')).toHaveCount(1)
  await expect(page.locator('#reload-offer')).toBeHidden()
})

for (const [locale, title, gone] of [
  ['', 'Part of this page didn’t load', 'You seem to be offline'],
  ['/ja', 'このページの一部を読み込めませんでした', '接続が切れているようです'],
] as const)
  test(`without a connection the page says so, and goes on once it is back (${locale || '/en'})`, async ({
    page,
    context,
    sandbox,
    gotoHydrated,
  }) => {
    const uid = testUid('offline')
    form.primary.action_url.url = `${sandbox.url}/forms/rollout`
    await sandbox.create(testDocument(uid, [...ABOVE, form]))
    await gotoHydrated(`${locale}/${uid}`)
    await context.setOffline(true)
    await page.locator('[name=club]').fill('Passfahrer')
    const notice = page.getByRole('alert').filter({ hasText: title })
    await expect(notice).toContainText(gone, { timeout: 20_000 })
    await expect(notice.getByRole('button')).toHaveCount(0)

    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await page.locator('footer').click()
    await expect(page.locator('form[novalidate]')).toHaveCount(1)
    await expect(page.locator('[name=club]')).toHaveValue('Passfahrer')
  })

test.describe('without a connection at the first sign', () => {
  test.use({ firstSign: 'awaited', consent: 'unknown' })

  test('the page says so, and runs once it is back', async ({ page, context }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeVisible()
    await context.setOffline(false)
    // React has taken over the page.
    await expect(page.locator('.consent')).toBeVisible()
    await expect(page.locator('#connection-notice')).toBeHidden()
  })
})
