import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { setEnrolment, visitorsRegister } from './support/campaigns.ts'
import { countSignUps, createEvent, groupRow, type TestEvent } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { ageIntent } from './support/sealed-attempt.ts'
import { choosePlayer, signInAs } from './support/sign-in.ts'

// What a visitor requests before script runs is done after signing in (docs/decisions/021).

const joinB = (page: Page) => page.getByRole('button', { name: 'Join group B' })
const toldAs = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const backToPage = (page: Page) => page.getByRole('link', { name: 'Back to the page' })

/** Waits for the address that the provider sends the browser back to. */
const callbackOf = async (page: Page) =>
  (await page.waitForRequest((request) => request.url().includes('/api/auth/callback?'))).url()

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  let event: TestEvent
  test.beforeEach(async ({ request, sandbox }) => {
    event = await createEvent(request, sandbox)
  })

  test('a visitor clicks Join, signs in and is in, once, whatever is loaded again [EV-039, EV-040, SY-005]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(event.path)
    await joinB(page).click()
    const callback = callbackOf(page)
    await choosePlayer(page, 'Tomás')
    await expect(toldAs(page, 'You’re in')).toBeVisible()
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)

    await page.reload()
    await expect(toldAs(page, 'You’re in')).toBeVisible()
    await page.goto(await callback)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(toldAs(page, 'You’re in')).toBeVisible()
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)
    await backToPage(page).click()
    await expect(page).toHaveURL(`${event.path}#groups`)
  })

  test('an intent of more than half an hour ago is signed in for, and not done', async ({ page, context, sandbox }) => {
    await page.goto(event.path)
    await joinB(page).click()
    await ageIntent(context, 31 * 60_000)
    await choosePlayer(page, 'Sam')
    await expect(page).toHaveURL(`${event.path}#groups`)
    expect(await countSignUps(sandbox, event, 'B')).toBe(0)
  })

  test('a sign-in that was stopped loses nothing: another try is for the same start', async ({ page, sandbox }) => {
    await page.goto(event.path)
    const sent = page.waitForRequest((request) => request.url().includes('/identity/auth?'))
    await joinB(page).click()
    const state = new URL((await sent).url()).searchParams.get('state') ?? ''
    await page.goto(`/api/auth/callback?${new URLSearchParams({ error: 'access_denied', state }).toString()}`)
    await page.getByRole('link', { name: 'Try again' }).click()
    await choosePlayer(page, 'Tomás')
    await expect(toldAs(page, 'You’re in')).toBeVisible()
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)
  })

  test('a start that is not open to the player says so, in the language of the page', async ({
    page,
    request,
    sandbox,
  }) => {
    const forWomen = await createEvent(request, sandbox, { groups: { B: { rulesSet: ['LADIES_ONLY'] } } })
    await page.goto(`/de${forWomen.path}`)
    await page.getByRole('button', { name: 'Gruppe B' }).click()
    await choosePlayer(page, 'Tomás')
    await expect(toldAs(page, 'Du bist nicht angemeldet')).toBeVisible()
    await page.getByRole('link', { name: 'Zurück zur Seite' }).click()
    await expect(page).toHaveURL(`/de${forWomen.path}#groups`)
  })

  test('a visitor who has not ticked the terms comes back to the button, focused, and is registered once they are [CP-034, CP-036, CP-048]', async ({
    page,
    request,
    sandbox,
  }) => {
    const tour = { player: 'Haruka', mission: 'summits' } as const
    await setEnrolment(request, sandbox, { ...tour, to: 'withdraw' })
    await page.goto('/campaigns/tour-of-summits')
    await expect(page.getByText('Please accept the terms first.')).toBeHidden()
    await visitorsRegister(page).click()
    await choosePlayer(page, 'Haruka')
    await expect(page).toHaveURL(/\/campaigns\/tour-of-summits#.+-register$/)
    await expect(visitorsRegister(page)).toBeFocused()
    await expect(page.getByText('Please accept the terms first.')).toBeVisible()

    await page.getByRole('main').getByRole('checkbox').check()
    await visitorsRegister(page).click()
    await expect(toldAs(page, 'You’re signed up')).toBeVisible()
    await backToPage(page).click()
    await expect(page.getByText('You are signed up for Tour of Summits.')).toBeVisible()
    await setEnrolment(request, sandbox, { ...tour, to: 'withdraw' })
  })
})

test.describe('while the page’s script is still on its way', () => {
  /** Opens a page whose scripts are held back until they are released. */
  async function openHeld(page: Page, path: string): Promise<() => void> {
    let isHeld = true
    await page.route('**/_next/static/**/*.js', (route) => (isHeld ? undefined : route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    return () => {
      isHeld = false
    }
  }

  test('a visitor clicks Join, signs in, and finds the page saying so', async ({ page, request, sandbox }) => {
    const event = await createEvent(request, sandbox)
    const release = await openHeld(page, event.path)
    await joinB(page).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    release()
    await choosePlayer(page, 'Tomás')
    await expect(page).toHaveURL(`${event.path}#groups`)
    await expect(groupRow(page, 'B')).toContainText('You’re in')
    expect(await countSignUps(sandbox, event, 'B')).toBe(1)
  })

  test('a visitor whom the campaign does not take is told so, and led to the profile [CP-039, CP-054]', async ({
    page,
  }) => {
    const release = await openHeld(page, '/campaigns/tour-of-summits')
    await page.getByRole('main').getByRole('checkbox').check()
    await visitorsRegister(page).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    release()
    await choosePlayer(page, 'Sam')
    await expect(toldAs(page, 'You’re not signed up yet')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/settings/profile')
  })

  test('a visitor who has not ticked the terms comes back to the button, focused, also once script draws it [CP-048]', async ({
    page,
  }) => {
    const release = await openHeld(page, '/campaigns/tour-of-summits')
    await visitorsRegister(page).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    release()
    await choosePlayer(page, 'Sam')
    const button = page.getByRole('button', { name: 'Join the tour' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleDescription('Please accept the terms first.')
    await expect(page).toHaveURL('/campaigns/tour-of-summits')
  })
})

test.describe('a form of another site', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('signs nobody up, and nothing of it is kept', async ({ page, context, request, sandbox, baseURL }) => {
    const event = await createEvent(request, sandbox)
    await signInAs(page, 'Sam', '/about')
    const before = (await context.cookies(baseURL)).map(({ name }) => name)
    const fields = { kind: 'event_sign_up', eventId: event.id, subgroupId: event.subgroupId('B'), returnTo: '/' }
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
    const body = `<form method="post" action="${baseURL}/api/auth/login">${inputs.join('')}<button>Win</button></form>`
    await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('http://evil.example/')
    const answer = page.waitForResponse(`${baseURL}/api/auth/login`)
    await page.getByRole('button', { name: 'Win' }).click()
    expect((await answer).status()).toBe(403)
    expect((await context.cookies(baseURL)).map(({ name }) => name)).toEqual(before)
    expect(await countSignUps(sandbox, event, 'B')).toBe(0)
  })
})

test('news that nobody sealed leads on to the page, and tells nothing', async ({ page }) => {
  for (const outcome of ['event_joined', 'Fe26.2*1*garbage', '<script>alert(1)</script>']) {
    await page.goto(`/login?${new URLSearchParams({ outcome, returnTo: '/about' }).toString()}`)
    await expect(page, outcome).toHaveURL('/about')
  }
})
