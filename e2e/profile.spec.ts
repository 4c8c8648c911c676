import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAsNele, type NewPlayer, signInAsNew } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { expectFormScripted } from './support/scripted-form.ts'
import { choosePlayer, signInAs, type PlayerName } from './support/sign-in.ts'
import type { Page } from '@playwright/test'

// All tests share the sandbox's players: changes that would affect other tests are made with a new player, other
// changes are undone.
test.describe.configure({ mode: 'default' })

const PROFILE = '/settings/profile'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const status = (page: Page) => page.locator('form').getByRole('status')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

/** Opens the profile of a new player. @returns the e-mail address and password */
async function openOwnProfile(page: Page): Promise<NewPlayer> {
  const account = await joinAsNele(page, PROFILE)
  await expectFormScripted(page)
  return account
}

async function openProfile(page: Page, player: PlayerName, path = PROFILE): Promise<void> {
  await signInAs(page, player, path)
  await expectFormScripted(page)
}

test('a player who is not signed in signs in and comes back [SY-002, CN-003]', async ({ page }) => {
  await page.goto('/de/settings/profile')
  await choosePlayer(page, 'Tomás')
  await expect(page).toHaveURL('/de/settings/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Profil' })).toBeVisible()
  await expect(field(page, 'Gewicht')).toHaveValue('78')
})

test('no cache keeps a player’s own pages, and who is not signed in, like a search engine, gets none of them', async ({
  page,
  request,
}) => {
  for (const path of ['/settings', '/settings/profile', '/settings/account', '/my-events', '/my-events/results']) {
    const answer = await request.get(`/it${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(303)
    expect(answer.headers().location, path).toMatch(/\/login\?/)
  }
  await signInAs(page, 'Tomás')
  const response = await page.goto('/it/settings')
  expect(response?.headers()['cache-control']).toContain('no-store')
})

test('name, FTP and units are saved, shown in the header at once, and there after a reload [SY-007]', async ({
  page,
}) => {
  await openOwnProfile(page)
  const header = page.locator('#player-menu [data-player-name]')
  await expect(header).toHaveText('Nele')
  await field(page, 'First name').fill('Nelly')
  await field(page, 'FTP').fill('231')
  await field(page, 'Weight').fill('61')
  await page.getByText('Miles and pounds').click()
  await expect(field(page, 'Weight')).toHaveValue('134.5')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await expect(header).toHaveText('Nelly')
  await expect(page.locator('html')).toHaveAttribute('data-units', 'imperial')
  await expect(page.getByRole('main').getByText('Nelly Brandt')).toBeVisible()

  await page.reload()
  await expect(header).toHaveText('Nelly')
  await expect(field(page, 'First name')).toHaveValue('Nelly')
  await expect(field(page, 'FTP')).toHaveValue('231')
  await expect(field(page, 'Weight')).toHaveValue('134.5')
  await expect(page.getByRole('radio', { name: 'Miles and pounds' })).toBeChecked()
})

test('what was saved is there on the way back', async ({ page }) => {
  await openProfile(page, 'Chiara')
  await field(page, 'FTP').fill('201')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(field(page, 'FTP')).toHaveValue('201')
  await field(page, 'FTP').fill('198')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
})

test('what is typed right after saving stays, since nothing is animated meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.animated = 'on'
      return start(update)
    }
  })
  await openOwnProfile(page)
  await field(page, 'First name').fill('Nell')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await field(page, 'FTP').fill('232')
  await expect(page.getByRole('main').getByText('Nell Brandt')).toBeVisible()
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await expect(field(page, 'FTP')).toHaveValue('232')
  await expect(page.locator('html')).not.toHaveAttribute('data-animated')
})

test('a player whom missions turn away sets the FTP that they ask for', async ({ page }) => {
  await openProfile(page, 'Sam')
  await expect(field(page, 'FTP')).toHaveValue('')
  await field(page, 'FTP').fill('240')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await field(page, 'FTP').fill('')
  await save(page)
  await expect(status(page)).toHaveText('Saved.')
  await page.reload()
  await expect(field(page, 'FTP')).toHaveValue('')
})

test('what is not plausible is told beside its field, and not sent', async ({ page }) => {
  await openProfile(page, 'Haruka')
  const saves: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()))
  await field(page, 'First name').fill(' ')
  await field(page, 'FTP').fill('9000')
  await field(page, '5 km time').fill('fast')
  await save(page)
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Please fill this in.')
  await expect(field(page, 'FTP')).toHaveAccessibleDescription(/whole watts from 20 to 700/)
  await expect(field(page, '5 km time')).toHaveAccessibleDescription(/like 25:30/)
  await expectAccessible(page)
  expect(saves).toEqual([])
})

test.describe('a session that ends while the player types', () => {
  test.use({ allowedErrors: [/status of 401/] })

  test('leads through sign-in back to what was typed', async ({ page, sandbox }) => {
    const account = await openOwnProfile(page)
    await field(page, 'FTP').fill('187')
    await sandbox.endSessions(account.email)
    await save(page)
    await signInAsNew(page, account)
    await expect(page).toHaveURL(PROFILE)
    await expect(status(page)).toContainText('What you typed is still here')
    await expect(field(page, 'FTP')).toHaveValue('187')
    await page.reload()
    await expect(field(page, 'FTP')).toHaveValue('')
  })
})

test('the page is accessible, fits every window and is used by keyboard alone', async ({ page }) => {
  await openProfile(page, 'Haruka')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await field(page, 'First name').focus()
  for (const next of ['Last name', 'E-mail']) {
    await page.keyboard.press('Tab')
    await expect(field(page, next)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Woman', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('238')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Saved.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('237')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await expect(status(page)).toHaveText('Saved.')
})

test('in German the page speaks German and writes decimals with a comma', async ({ page }) => {
  await openProfile(page, 'Greta', '/de/settings/profile')
  await expect(field(page, 'Gewicht')).toHaveValue('59,5')
  await field(page, 'FTP').fill('viel')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(field(page, 'FTP')).toHaveAccessibleDescription(/ganze Watt von 20 bis 700/)
  await expectNoOverflow(page)
})

test('joined events are listed, and left; who has none is led to the calendar [PB-008, EV-036, EV-053]', async ({
  page,
  sandbox,
}) => {
  await openOwnProfile(page)
  await page.goto('/events/view/1002')
  await page.getByRole('button', { name: 'Join group C' }).click()
  await expect(page.getByRole('button', { name: 'Leave group C' })).toBeVisible()

  await page.goto(PROFILE)
  const list = page.getByRole('region', { name: 'Your events' })
  await list.scrollIntoViewIfNeeded()
  const event = list.getByRole('listitem').filter({ hasText: 'Wednesday Harbour Lights' })
  await expect(event).toContainText('Group C')
  await expect(event.getByRole('link', { name: 'Wednesday Harbour Lights' })).toHaveAttribute(
    'href',
    '/events/view/1002',
  )
  await event.getByRole('button', { name: 'Leave Wednesday Harbour Lights' }).click()
  await expect(list.getByText('You’ve left Wednesday Harbour Lights.')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Wednesday Harbour Lights' })).toHaveCount(0)
  await expect(list.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events')
  const calls = await sandbox.calls({ service: 'game', path: '/events/signup/1002' })
  expect(calls.map(({ method }) => method)).toContain('DELETE')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile is saved by its form, in the units that it shows, and the page says so', async ({ page }) => {
    await joinAsNele(page, PROFILE)
    await page.goto(`/de${PROFILE}`)
    const saveForm = page.getByRole('button', { name: 'Änderungen speichern' })
    await field(page, 'FTP').fill('212')
    await field(page, 'Gewicht').fill('61,5')
    await saveForm.click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await expect(field(page, 'FTP')).toHaveValue('212')
    await expect(field(page, 'Gewicht')).toHaveValue('61,5')
    await page.getByText('Meilen und Pfund').click()
    await saveForm.click()
    await expect(field(page, 'Gewicht')).toHaveValue('135,6')

    await field(page, 'FTP').fill('9000')
    await saveForm.click()
    await expect(page.getByRole('alert').filter({ hasText: 'So lässt sich das nicht speichern' })).toBeVisible()
    await expect(field(page, 'FTP')).toHaveValue('9000')
    await expect(field(page, 'FTP')).toHaveAccessibleDescription(/ganze Watt von 20 bis 700/)
    await field(page, 'FTP').fill('213')
    await saveForm.click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible()
    await expect(field(page, 'Gewicht')).toHaveValue('135,6')
  })
})
