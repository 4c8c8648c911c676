import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects a page, or the part of it that a selector names, to have no violation of WCAG 2.2 AA and axe's good practice. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (selector === undefined ? builder : builder.include(selector)).analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
  expect(found, 'accessibility').toEqual([])
}

/** Expects nothing to stick out at the right of any of these widths (CSS pixels). */
export async function expectNoOverflow(page: Page, widths = [320, 375, 768, 1440]): Promise<void> {
  const height = page.viewportSize()?.height ?? 720
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    // Asked until it holds: on a busy machine a frame may pass between the resize and the page's new layout.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `width of the page in a window of ${width}`,
      })
      .toBeLessThanOrEqual(width)
  }
}
