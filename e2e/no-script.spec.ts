import { expect, test } from './support/fixtures.ts'

// What visitors see with script switched off, or before script has loaded.
test.use({ javaScriptEnabled: false })

test('the home page is all there: every section, the end of the countdown, the questions', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const title of [
    'On the road right now',
    'Three ways to spend an hour',
    'Next on the calendar',
    'Tour of Summits',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('timer').locator('time')).toBeVisible()
  await expect(page.getByRole('timer').locator('dl')).toBeHidden()

  const question = page.locator('details').filter({ hasText: 'What does it cost?' })
  await expect(question.getByText('14 days free')).toBeHidden()
  await question.locator('summary').click()
  await expect(question.getByText('14 days free')).toBeVisible()
})

test('a background video is its poster, without controls that would do nothing', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('.background-video').first()
  const poster = hero.locator('img').first()
  await expect(poster).toBeVisible()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(hero.getByRole('button')).toHaveCount(0)
})

test('carousels are rows to scroll, without buttons', async ({ page }) => {
  await page.goto('/showcase')
  const carousel = page.locator('.carousel').filter({ hasText: 'Savanna at sunrise' })
  await expect(carousel.locator('[data-carousel-next]')).toBeHidden()
  const track = carousel.locator('[data-carousel-track]')
  expect(await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(100)
  expect(await track.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto')
})

test('menus open, and lead on', async ({ page }) => {
  await page.goto('/')
  const menu = page.locator('#menu-0')
  await expect(menu).toBeHidden()
  await page.locator('button[popovertarget=menu-0]').click()
  await menu.getByRole('link', { name: 'Routes' }).click()
  await expect(page).toHaveURL('/routes')
})

test('a language is chosen by links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the drawer opens and closes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Routes' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  })
})

test('every section of the gallery says something', async ({ page }) => {
  // Without script a browser loads all pictures at once; this test only needs texts.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#main > article').first()).toBeVisible()
  for (const all of await page.locator('#main label', { hasText: 'View all' }).all()) await all.click()
  const hidden = await page.locator('#main h2, #main h3').evaluateAll((headings) =>
    headings
      .filter(
        (heading) =>
          // Headings of dialogs, of the thanks after a form was sent, and of days that stand above already, don't count.
          !heading.closest('dialog, .answered-form-thanks, [data-shown-once][hidden]') &&
          !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map(({ textContent }) => textContent),
  )
  expect(hidden, 'headings that only script would show').toEqual([])
})

for (const [path, heading] of [
  ['/news/1401-tour-of-summits-guide', /Tour of Summits/],
  ['/events/view/1002', 'Wednesday Harbour Lights'],
] as const) {
  test(`${path} shows its content`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })
}

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('says so, and has a way on', async ({ page }) => {
    await page.goto('/ja/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL('/ja')
  })
})
