import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { signInAs } from './support/sign-in.ts'

const EVENT = '/events/view/1002'

/** Shows a page as its print-out. */
async function print(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  return page.locator('main')
}

for (const path of [
  '/plans',
  '/campaigns/tour-of-summits',
  '/news/1401-tour-of-summits-guide',
  EVENT,
  '/events',
  '/help',
  '/',
]) {
  const tag = [EVENT, '/plans'].includes(path) ? [] : '@sweep'
  test(
    `on paper ${path} has neither the site around it nor anything to press or to play`,
    { tag },
    async ({ page }) => {
      const main = await print(page, path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      for (const kind of [
        'header.site-header',
        'footer.site-footer',
        'nav',
        'dialog',
        '[popover]',
        'video',
        'iframe',
      ]) {
        await expect(page.locator(kind).filter({ visible: true })).toHaveCount(0)
      }
      for (const role of ['button', 'textbox', 'radio', 'combobox'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    },
  )

  test(`${path} fits the width of a sheet, and costs no ink for grounds`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 })
    const main = await print(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680)
    const grounds = await main.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((each) => each.checkVisibility())
          .map((each) => getComputedStyle(each))
          .filter((style) => style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none').length,
    )
    expect(grounds).toBe(0)
  })
}

test.describe('a visitor who has not answered', () => {
  test.use({ consent: 'unknown' })

  test('is not asked on paper', async ({ page }) => {
    await page.goto('/plans')
    const banner = page.locator('#consent')
    await expect(banner).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(banner).toBeHidden()
  })
})

test('plans are on paper with their prices', async ({ page }) => {
  const main = await print(page, '/plans')
  await expect(main.getByText('$179.99')).toBeVisible()
})

test('an event is on paper with its groups, their starts and the profile of its route', async ({ page }) => {
  const main = await print(page, EVENT)
  await expect(main.getByRole('heading', { name: 'Group C' })).toBeVisible()
  await expect(main.locator('time').first()).toBeVisible()
  await expect(main.locator('.route-sketch')).toBeVisible()
})

test('the calendar is on paper with its rows, but not how to join or how soon that is', async ({ page }) => {
  const main = await print(page, '/events')
  await expect(main.locator('.calendar-row').first()).toContainText(/\d (?:W\/kg|km\/h)/)
  await expect(main.locator('.calendar-time').first()).toBeVisible()
  for (const kind of ['.calendar-groups > summary', '[data-near]', '.event-join-bar']) {
    await expect(page.locator(kind).filter({ visible: true })).toHaveCount(0)
  }
})

test('answers that are closed on the screen are open on paper', async ({ page }) => {
  await page.goto('/help')
  const answer = page.getByText('Turn the cranks for ten seconds')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('a row that scrolls on the screen shows all of its cards on paper', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 })
  const main = await print(page, '/campaigns/tour-of-summits')
  for (const stage of ['Pine Ridge', 'Glacier Gate', 'Alpine Dawn']) {
    const card = main.locator('.card').filter({ has: page.getByRole('heading', { name: stage }) })
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(680)
  }
})

test('a campaign on paper says when it begins, instead of how long that was to go', async ({ page }) => {
  const main = await print(page, '/campaigns/tour-of-summits')
  await expect(main.getByRole('timer').locator('time')).toBeVisible()
  await expect(main.getByRole('timer').locator('dl')).toBeHidden()
})

test('links to other sites are followed by their addresses', async ({ page }) => {
  const main = await print(page, '/gallery/alert')
  const link = main.locator('.prose a[href^="https"]').first()
  const address = await link.getAttribute('href')
  expect(await link.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(address)
})

test('results are on paper under their title, without ways on', async ({ page }) => {
  await signInAs(page, 'Maya', '/my-events/results')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Picture to share' }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Picture to share' }).filter({ visible: true })).toHaveCount(0)
})

test('a receipt is the payments alone, under their title', async ({ page }) => {
  await signInAs(page, 'Owen', '/settings/membership')
  await expect(page.getByRole('cell', { name: 'Monthly membership' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: 'Monthly membership' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText(['Your membership', 'Payments'])
})
