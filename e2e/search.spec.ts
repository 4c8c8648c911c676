import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { heading, newHeading, testDocument, testUid } from './support/test-document.ts'

// A site that has just been started reads for some seconds what can be found.
test.beforeEach(async ({ request }) => {
  const isComplete = async () => (await request.get('/api/search?q=ride&locale=en')).text()
  await expect.poll(isComplete, { timeout: 20_000 }).toContain('"isComplete":true')
})

test('a publish is found within seconds, and what is taken off is not', async ({ request, sandbox }) => {
  const word = testUid('quixotry').replaceAll('-', '')
  const uid = testUid('found')
  await sandbox.create(testDocument(uid, [heading(`A page about ${word}`)]))
  const found = async (query: string) =>
    (await request.get(`/api/search?${String(new URLSearchParams({ q: query, locale: 'en' }))}`)).text()
  await expect.poll(() => found(word)).toContain(`"/${uid}"`)

  const other = testUid('zephyrism').replaceAll('-', '')
  await sandbox.publish(`page/${uid}/en-us`, newHeading(`A page about ${other}`))
  await expect.poll(() => found(other)).toContain(`"/${uid}"`)
  expect(await found(word)).not.toContain(`"/${uid}"`)
})

test('help is found by the words of somebody who needs it, in each language', async ({ request }) => {
  const asked = {
    en: 'refund',
    de: 'Rückerstattung',
    es: 'darse de baja',
    fr: 'remboursement',
    it: 'recesso',
    ja: '払い戻し',
  }
  for (const [locale, q] of Object.entries(asked)) {
    const answer = await (await request.get(`/api/search?${String(new URLSearchParams({ q, locale }))}`)).text()
    expect(answer, q).toContain(locale === 'en' ? '"/help' : `"/${locale}/help`)
  }
})

test('a campaign is found beside the many starts of its tour', async ({ request }) => {
  const answer = await (await request.get('/api/search?q=tour&locale=en')).text()
  expect(answer).toContain('"kind":"campaign"')
  expect(answer).toContain('"kind":"event"')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a page: of every kind, in the visitor’s language, then in English', async ({ page }) => {
    await page.goto('/de/search')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Suche')
    await page.getByRole('main').getByRole('searchbox').fill('tour')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/de/search?q=tour')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treffer für „tour“')
    const campaigns = page.getByRole('region', { name: 'Kampagnen' })
    await expect(campaigns.getByRole('link').first()).toHaveAttribute('href', /^\/de\/campaigns\//)
    const events = page.getByRole('region', { name: 'Events' })
    await expect(events.locator('[lang=en] mark').first()).toHaveText(/tour/i)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test('a kind is shown alone, with a way back to all', async ({ page }) => {
    await page.goto('/search?q=ride&kind=event')
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
    await page.getByRole('link', { name: 'All results' }).click()
    await expect(page).toHaveURL('/search?q=ride')
  })

  test('nothing found leads on, and says what was looked for as text', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<xyzzyplugh>')}`)
    await expect(page.getByText('Nothing found for “<xyzzyplugh>”')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Events calendar' }).click()
    await expect(page).toHaveURL('/events')
  })
})

test('the key / opens the search, arrows lead through the results, and Escape leads back', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/about')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('membarship')
  await expect(dialog.getByRole('status')).toHaveText(/\d results?/)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('s')
  await expect(field).toBeFocused()
  // The browser empties a search field first.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a result opens its page and closes the search', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('membership')
  await dialog.getByRole('link').first().click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL('/about')
})

test('the key does nothing while somebody types, and once it is switched off', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/help/contact')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await page.getByRole('main').getByRole('textbox').first().press('/')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.locator('body').press('/')
  await expect(dialog).toBeHidden()
})

test.describe('in an outage', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test('a search that does not answer says so, and the form still leads to the page', async ({
    page,
    gotoHydrated,
  }) => {
    await page.route('**/api/search?*', (route) => route.abort())
    await gotoHydrated('/about')
    await page.keyboard.press('/')
    await page.keyboard.type('ride')
    await expect(page.getByRole('status').filter({ hasText: 'isn’t answering' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=ride')
  })
})

test('the search and its dialog are accessible, and no wider than a phone', async ({ page, gotoHydrated }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await gotoHydrated('/search?q=ride')
  await expectAccessible(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.keyboard.press('/')
  await page.keyboard.type('ride')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a search in a language that the site does not have, or without a query, is refused', async ({ request }) => {
  expect((await request.get('/api/search?q=ride&locale=tlh')).status()).toBe(400)
  expect((await request.get('/api/search?locale=en')).status()).toBe(400)
  const answer = await request.get('/api/search?q=ride&locale=en')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
