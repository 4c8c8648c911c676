import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'

test('a chosen day keeps its colours under the pointer', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/events')
  const day = page.locator('.calendar-date[aria-current]')
  const colours = () => day.evaluate((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor])
  const before = await colours()
  await day.hover()
  expect(await colours()).toEqual(before)
  await expectAccessible(page, '.calendar-toolbar')
})

test('a tap leaves no pointer’s colours on a day', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  await page.goto('/events')
  const day = page.locator('.calendar-date').nth(2)
  const plain = await day.evaluate((each) => getComputedStyle(each).backgroundColor)
  // Neither the link nor the calendar's script may take the tap: it would choose the day.
  await page.evaluate(() => {
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('click', stop, true)
  })
  await day.tap()
  expect(await day.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(plain)
  await context.close()
})

test('each day is as large as a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/events')
  const sizes = await page.locator('a.calendar-date').evaluateAll((days) =>
    days.map((day) => {
      const { width, height } = day.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
})

test('the links to more events cover no day before the list is in view, however high the screen is', async ({
  page,
}) => {
  await page.goto('/events')
  for (const height of [600, 667, 740, 800, 823, 860, 900, 932]) {
    await page.setViewportSize({ width: 412, height })
    const covered = await page.locator('.calendar-toolbar a').evaluateAll((links) =>
      links
        .map((link) => ({ link, box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom <= innerHeight && box.width > 0)
        .filter(({ link, box }) => {
          const onTop = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2)
          return onTop?.closest('.calendar-pager') && !link.contains(onTop)
        })
        .map(({ link }) => link.textContent),
    )
    expect(covered, `on a screen ${height} px high`).toEqual([])
  }
})

test('ten rows fit two screens of a phone, and each says its route, its paces with their unit, and how to join', async ({
  page,
}) => {
  const height = 812
  await page.setViewportSize({ width: 375, height })
  await page.goto('/events')
  const rows = page.locator('.calendar-row')
  await expect(rows).toHaveCount(10)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.reduce((sum, each) => sum + each, 0)).toBeLessThan(2 * height)
  for (const row of await rows.all()) {
    await expect(row.locator('.calendar-facts')).toHaveText(/\d (?:km|m).*\d (?:W\/kg|km\/h)/)
    await expect(row.getByText('Join', { exact: true }).first()).toBeVisible()
  }
})

test('the filters lie in a sheet that a thumb reaches, in reach of the keyboard and accessible', async ({
  page,
  gotoHydrated,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await gotoHydrated('/events')
  const button = page.getByRole('button', { name: 'Filters' })
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: /^Show \d+ events$/ })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectNoOverflow(page, [375])
  await sheet.getByRole('radio', { name: 'Running' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/events?sport=running')
  await expect(sheet.getByRole('radio', { name: 'Running' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  const facts = page.locator('.calendar-facts')
  await expect(facts.filter({ hasText: 'Cycling' })).toHaveCount(0)
  await expect(facts.filter({ hasText: 'Running' })).not.toHaveCount(0)
})

test('the days of a week lie side by side on a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const language of ['', '/de', '/es', '/fr', '/it', '/ja']) {
    await page.goto(`${language}/events`)
    const wide = await page
      .locator('.calendar-date')
      .evaluateAll((days) =>
        days
          .filter((day) =>
            [...day.children].some((part) => !part.classList.contains('sr-only') && part.scrollWidth > day.clientWidth),
          )
          .map((day) => day.textContent),
      )
    expect(wide, language).toEqual([])
  }
})

test('the links to more events stay in view as the pages turn, and a page begins with its first row', async ({
  page,
  gotoHydrated,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await gotoHydrated('/events')
  const later = page.getByRole('link', { name: 'Later' })
  await page.locator('.calendar-row').last().scrollIntoViewIfNeeded()
  for (const shown of ['11 to 20 of', '21 to 30 of']) {
    await later.click()
    await expect(page.getByRole('status').filter({ hasText: 'of' })).toContainText(shown)
    // A border may lie between two pixels.
    await expect(later).toBeInViewport({ ratio: 0.99 })
    await expect(page.locator('.calendar-row').first()).toBeInViewport()
  }
})
