import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const isDark = async (page: Page) => {
  const [red = 255, green = 255, blue = 255] = ((await groundOf(page)).match(/\d+/g) ?? []).map(Number)
  return red + green + blue < 150
}
const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const choose = (page: Page, name: string) => page.locator('.scheme').filter({ hasText: name }).click()

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`a system that is ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    test('decides until the visitor does', async ({ page }) => {
      await page.goto('/imprint')
      expect(await isDark(page)).toBe(scheme === 'dark')
      await expect(choice(page, 'System')).toBeChecked()
      const other = scheme === 'dark' ? 'Light' : 'Dark'
      await choose(page, other)
      expect(await isDark(page)).toBe(scheme !== 'dark')
      await page.goto('/about')
      expect(await isDark(page)).toBe(scheme !== 'dark')
      await expect(choice(page, other)).toBeChecked()
      await choose(page, 'System')
      await page.reload()
      expect(await isDark(page)).toBe(scheme === 'dark')
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('decides alone, and there is no switch that would do nothing', async ({ page }) => {
        await page.goto('/imprint')
        const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
        expect(ground === 'rgb(255, 255, 255)').toBe(scheme === 'light')
        await expect(choice(page, 'Dark')).toHaveCount(0)
      })
    })
  })
}

test('a choice is on the page before there is anything to paint', async ({ page }) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('theme', 'dark')
    } catch {}
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return
      observer.disconnect()
      document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/imprint')
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark')
})

test('the switch is set by the keyboard, says what is chosen, and holds in every tab', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/imprint'), other.goto('/about')])
  await page.bringToFront()
  await choice(page, 'System').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Dark')).toBeFocused()
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Light or dark' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(choice(other, 'Dark')).toBeChecked()
})

test('paper is white, whatever the screen is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/imprint')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const colour = await page.locator('main h1').evaluate((title) => getComputedStyle(title).color)
  expect(colour).toBe('rgb(11, 16, 32)')
})
