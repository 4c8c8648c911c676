import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import {
  acceptTerms,
  mainHeading,
  publishCampaign,
  setEnrolment,
  tourHeadings,
  visitorsRegister,
} from './support/campaigns.ts'
import { expect, test } from './support/fixtures.ts'
import { choosePlayer, signInAs, untilKeptInBrowser } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'

// Each test has its own player, since they run at the same time on one sandbox.
const TOUR = '/campaigns/tour-of-summits'

const terms = (page: Page) => page.getByRole('main').getByRole('checkbox')
const reminder = (page: Page) => page.getByRole('main').getByText('Please accept the terms first.')
const bar = (page: Page) => page.getByText('You are signed up for Tour of Summits.')

test('a visitor who ticks the terms is registered by signing in, and finds the page of a participant [CP-034, CP-035, CP-036]', async ({
  page,
  request,
  sandbox,
}) => {
  await setEnrolment(request, sandbox, { player: 'Tomás', mission: 'summits', to: 'withdraw' })
  await page.goto(TOUR)
  await terms(page).check()
  await untilKeptInBrowser(visitorsRegister(page))
  await visitorsRegister(page).click()
  await choosePlayer(page, 'Tomás')
  await expect(page).toHaveURL(TOUR)
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  await expect(mainHeading(page)).toBeFocused()
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('register')))).toEqual([])
})

test('a visitor who has not ticked the terms comes back to the button, focused, and is not registered [CP-048]', async ({
  page,
  request,
  sandbox,
}) => {
  await setEnrolment(request, sandbox, { player: 'Maya', mission: 'summits', to: 'withdraw' })
  await page.goto(TOUR)
  await visitorsRegister(page).click()
  await choosePlayer(page, 'Maya')
  const button = page.getByRole('button', { name: 'Join the tour' })
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription('Please accept the terms first.')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // It looks like a button that can be pressed, and the press shows what is missing.
  await expect(button).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(terms(page)).toBeFocused()
  await expect(reminder(page)).toHaveCSS('position', 'static')

  // Only with the keyboard: tick the box, move to the button, register.
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  for (let steps = 0; steps < 3 && !(await button.evaluate((each) => each === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  await expect(mainHeading(page)).toBeFocused()
})

test('a player withdraws at the end of the page, finds the registration again, and its button enrols once [CP-046]', async ({
  page,
  request,
  sandbox,
}) => {
  await setEnrolment(request, sandbox, { player: 'Robin', mission: 'summits', to: 'enroll' })
  await signInAs(page, 'Robin', TOUR)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(mainHeading(page)).toHaveText(tourHeadings.registration)
  await expect(mainHeading(page)).toBeFocused()
  await expect(bar(page)).toHaveCount(0)

  await acceptTerms(page)
  const sent: string[] = []
  page.on(
    'request',
    (each) => each.method() === 'POST' && each.url().includes('/api/campaigns') && sent.push(each.url()),
  )
  await page.getByRole('button', { name: 'Join the tour' }).dblclick()
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  expect(sent).toHaveLength(1)
})

test.describe('a player who is not eligible', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('is told once, and led to the profile in a new window [CP-039, CP-052, CP-054]', async ({ page }) => {
    await signInAs(page, 'Sam', TOUR)
    await acceptTerms(page)
    const button = page.getByRole('button', { name: 'Join the tour' })
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your profile is not eligible for registration')
    await expectAccessible(page, 'dialog[open]')
    const profile = dialog.getByRole('link', { name: /^Redirect to profile/ })
    await expect(profile).toHaveAttribute('href', '/settings/profile')
    await expect(profile).toHaveAttribute('target', '_blank')
    for (const close of ['Escape', 'Cancel', 'Close'] as const) {
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      if (close === 'Close') break
      await expect(button).toHaveAttribute('aria-disabled', 'false')
      await page.waitForTimeout(1000) // clicks are throttled
      await button.click()
      await expect(dialog).toBeVisible()
    }
  })
})

test.describe('a registration that has closed', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('opens the dialog, and changes nothing', async ({ page, sandbox }) => {
    const yesterday = new Date(siteTime() - 86_400_000)
    const path = await publishCampaign(sandbox, 'winter-base-camp', { registration: yesterday })
    await sandbox.publish(`campaign_page/${path.split('/').at(-1)}/en-us`, [
      { path: 'data.layout_name', value: 'legacy' },
    ])
    await signInAs(page, 'Haruka', path)
    await acceptTerms(page)
    await page.getByRole('button', { name: 'Pitch my tent' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('You are signed up')).toHaveCount(0)
  })
})

test('who takes part before the start keeps the page, and the button says so [CP-033, CP-040, CP-049]', async ({
  page,
}) => {
  await signInAs(page, 'Haruka', '/campaigns/spring-classics')
  const button = page.getByRole('button', { name: 'Signed Up' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(terms(page)).toHaveCount(0)
  await expect(page.getByText('You are signed up for Spring Classics.')).toBeVisible()
})

test.describe('a session that ended on the way', () => {
  test.use({ allowedErrors: [/status of 401/] })

  test('leads through sign-in, and the player is registered after it', async ({ page, request, sandbox, context }) => {
    await setEnrolment(request, sandbox, { player: 'Chiara', mission: 'summits', to: 'withdraw' })
    await signInAs(page, 'Chiara', `/de${TOUR}`)
    await acceptTerms(page)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Bei der Tour mitmachen' }).click()
    await choosePlayer(page, 'Chiara')
    await expect(page).toHaveURL(`/de${TOUR}`)
    await expect(mainHeading(page)).toHaveText('Welcher Gipfel wird diese Woche deiner?')
    await expect(page.getByText('Du bist für Tour of Summits angemeldet.')).toBeVisible()
  })
})
