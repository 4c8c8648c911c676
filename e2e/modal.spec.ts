import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { expect, test } from './support/fixtures'

test.use({
  // A browser whose scrollbars take room of their own.
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('nothing below a modal moves when it opens, though the page’s scrollbar goes', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/help')
  const room = () => page.evaluate(() => document.body.getBoundingClientRect().width)
  const before = await room()
  expect(before).toBeLessThan(page.viewportSize()?.width ?? 0)
  await page.locator('[data-help="form"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await room()).toBe(before)
})
