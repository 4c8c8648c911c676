import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectValidHtml } from './support/html.ts'
import { expectNoOverflow } from './support/overflow.ts'

const ARTICLE = '/news/1401-tour-of-summits-guide'

for (const path of ['/news', '/news/older/1303', ARTICLE]) {
  test(`${path} is valid, accessible and fits every window`, async ({ page, gotoHydrated }) => {
    const response = await gotoHydrated(path)
    expect(response?.status()).toBe(200)
    await expectValidHtml((await response?.text()) ?? '', path)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}

test('lists the news newest first, and leads to what came before', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/news')
  const days = page.locator('main > section time')
  const instants = await days.evaluateAll((times) =>
    times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)),
  )
  expect(instants).toHaveLength(13)
  expect(instants).toEqual(instants.toSorted((one, other) => other - one))

  await page.getByRole('link', { name: 'Older news' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Older news' })).toBeVisible()
  await expect(page).toHaveURL(/\/news\/older\/\d+$/)
  const before = await days.first().getAttribute('datetime')
  expect(Date.parse(before ?? '')).toBeLessThan(Math.min(...instants))
})

test('leads from the list to an article and back', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/de/news')
  const first = page.getByRole('article').first().getByRole('link')
  const title = await first.textContent()
  await first.click()
  await expect(page).toHaveURL(/\/de\/news\/\d+-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.getByRole('main').locator('a[href="/de/news"]').click()
  await expect(page).toHaveURL(/\/de\/news$/)
})

test('an article under another name leads to its own for good', async ({ page, request }) => {
  const path = `/it/news/1401-name-of-${Date.now()}`
  for (const visit of ['first', 'second']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), visit).toBe(308)
  }
  expect((await page.goto(`${path}-too`))?.status()).toBe(200)
  await expect(page).toHaveURL(`/it${ARTICLE}`)
})

test.describe('an article that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of ['/news/999-nothing', '/news/nothing', '/news/older/999', '/news/older/01401']) {
    test(`${path} answers 404 with a whole page`, async ({ page, gotoHydrated }) => {
      expect((await gotoHydrated(path))?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('404')
    })
  }
})

test.describe('while the articles are out of reach', () => {
  test.use({ allowedErrors: [/status of (?:503|404)/] })

  test('an article that nobody has asked for yet answers 503, which is not remembered', async ({ page, sandbox }) => {
    // The id is new in each run, so that it has never been requested.
    const id = 7_000_000_000 + (Date.now() % 1_000_000_000)
    const code = Buffer.from(String(72_769_263 + id)).toString('base64url')
    await sandbox.fault({ service: 'articles', kind: 'failing', path: `/article_cards/${code}` })
    const answer = await page.goto(`/es/news/${id}-nothing`)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toBe('10')
    await sandbox.clearFaults()
    expect((await page.goto(`/es/news/${id}-nothing`))?.status()).toBe(404)
  })
})

test('a page names the feed of its language, which brings the articles whole and in its own words', async ({
  page,
  request,
}) => {
  await page.goto('/de/plans')
  const feed = page.locator('link[type="application/atom+xml"]')
  const address = new URL((await feed.getAttribute('href')) ?? '')
  expect(address.pathname).toBe('/feeds/de.xml')
  const answer = await request.get(address.pathname)
  const text = await answer.text()
  expect(text).toContain('<title>News von ')
  expect(text.match(/<content type="html">&lt;p&gt;/g)?.length).toBe(20)
  const again = await request.get(address.pathname, { headers: { 'if-none-match': answer.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
