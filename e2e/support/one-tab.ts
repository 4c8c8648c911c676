import { test as base, type Page, type Response } from '@playwright/test'
import { expect, keepAnswer, problemsOf, untilHydrated } from './fixtures.ts'
import { siteTime } from './site-time.ts'

type Tab = { page: Page; problems: string[] }

type Fixtures = {
  /** Opens a page with all its sections shown at once, and waits until its script runs. */
  visit: (path: string) => Promise<Response | null>
  noBrowserErrors: undefined
}

/**
 * Playwright's `test` for checking many pages that store nothing: each worker opens them in one tab, like a visitor's
 * browser, so that files of the site are loaded once. Any console error, uncaught error or policy violation fails the
 * test. Motion is reduced, so that nothing moves during measurements.
 */
export const test = base.extend<Fixtures, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, reducedMotion: 'reduce' })
      await context.addInitScript(keepAnswer, `none.${siteTime()}`)
      const problems = await problemsOf(context)
      await use({ page: await context.newPage(), problems })
      await context.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ tab }, use) => use(tab.page),

  visit: async ({ page, viewport }, use) => {
    await use(async (path) => {
      if (viewport) await page.setViewportSize(viewport)
      const response = await page.goto(path)
      await untilHydrated(page)
      return response
    })
  },

  noBrowserErrors: [
    async ({ tab }, use) => {
      await use(undefined)
      expect(tab.problems.splice(0), 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})
