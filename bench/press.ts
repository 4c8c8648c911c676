import type { Locator, Page } from 'playwright'

/**
 * Presses what a finger is on, once the page is at rest: nobody presses anything while what is there is still being scrolled
 * or drawn. Not by Playwright's `click`, whose own look at the page would be part of the interaction.
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
