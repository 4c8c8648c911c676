import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectValidHtml } from './support/html.ts'

const EVENT = '/events/view/1002'

test('an event has a page that is valid, accessible and fits every window', async ({ page, gotoHydrated }) => {
  const response = await gotoHydrated(EVENT)
  expect(response?.status()).toBe(200)
  await expectValidHtml((await response?.text()) ?? '', EVENT)
  await expect(page.getByRole('heading', { level: 1, name: 'Wednesday Harbour Lights' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Group ride')
  await expect(page.getByRole('listitem').filter({ hasText: 'Group D' })).toContainText('1.0 to 2.5 watts per kilo')
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('is found in every language', async ({ page }) => {
  await page.goto(`/de${EVENT}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/de${EVENT}$`))
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7)
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is told the start in their own zone, in the room that UTC had', async ({ page, gotoHydrated, browser, baseURL }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const plain = await withoutScript.newPage()
    await plain.goto(EVENT)
    const utc = plain.locator('h1 ~ p time')
    await expect(utc).toHaveText(/^Wednesday, .* at 6:30 PM UTC$/)
    const room = await utc.boundingBox()
    await withoutScript.close()

    await gotoHydrated(EVENT)
    const local = page.locator('h1 ~ p time')
    await expect(local).toHaveText(/^Thursday, .* at 3:30 AM GMT\+9$/)
    expect(await local.boundingBox()).toEqual(room)
  })
})

test.describe('an event that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const id of ['999999', 'tuesday', '1016']) {
    test(`${id} answers 404 with a whole page`, async ({ gotoHydrated, page }) => {
      const response = await gotoHydrated(`/events/view/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('404')
    })
  }
})

test.describe('while the game server is down', () => {
  test.use({ allowedErrors: [/status of (?:503|404)/] })

  test('an event that nobody has asked for yet answers 503, which is not remembered', async ({ page, sandbox }) => {
    // Not even an earlier run has asked for it.
    const id = `77${Date.now() % 1_000_000_000}`
    await sandbox.fault({ service: 'game', kind: 'failing', path: `/public/events/${id}` })
    expect((await page.goto(`/fr/events/view/${id}`))?.status()).toBe(503)
    await sandbox.clearFaults()
    expect((await page.goto(`/fr/events/view/${id}`))?.status()).toBe(404)
  })
})
