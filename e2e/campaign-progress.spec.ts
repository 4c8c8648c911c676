import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { setEnrolment } from './support/campaigns.ts'
import { joinAndBeKnown } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { publishPage } from './support/publish-page.ts'
import { choosePlayer, forgetSession, signInAs, type PlayerName } from './support/sign-in.ts'

const TOUR = '/settings/campaigns/tour-of-summits'
const asked = 'campaign=tour-of-summits'

/** A page of the site, once it knows its player: then its links to progress open the dialog. */
async function openKnown(page: Page, player: PlayerName, path: string): Promise<void> {
  const known = page.waitForResponse('**/api/session')
  await signInAs(page, player, path)
  await known
}

const dialog = (page: Page, name = 'Your progress') => page.getByRole('dialog', { name })

test('an editor’s button opens the progress above its page, by keyboard, and Escape leads back to the button [CP-070]', async ({
  page,
  request,
  sandbox,
}) => {
  const primary = { title: 'So far', primary_cta_label: 'How far am I?', primary_cta_url: TOUR }
  const path = await publishPage(request, sandbox, [{ slice_type: 'hero', primary }])
  await openKnown(page, 'Greta', path)
  const button = page.getByRole('link', { name: 'How far am I?' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Tour of Summits' })).toBeVisible()
  await expect(dialog(page)).toContainText('You’re on your way')
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', /0\.4/)
  await expect(page).toHaveURL(`${path}?${asked}`)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('link', { name: 'Go to the campaign' }).click()
  await expect(page).toHaveURL('/campaigns/tour-of-summits')
  await expect(dialog(page)).toHaveCount(0)
})

test('the player’s menu opens all campaigns of the player, and gets the focus back', async ({ page }) => {
  await openKnown(page, 'Greta', '/about')
  const menu = page.getByRole('button', { name: 'Your account' })
  await menu.click()
  await page.locator('#player-menu').getByRole('link', { name: 'My campaigns' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Tour of Summits' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Midnight Sun Parade' })).toBeVisible()
  await expect(dialog(page)).not.toContainText('Winter Base Camp')
  await expect(page.locator('#player-menu')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test('an address with a campaign opens it on any page, also in German, and is the page’s own again once closed [CP-070]', async ({
  page,
}) => {
  await signInAs(page, 'Greta', `/de/about?${asked}&ref=mail`)
  const german = dialog(page, 'Dein Fortschritt')
  await expect(german.getByRole('heading', { name: 'Tour of Summits' })).toBeVisible()
  await expect(german).toContainText('Du bist unterwegs')
  await expect(german.getByRole('status')).toContainText('2 von 5')
  await expectAccessible(page)
  await german.getByRole('button', { name: 'Schließen' }).click()
  await expect(german).toHaveCount(0)
  await expect(page).toHaveURL('/de/about?ref=mail')
})

test('a visitor is asked to sign in, without a request for a player, and then finds the progress there', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`/about?${asked}`)
  await expect(dialog(page)).toContainText('Sign in to see how far you have come.')
  expect(requests.filter((url) => url.includes('/api/campaigns'))).toEqual([])
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Sign in' }).click()
  await choosePlayer(page, 'Greta')
  await expect(page).toHaveURL(`/about?${asked}`)
  await expect(dialog(page)).toContainText('You’re on your way')
})

test('a page is the same for caches, whatever campaign its address names', async ({ request }) => {
  const [plain, named] = await Promise.all([request.get('/about'), request.get(`/about?${asked}`)])
  expect(named.headers()['cache-control']).toBe(plain.headers()['cache-control'])
  expect(await named.text()).toBe(await plain.text())
})

test.describe('an unknown campaign', () => {
  test.use({ allowedErrors: [/404/] })

  test('is told so, after one request; a name that can’t be one is asked for by none', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/api/campaigns/progress') && requests.push(request.url()))
    await signInAs(page, 'Greta', '/about?campaign=no-such-tour')
    await expect(dialog(page)).toContainText('There is no such campaign.')
    expect(requests).toHaveLength(1)
    await page.goto('/about?campaign=%2F..%2Fadmin%3Cscript%3E')
    await expect(dialog(page)).toContainText('There is no such campaign.')
    expect(requests).toHaveLength(1)
  })

  test('is a missing page', async ({ page }) => {
    await signInAs(page, 'Greta', '/about')
    const answer = await page.goto('/settings/campaigns/no-such-tour')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('one who has just begun, one who waits, one who has done it, and one who isn’t in [CP-070]', async ({
  page,
  request,
  sandbox,
}) => {
  await setEnrolment(request, sandbox, { player: 'Haruka', mission: 'midnight-sun-parade', to: 'enroll' })
  await setEnrolment(request, sandbox, { player: 'Haruka', mission: 'spring-classics', to: 'enroll' })
  await signInAs(page, 'Haruka', '/settings/campaigns/msp-page')
  await expect(page.getByRole('main')).toContainText('everything is still ahead of you')
  await expect(page.getByRole('main')).toContainText('0 of 3')
  await page.goto('/settings/campaigns/spring-classics')
  await expect(page.getByRole('main')).toContainText('The campaign hasn’t begun yet')
  await page.goto('/settings/campaigns/winter-base-camp')
  await expect(page.getByRole('main')).toContainText('This campaign is over, and you didn’t take part.')
  await page.goto('/settings/campaigns/gran-fondo-quest')
  await expect(page.getByRole('main')).toContainText('You aren’t taking part in this campaign yet.')
  await expect(page.getByRole('main').getByRole('link', { name: 'See what it is about' })).toHaveAttribute(
    'href',
    '/campaigns/gran-fondo-quest',
  )
  await forgetSession(page)
  await signInAs(page, 'Greta', '/settings/campaigns/winter-base-camp')
  await expect(page.getByRole('main')).toContainText('You’ve done it!')
})

test('a new player has none yet, on a page that says how to find one', async ({ page }) => {
  await joinAndBeKnown(page, '/settings/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My campaigns')
  await expect(page.getByRole('main')).toContainText('You aren’t taking part in any campaign')
  await page.getByRole('main').getByRole('link', { name: 'All campaigns' }).click()
  await expect(page).toHaveURL('/campaigns')
})

test('slowly, the dialog is there at once and says that it looks it up', async ({ page, sandbox }) => {
  await openKnown(page, 'Greta', '/about')
  await sandbox.fault({ service: 'game', path: '/campaigns/missions/summits', kind: 'slow', milliseconds: 2000 })
  await page.goto(`/about?${asked}`)
  await expect(dialog(page).getByRole('status')).toContainText('Looking it up…')
  await sandbox.clearFaults()
  await expect(dialog(page)).toContainText('You’re on your way')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu’s entry and an editor’s link lead to pages with the same, and visitors to sign-in', async ({
    page,
  }) => {
    await page.goto(TOUR)
    await choosePlayer(page, 'Greta')
    await expect(page).toHaveURL(TOUR)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour of Summits')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('2 of 5')
    await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'My campaigns' }).click()
    await expect(page.getByRole('heading', { name: 'Midnight Sun Parade' })).toBeVisible()
  })
})

for (const width of [375, 768, 1440]) {
  const tag = width === 375 ? [] : '@sweep'
  test(`at ${width} pixels nothing sticks out of the dialog or the page, in Japanese`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs(page, 'Greta', `/ja/about?${asked}`)
    await expect(dialog(page, '進み具合').getByRole('heading')).toHaveCount(2)
    await expectNoOverflow(page)
    await page.goto(`/ja${TOUR}`)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
}
