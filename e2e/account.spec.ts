import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAsNele, type NewPlayer, signInAsNew } from './support/new-player.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test('the account page keeps language, time zone and privacy choice for the whole site', async ({ page }) => {
  await joinAsNele(page, '/settings/account')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo')
  const counting = page.getByRole('region', { name: 'What we count' })
  await expect(counting).toContainText('StatisticsNot allowed')
  await counting.getByRole('button', { name: 'Change my choice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await dialog.getByRole('checkbox', { name: 'Statistics' }).check()
  await dialog.getByRole('button', { name: 'Save choice' }).click()
  await expect(counting).toContainText('StatisticsAllowed')
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/settings/account')
  await expect(page.getByRole('combobox', { name: 'Zeitzone' })).toHaveValue('Asia/Tokyo')
  await expect(page.getByRole('region', { name: 'Was wir zählen' })).toContainText('StatistikErlaubt')
})

test('a player reads what is known of them, takes it as a file, and what fails is named in both', async ({
  page,
  sandbox,
}) => {
  await joinAsNele(page, '/settings/account')
  await page.getByRole('link', { name: 'Read my data' }).click()
  const profile = page.getByRole('region', { name: 'Profile in the game' })
  await expect(profile).toContainText('First nameNele')
  await expectAccessible(page)
  await sandbox.fault({ service: 'game', path: '/membership/membership-status', kind: 'failing' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('We can’t load this right now.')
  await expect(profile).toContainText('First nameNele')
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await begun
  expect(file.suggestedFilename()).toBe('gruppetto-account.json')
  const data = z
    .looseObject({ missing: z.array(z.string()), profile: z.looseObject({ firstName: z.string() }) })
    .parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect([data.missing, data.profile.firstName]).toEqual([['membership', 'payment'], 'Nele'])
})

/** Nothing can be ended by who merely found a device unlocked: the provider asks for the password. */
async function signInOnceMore(page: Page, player: NewPlayer): Promise<void> {
  await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in once more' }).click()
  await signInAsNew(page, player)
  await expect(page).toHaveURL('/settings/account#sessions')
}

test('sessions elsewhere are seen and ended, one or all, without script', async ({ page, browser, baseURL }) => {
  const player = await joinAsNele(page, '/settings/account')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveText([/^Chrome on \w+This one/])
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL, javaScriptEnabled: false, userAgent: PHONE })),
  )
  const phones = await Promise.all(contexts.map((context) => context.newPage()))
  for (const phone of phones) {
    await phone.goto('/login?returnTo=/settings/account')
    await signInAsNew(phone, player)
    await expect(phone).toHaveURL('/settings/account')
  }
  await page.reload()
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await signInOnceMore(page, player)
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await sessions
    .getByRole('button', { name: /^End the session of .* on iPhone$/ })
    .first()
    .click()
  await expect(sessions.getByRole('status')).toHaveText('Ended. It has to sign in again.')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  const isSignedIn = async (where: Page) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    return (await where.context().request.get('/api/session', { headers })).ok()
  }
  const goOn = await Promise.all(phones.map(isSignedIn))
  expect(goOn.filter(Boolean)).toHaveLength(1)
  // There the provider, where that browser is still signed in, asks for the password.
  const ended = phones[goOn.indexOf(false)] ?? page
  await ended.reload()
  await expect(ended.getByLabel('Password')).toBeVisible()
  const left = phones[goOn.indexOf(true)] ?? page
  await left.reload()
  await signInOnceMore(left, player)
  await left.getByRole('button', { name: 'End all others' }).click()
  await expect(left.getByRole('status')).toHaveText('All others have ended. They have to sign in again.')
  expect([await isSignedIn(left), await isSignedIn(page)]).toEqual([true, false])
  await Promise.all(contexts.map((context) => context.close()))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('deleting the account is asked twice, and then is a request that the player sends', async ({ page }) => {
    await joinAsNele(page, '/settings/account')
    await page.getByRole('link', { name: 'Delete my account…' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete your account?')
    await page.getByRole('button', { name: 'Yes, go on to the form' }).click()
    await expect(page).toHaveURL(/\/help\/contact\?draft=/)
    await expect(page.getByLabel('First name')).toHaveValue('Nele')
    await expect(page.getByLabel('E-mail')).toHaveValue(/^nele-.*@example\.test$/)
    await expect(page.getByLabel('Message')).toHaveValue(/^Please delete my account/)
    await expect(page.getByText('We were unable to submit your form')).toBeHidden()
  })
})
