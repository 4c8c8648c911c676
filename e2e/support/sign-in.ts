import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The demo players, one of each kind (sandbox/game/players.ts). */
export const players = {
  Maya: { name: 'Maya Lindqvist', email: 'maya@example.test' },
  Tomás: { name: 'Tomás Rivera', email: 'tomas@example.test' },
  Robin: { name: 'Robin Okafor', email: 'robin@example.test' },
  Greta: { name: 'Greta Vogel', email: 'greta@example.test' },
  Owen: { name: 'Owen Carter', email: 'owen@example.test' },
  Chiara: { name: 'Chiara Moretti', email: 'chiara@example.test' },
  Sam: { name: 'Sam Bennett-Hale', email: 'sam@example.test' },
  Noah: { name: 'Noah Keller', email: 'noah@example.test' },
  Haruka: { name: 'Haruka Satō', email: 'haruka@example.test' },
} as const

export type PlayerName = keyof typeof players

const signInPath = (returnTo: string) => `/login?${new URLSearchParams({ returnTo }).toString()}`

/** Signs in through the provider's own page, and waits until the player is back on the site. */
export async function signInAs(page: Page, player: PlayerName, returnTo = '/'): Promise<void> {
  await page.goto(signInPath(returnTo))
  await choosePlayer(page, player)
  await expect(page).toHaveURL(returnTo)
}

/** Leaves the page first, so that it asks for nothing more once its session is forgotten. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/**
 * Opens the provider's page on a site that soon gives up on services (`impatient`): a busy machine's first answers are too
 * slow for it.
 *
 * @param site its origin
 */
export async function openProvider(page: Page, site: string, returnTo: string): Promise<void> {
  await expect(async () => {
    await page.goto(site + signInPath(returnTo))
    expect(page.url()).toContain('/identity/interaction/')
  }).toPass({ timeout: 50_000, intervals: [1000] })
}

/**
 * Like `signInAs`, on a site that soon gives up on services: see `openProvider`. The provider may have signed the player in
 * by then, and not ask again; the page itself may be answered in time only once it has been asked for before.
 *
 * @param site its origin
 */
export async function signInPatiently(page: Page, site: string, player: PlayerName, returnTo: string): Promise<void> {
  await expect(async () => {
    await page.goto(site + signInPath(returnTo))
    if (page.url().includes('/identity/interaction/')) await choosePlayer(page, player)
    await expect(page).toHaveURL(site + returnTo, { timeout: 8000 })
    expect(await page.evaluate(readStatus), 'the page is served').toBeLessThan(500)
  }).toPass({ timeout: 50_000, intervals: [1000] })
}

/** Runs in the browser: the status that its page was answered with. */
const readStatus = () =>
  performance
    .getEntriesByType('navigation')
    .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.responseStatus : 0))[0]

/**
 * Waits until script keeps in the browser what a form's button asks for. Before that it travels with the sign-in: it is done
 * before the visitor is back, and ends with another sign-in.
 */
export async function untilKeptInBrowser(button: Locator): Promise<void> {
  await expect.poll(() => button.evaluate((each) => typeof each.closest('form')?.onclick)).toBe('function')
}

/** Clicks on a player on the provider's page. */
export async function choosePlayer(page: Page, player: PlayerName): Promise<void> {
  await page.getByRole('button', { name: players[player].name }).click()
}
