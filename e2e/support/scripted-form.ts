import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Waits until script sends the main form of a page: before, the browser does. */
export const expectFormScripted = (page: Page): Promise<void> =>
  expect(page.locator('main form[novalidate]')).toBeVisible()
