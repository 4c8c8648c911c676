import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Presses a control until what it leads to is there: after failures a service isn't called for some seconds. A press that
 * was answered late has taken the control away.
 *
 * @param expectBack expects what the control leads to, within a few seconds
 */
export async function tryAgainUntil(control: Locator, expectBack: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await control.isVisible()) await control.click({ timeout: 2000 })
    await expectBack()
  }).toPass({ timeout: 40_000, intervals: [1000] })
}
