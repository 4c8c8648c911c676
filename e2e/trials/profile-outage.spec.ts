import { request as newRequest } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { choosePlayer } from '../support/sign-in.ts'
import { expectFormScripted } from '../support/scripted-form.ts'
import { tryAgainUntil } from '../support/try-again.ts'

// This test runs on a site of its own, since an outage of profiles would affect every player's sign-in.

// The build's pages show pictures of the sandbox that the build was made with.
test.use({ allowedErrors: [/\/media\/|status of 50[23]/] })

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('profile')
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())

test('while the game server is down a save keeps what was typed; the page is whole, says so and has another try', async ({
  page,
}) => {
  await page.goto(`${site.url}/login?returnTo=/settings/profile`)
  await choosePlayer(page, 'Owen')
  const ftp = page.getByRole('textbox', { name: 'FTP' })
  await expectFormScripted(page)
  await sandbox.fault({ service: 'game', kind: 'failing', path: '/profiles/me' })
  await ftp.fill('206')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('could not be saved right now')
  await expect(ftp).toHaveValue('206')

  const response = await page.goto(`${site.url}/settings/profile`)
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'Your profile is out of reach' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await sandbox.clearFaults()
  await tryAgainUntil(page.getByRole('main').getByRole('link', { name: 'Try again' }), () =>
    expect(ftp).toHaveValue('205', { timeout: 5000 }),
  )
})
