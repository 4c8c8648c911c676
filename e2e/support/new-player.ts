import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export type NewPlayer = { email: string; password: string }

/** Creates a new account, and opens a page with it. */
export async function joinAsNele(page: Page, returnTo: string): Promise<NewPlayer> {
  const player = { email: `nele-${crypto.randomUUID()}@example.test`, password: 'uphill both ways' }
  await page.goto(`/join?${new URLSearchParams({ returnTo }).toString()}`)
  await page.getByLabel('First name').fill('Nele')
  await page.getByLabel('Last name').fill('Brandt')
  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Password').fill(player.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(returnTo)
  return player
}

/** Like `joinAsNele`, and waits until the page knows its player. */
export async function joinAndBeKnown(page: Page, returnTo: string): Promise<NewPlayer> {
  const known = page.waitForResponse('**/api/session')
  const player = await joinAsNele(page, returnTo)
  await known
  return player
}

/** Signs in on the provider's page, which is open. */
export async function signInAsNew(page: Page, { email, password }: NewPlayer): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
