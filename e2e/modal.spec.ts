import { expect, test, untilHydrated } from './support/fixtures'

test('nothing below a modal moves when it opens, though the page’s scrollbar goes', async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use
  // A browser whose scrollbars take up space.
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ baseURL })
  await page.goto('/help')
  await untilHydrated(page)
  const room = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const before = await room()
  expect(before).toBeLessThan(page.viewportSize()?.width ?? 0)
  await page.locator('[data-help="form"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await room()).toBe(before)
  await browser.close()
})
