import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Texts of the page that hold a word such as "e-mail" and are wider than with the font's own figures. */
function widened(page: Page): Promise<{ seen: number; wider: string[] }> {
  return page.evaluate(() => {
    const seen: string[] = []
    const wider: string[] = []
    const width = (each: HTMLElement) => each.getBoundingClientRect().width
    for (const element of document.querySelectorAll<HTMLElement>('main :is(p, li, h1, h2, h3, summary, dd, td, a)')) {
      if (!/\p{L}-\p{L}/u.test(element.textContent)) continue
      const sample = element.appendChild(document.createElement('span'))
      sample.style.whiteSpace = 'nowrap'
      sample.textContent = 'e-mail'
      const asShown = width(sample)
      sample.style.fontVariantNumeric = 'normal'
      const asDrawn = width(sample)
      sample.remove()
      seen.push(element.textContent)
      if (Math.abs(asShown - asDrawn) > 0.01) wider.push(element.textContent)
    }
    return { seen: seen.length, wider }
  })
}

for (const path of ['/', '/plans', '/help', '/events']) {
  test(`a hyphen on ${path} has its own width, not a figure's`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const { seen, wider } = await widened(page)
    expect(seen, 'texts with a hyphenated word').toBeGreaterThan(0)
    expect(wider).toEqual([])
  })
}

test('the figures of a countdown and of the live counts keep their width as they change', async ({ page }) => {
  await page.goto('/gallery/live_data')
  await expect(page.locator('[data-count]').first()).toHaveCSS('font-variant-numeric', 'tabular-nums')
  await page.goto('/gallery/hero_banner')
  await expect(page.locator('[data-countdown="seconds"]').first()).toHaveCSS('font-variant-numeric', 'tabular-nums')
})
