import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'

const FIRST_RIDE = '/academy/first/ride'
const SET_UP = '/academy/first/ride/setup'
const TOUR = '/campaigns/tour-of-summits'

/** A featured event that no demo player has joined initially. */
const EVENT = 1004

const section = (page: Page, type: string) => page.locator(`[id^="${type}-"].section`)

/** Scrolls to a section of the page, so that its islands load. */
async function comeTo(page: Page, type: string) {
  const place = section(page, type)
  await place.scrollIntoViewIfNeeded()
  return place
}

test.describe('a visitor', () => {
  test('is asked to sign in, and downloads nothing that is a player’s [SL-my_events-12, PB-006, PB-007]', async ({
    page,
    gotoHydrated,
  }) => {
    const scripts: Promise<string>[] = []
    const asked: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [path, types] of [
      [FIRST_RIDE, ['my_events', 'academy_punchcard_new']],
      [SET_UP, ['user_checklist']],
    ] as const) {
      await gotoHydrated(path)
      for (const type of types) {
        const place = await comeTo(page, type)
        await expect(place.getByRole('link', { name: 'Sign in' })).toBeVisible()
        await expect(place.getByRole('checkbox')).toHaveCount(0)
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    const code = (await Promise.all(scripts)).join('\n')
    for (const mark of ['/api/events/joined', '/punchcard', 'checklist-ticks'])
      expect(code.includes(mark), mark).toBe(false)
    expect(asked.filter((path) => /^\/api\/(?:session|events|campaigns)/.test(path))).toEqual([])
  })

  test('finds the prompt in their language, and it leads back', async ({ page }) => {
    await page.goto(`/ja${FIRST_RIDE}`)
    const prompt = section(page, 'my_events').getByRole('link', { name: 'ログイン' })
    await prompt.click()
    await page.getByRole('button', { name: 'Haruka Satō' }).click()
    await expect(page).toHaveURL(`/ja${FIRST_RIDE}`)
  })

  test('sees pages that are accessible and fit every window', async ({ page, gotoHydrated }) => {
    for (const path of [
      FIRST_RIDE,
      SET_UP,
      '/gallery/cta',
      '/gallery/academy_punchcard_new',
      '/gallery/user_checklist',
      '/gallery/campaign_progress_bar',
    ]) {
      await gotoHydrated(path)
      await expectAccessible(page, 'main')
      await expectNoOverflow(page)
    }
  })
})

test.describe('the punchcard of a player', () => {
  test('shows fitness, workouts and unlocks of the campaign [CP-055, CP-056, CP-057]', async ({ page }) => {
    await signInAs(page, 'Greta', TOUR)
    const card = await comeTo(page, 'academy_punchcard_new')
    const greeting = card.getByRole('heading', { level: 2 })
    // The card may be taller than the window, and its heading is replaced once it is near.
    await expect(() => greeting.scrollIntoViewIfNeeded()).toPass()
    await expect(greeting).toHaveText('Well climbed, Greta')
    await expect(card.locator('dl')).toContainText(/251\sW.*59\.5 kg.*4\.2\sW\/kg.*2 \/ 5/)
    // Rewards stand below the stages, and are looked up once they are near.
    const rewards = card.getByRole('heading', { name: 'Cloud Socks' })
    await expect(() => rewards.scrollIntoViewIfNeeded()).toPass()
    await expect(card.locator('[data-done]').getByRole('heading')).toHaveText([
      'Pine Ridge',
      'Caldera Rim',
      'Cloud Socks',
    ])
    await expect(card.getByText('Unlocks at 100%')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Sign in' })).toBeHidden()
    await expectAccessible(page, '[id^="academy_punchcard_new-"]')
    await expectNoOverflow(page)
  })

  test('shows the completed icon once progress is beyond the goal [CP-059, SL-academy_punchcard_new-02]', async ({
    page,
  }) => {
    await signInAs(page, 'Greta', FIRST_RIDE)
    const card = await comeTo(page, 'academy_punchcard_new')
    await expect(card.getByRole('img', { name: 'Streak pin, earned' })).toBeVisible()
    await expect(card.getByRole('img', { name: 'Winter pin' })).toBeHidden()
  })

  test('leads who has no numbers yet to the profile', async ({ page }) => {
    await signInAs(page, 'Robin', FIRST_RIDE)
    const card = await comeTo(page, 'academy_punchcard_new')
    await expect(card.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/settings/profile')
  })
})

test.describe('the page of the campaign msp-page', () => {
  const PARADE = '/campaigns/msp-page'

  test('shows visitors the stages of the course, and marks the one under way [CN-001, PB-011, SL-stage_details-03]', async ({
    page,
    gotoHydrated,
  }) => {
    const response = await gotoHydrated(PARADE)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Midnight Sun Parade')
    const course = await comeTo(page, 'stage_details')
    await expect(course.locator('[aria-current=step]')).toContainText(/2.*Fjord Road.*Happening now/)
    await expect(course.getByRole('progressbar')).toHaveCount(0)
  })

  test('shows a player how far they have come [CN-001, SL-campaign_progress_bar-01, SL-stage_details-06]', async ({
    page,
  }) => {
    await signInAs(page, 'Greta', PARADE)
    const bar = await comeTo(page, 'campaign_progress_bar')
    await expect(bar.getByRole('status')).toHaveText('1 of 3 nights')
    const rows = (await comeTo(page, 'stage_details')).getByRole('listitem')
    await expect(rows.first()).toContainText('Completed')
    await expect(rows.nth(1)).toContainText('60% done')
    await expectAccessible(page, 'main')
    await expectNoOverflow(page)
  })
})

test.describe('the checklist of a player', () => {
  test('greets, and remembers what is done [SL-user_checklist-04, PB-006]', async ({ page }) => {
    await signInAs(page, 'Tomás', SET_UP)
    const list = await comeTo(page, 'user_checklist')
    await expect(list.getByText('Hi Tomás, this list is yours.')).toBeVisible()
    // The tick appears a moment after the click, from the list that all boxes share.
    await list.getByRole('checkbox', { name: 'Done: A fan, a towel, two bottles' }).click()
    await expect(list.getByRole('status')).toHaveText('1 of 4 done')
    await page.reload()
    await comeTo(page, 'user_checklist')
    await expect(list.getByRole('status')).toHaveText('1 of 4 done')
    await expect(list.getByRole('checkbox', { name: 'Done: A fan, a towel, two bottles' })).toBeChecked()
    await expectAccessible(page, '[id^="user_checklist-"]')
    await expectNoOverflow(page)
  })
})

test.describe('the events of a player', () => {
  test('are listed in their units, can be left, and the list is fetched again [SL-my_events-07, SL-my_events-08, EV-053]', async ({
    page,
  }) => {
    await signInAs(page, 'Owen', FIRST_RIDE)
    await join(page, EVENT)
    await page.reload()
    const list = await comeTo(page, 'my_events')
    const row = list.getByRole('listitem').filter({ has: page.locator(`a[href="/events/view/${EVENT}"]`) })
    await expect(row).toContainText(/\d mi/)
    await expect(row.locator('time')).toContainText('UTC')
    await expectAccessible(page, '[id^="my_events-"]')
    await expectNoOverflow(page)
    const again = page.waitForResponse((response) => response.url().endsWith('/api/events/joined'))
    await row.getByRole('button', { name: /^Leave/ }).click()
    await expect(row.getByRole('button', { name: /^Leaving/ })).toBeVisible()
    await again
    await expect(row).toHaveCount(0)
    await expect(list).toContainText('You haven’t joined an event yet')
  })

  test('an invitation stands where there are none', async ({ page }) => {
    // Any demo player may have joined events, since other tests run at the same time.
    await page.route('**/api/events/joined', (route) => route.fulfill({ json: [] }))
    await signInAs(page, 'Chiara', '/events')
    const list = await comeTo(page, 'my_events')
    await expect(list.getByRole('link', { name: 'Find an event' })).toHaveAttribute('href', '/events')
  })
})

test.describe('while the game can’t be asked', () => {
  test.use({ allowedErrors: [/status of 503/] })

  test('the sections say so, and the page is whole [CP-069]', async ({ page }) => {
    const card = { firstName: 'Greta', usesMetric: true }
    await page.route('**/api/events/joined', (route) => unavailable(route))
    await page.route('**/api/campaigns/*/punchcard', (route) => route.fulfill({ json: card }))
    await signInAs(page, 'Greta', FIRST_RIDE)
    const list = await comeTo(page, 'my_events')
    await expect(list).toContainText('We can’t load your events right now.')
    const punchcard = await comeTo(page, 'academy_punchcard_new')
    await expect(punchcard.getByRole('status')).toContainText('We can’t see your results right now.')
    await expect(punchcard.locator('[data-done]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Things people ask in the pen' })).toBeVisible()

    await page.unroute('**/api/events/joined')
    await list.getByRole('button', { name: 'Try again' }).click()
    await expect(list.getByRole('listitem').first()).toBeVisible()
  })
})

test.describe('a band that registers', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('a band’s own words open for players who are not eligible, and lead to the profile in a new window [CP-053, CP-054]', async ({
    page,
  }) => {
    await signInAs(page, 'Sam', '/gallery/cta')
    const band = section(page, 'cta').first()
    const button = band.getByRole('button', { name: 'Sign me up' })
    await expect(button, 'the player’s button is there').toHaveAttribute('type', 'button')
    await band.getByRole('checkbox').check()
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The tour needs your weight and your category.')
    await expect(dialog.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('target', '_blank')
    await dialog.getByRole('button', { name: 'Maybe later' }).click()
    await expect(dialog).toBeHidden()
  })
})

/** Joins the first group of an event as the page does; a group's id is the event's id followed by the group's digit. */
async function join(page: Page, eventId: number): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const session = (await (await fetch('/api/session')).json()) as { playerId: string }
    const headers = { 'x-player': session.playerId }
    const answer = await fetch(`/api/events/subgroups/${id}1/sign-up`, { method: 'POST', headers })
    return answer.status
  }, eventId)
  expect(status).toBe(200)
}

function unavailable(route: Route): Promise<void> {
  const json = { type: 'urn:problem:upstream_unavailable', title: 'Not now', status: 503, code: 'upstream_unavailable' }
  return route.fulfill({ status: 503, contentType: 'application/problem+json', json })
}
