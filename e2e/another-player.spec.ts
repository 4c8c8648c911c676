import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { setEnrolment, visitorsRegister } from './support/campaigns.ts'
import { countSignUps, createEvent, groupRow } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { signInAs, type PlayerName } from './support/sign-in.ts'
import { expectFormScripted } from './support/scripted-form.ts'

// Two tabs of one browser: in the first, one player has a page open; in the second, another player signs in. In
// between, no player is signed in, and a tab that asks at that moment gets a 401.
test.use({ allowedErrors: [/409|401 .*\/api\/session\)/] })

const TOUR = '/campaigns/tour-of-summits'

const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'Somebody else is signed in now' })
const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

/** In another tab, the signed-in player signs out, and the given player signs in. */
async function switchTo(context: BrowserContext, player: PlayerName): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/about')
  await tab.getByRole('button', { name: 'Your account' }).click()
  await tab.locator('#player-menu').getByRole('button', { name: 'Sign out' }).click()
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signInAs(tab, player, '/about')
  await expect(tab.locator('#player-menu [data-player-name]')).toHaveText(player)
  return tab
}

test('a profile is saved for nobody else; it says so, keeps what was typed, and saves it once its player is back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'Owen', '/settings/profile')
  await expectFormScripted(page)
  await firstName(page).fill('Owain')
  const tab = await switchTo(context, 'Greta')

  const refused = page.waitForResponse('**/api/profile')
  await save(page).click()
  expect((await refused).status()).toBe(409)
  await expect(words(page)).toBeVisible()
  await expect(words(page).getByRole('link', { name: 'Reload the page' })).toBeVisible()
  await expectAccessible(page)
  await expect(firstName(page)).toHaveValue('Owain')
  await tab.goto('/settings/profile')
  await expect(firstName(tab)).toHaveValue('Greta')

  await switchTo(context, 'Owen')
  const saved = page.waitForResponse('**/api/profile')
  await save(page).click()
  expect((await saved).status()).toBe(200)
  await expect(words(page)).toBeHidden()
  await firstName(page).fill('Owen')
  await save(page).click()
  await expect(page.locator('form').getByRole('status')).toHaveText('Saved.')
})

test('reloading goes on as the player who is signed in by then', async ({ page, context }) => {
  await signInAs(page, 'Chiara', '/de/settings/profile')
  await expectFormScripted(page)
  await switchTo(context, 'Haruka')
  await page.getByRole('textbox', { name: 'FTP' }).fill('199')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await page.getByRole('link', { name: 'Seite neu laden' }).click()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Haruka')
  await expect(page.getByText('Jetzt ist jemand anderes eingeloggt')).toBeHidden()
})

test('nobody else is signed up to an event', async ({ page, context, request, sandbox }) => {
  const event = await createEvent(request, sandbox)
  await signInAs(page, 'Tomás', event.path)
  const join = page.getByRole('button', { name: 'Join group B' })
  await expect(join).toBeVisible()
  await switchTo(context, 'Sam')
  const refused = page.waitForResponse('**/sign-up')
  await join.click()
  expect((await refused).status()).toBe(409)
  await expect(words(page)).toBeVisible()
  await expect(groupRow(page, 'B')).not.toContainText('You’re in')
  expect(await countSignUps(sandbox, event, 'B')).toBe(0)
})

test('nobody else is taken out of a campaign', async ({ page, context, request, sandbox }) => {
  for (const player of ['Robin', 'Haruka'] as const)
    await setEnrolment(request, sandbox, { player, mission: 'summits', to: 'enroll' })
  await signInAs(page, 'Robin', TOUR)
  const withdraw = page.getByRole('button', { name: 'Withdraw' })
  await expect(withdraw).toBeEnabled()
  const tab = await switchTo(context, 'Haruka')
  const refused = page.waitForResponse('**/registration')
  await withdraw.click()
  expect((await refused).status()).toBe(409)
  await expect(words(page)).toBeVisible()
  await expect(page.getByText('That didn’t work. Please try again.')).toBeHidden()
  await tab.goto(TOUR)
  await expect(tab.getByText('You are signed up for Tour of Summits.')).toBeVisible()
  await expect(visitorsRegister(tab)).toBeHidden()
})
