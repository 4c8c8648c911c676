import type { Locator, Page } from 'playwright'

/**
 * Presses an element once the page is idle, as visitors don't press anything while the page is still scrolling or
 * rendering. Doesn't use Playwright's `click`, whose own checks of the page would be part of the interaction.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await untilIdle(page)
  await page.mouse.down()
  await page.mouse.up()
}

/** Resolves once the page's main thread has nothing to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}
