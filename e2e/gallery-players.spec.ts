import type { Locator, Page, Request } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'

const states = ['fresh', 'half-way', 'done'] as const
type State = (typeof states)[number]

/** Expects that a section looks as in a state. @param place the first mock of its type */
type Expected = (place: Locator, state: State) => Promise<void>

/** Expects texts, one for each element found; no element for an empty list. */
const texts =
  (find: (place: Locator) => Locator, expected: Record<State, string | readonly (string | RegExp)[]>): Expected =>
  (place, state) =>
    expect(find(place)).toHaveText(expected[state])

/** Expects marks of joined events: none, one, or several. */
const joined =
  (find: (place: Locator) => Locator): Expected =>
  (place, state) =>
    state === 'done'
      ? expect.poll(() => find(place).count()).toBeGreaterThan(1)
      : expect(find(place)).toHaveCount(state === 'fresh' ? 0 : 1)

const leave = (place: Locator) => place.getByRole('button', { name: /^Leave/ })
const status = (place: Locator) => place.getByRole('status')
const membership = texts((place) => place.getByRole('status').filter({ hasText: 'You' }), {
  fresh: [],
  'half-way': ['You’re on your free trial'],
  done: ['Your membership is active'],
})

/** What tells the states of each personal type apart. */
const personal: Record<string, Expected> = {
  academy_punchcard_new: texts((place) => place.locator('[data-done]').getByRole('heading'), {
    fresh: [],
    'half-way': ['Pine Ridge', 'Cloud Socks'],
    done: [
      'Pine Ridge',
      'Caldera Rim',
      'Col de la Brume',
      'Glacier Gate',
      'Alpine Dawn',
      'Cloud Socks',
      'Summit Jersey',
    ],
  }),
  campaign_progress_bar: texts(status, {
    fresh: '0 of 4 stages',
    'half-way': '1 of 4 stages',
    done: '5 of 4 stages',
  }),
  cta: texts((place) => place.getByRole('button', { name: /^Sign/ }), {
    fresh: 'Sign me up',
    'half-way': 'Signed Up',
    done: 'Signed Up',
  }),
  // An event of several groups names the player's, any other has a button to leave it.
  events_calendar: joined((place) => place.locator('[data-joined]').or(leave(place))),
  givengain_sign_up: async (place, state) => {
    const said = { fresh: 'Start fundraising', 'half-way': '€140 raised of €400', done: '€520 raised of €400' }
    await expect(place).toContainText(said[state])
  },
  hero_with_plan_cards: membership,
  hero_with_plan_selection: membership,
  my_events: async (place, state) => {
    await joined(leave)(place, state)
    if (state === 'fresh') await expect(place).toContainText('You haven’t joined an event yet')
  },
  stage_details: texts((place) => place.locator('ol p', { hasText: /^(Completed|\d+% done)$/ }), {
    fresh: ['0% done', '0% done', '0% done'],
    'half-way': ['Completed', '60% done', '0% done'],
    done: ['Completed', 'Completed', 'Completed'],
  }),
  stage_scheduler: async (place, state) => {
    const counts = { fresh: 0, 'half-way': 1, done: 5 }
    await expect(place.getByText('✓ Completed')).toHaveCount(counts[state])
  },
  todays_plan: async (place, state) => {
    const titles = { fresh: 'Link your training plan', 'half-way': 'One thing is missing', done: 'You are linked' }
    // The visitor's button, which is there until the player's has come, submits a form: here nothing is sent.
    const link = place.locator('button[type=button]', { hasText: 'Link my account' })
    await expect(link).toBeVisible()
    await place.getByRole('checkbox').check()
    await link.click()
    const dialog = place.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText(titles[state])
    await dialog.getByRole('button', { name: 'Close' }).click()
  },
  user_checklist: texts(status, { fresh: '0 of 4 done', 'half-way': '2 of 4 done', done: 'All done. Ride on!' }),
}

const PLAYERS =
  /^\/api\/(?:session|campaigns|membership|pairing|fundraising|profile|events\/(?:joined|mine|starts|calendar\/mine|\d+$))/

/** Whether something is asked for a player: of an endpoint for members, or in a player's name. */
const isForPlayer = (request: Request): boolean =>
  PLAYERS.test(new URL(request.url()).pathname) || request.headers()['x-player'] !== undefined

/** Collects what a page asks for a player from now on. */
function askedForPlayer(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isForPlayer(request)) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

// Everything on the page is near, so all its islands load.
test.use({ viewport: { width: 1280, height: 6000 } })

test.describe('to players', { tag: '@sweep' }, () => {
  for (const [type, expectState] of Object.entries(personal)) {
    test(`the gallery shows ${type} as a fresh player, one half-way, and one who is done see it, and asks nothing for them`, async ({
      page,
      gotoHydrated,
    }) => {
      test.slow()
      const asked = askedForPlayer(page)
      for (const state of states) {
        await gotoHydrated(`/gallery/${type}/players/${state}`)
        await expectState(page.getByRole('article').first(), state)
        await expectNoOverflow(page, [1440, 375])
        await expectAccessible(page, 'main', ['landmark-unique', 'duplicate-id-aria'])
      }
      expect(asked).toEqual([])
    })
  }
})

test('links lead from what a visitor sees to each state, and back', async ({ page }) => {
  await page.goto('/gallery/user_checklist')
  const links = page.getByRole('navigation', { name: 'Seen by' }).getByRole('link')
  await expect(links).toHaveText(['A visitor', 'A player, fresh', 'Half-way', 'Done'])
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await links.nth(2).click()
  await expect(page).toHaveURL('/gallery/user_checklist/players/half-way')
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('article').first().getByRole('status')).toHaveText('2 of 4 done')
  await links.first().click()
  await expect(page).toHaveURL('/gallery/user_checklist')
  await expect(page.getByRole('article').first().getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('whoever is signed in sees the example player there, and is themselves again on the next page', async ({
  page,
}) => {
  await signInAs(page, 'Greta', '/gallery/campaign_progress_bar')
  const asked = askedForPlayer(page)
  await page.goto('/gallery/campaign_progress_bar/players/fresh')
  await expect(page.getByRole('article').first().getByRole('status')).toHaveText('0 of 4 stages')
  await expect(page.getByRole('banner')).toContainText('Maya')
  expect(asked).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click()
  await expect(page.getByRole('banner')).toContainText('Greta')
})

test('a press that would change something is refused without being sent', async ({ page, gotoHydrated }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && isForPlayer(request)) sent.push(request.url())
  })
  await gotoHydrated('/gallery/my_events/players/half-way')
  const button = leave(page.getByRole('article').first())
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('sign-up failed'))
  await button.click()
  await refused
  await expect(button).toBeVisible()
  expect(sent).toEqual([])
})

test('only personal types have states', async ({ page, request }) => {
  await page.goto('/gallery/faq')
  await expect(page.getByRole('navigation', { name: 'Seen by' })).toHaveCount(0)
  for (const path of ['/gallery/faq/players/done', '/gallery/my_events/players/tired', '/gallery/x/players/fresh'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a section that draws nothing has a frame that says why', async ({ page }) => {
  await page.goto('/gallery/spacer,faq')
  const frame = (name: string) => page.getByRole('article', { name, exact: true }).locator('.gallery-nothing')
  await expect(frame('spacer: 120 pixels')).toHaveText('Draws space alone.')
  await expect(frame('spacer: 120 pixels')).toBeVisible()
  await expect(frame('faq: With empty fields')).toHaveText('Draws nothing: its fields are empty.')
  await expect(frame('faq: With empty fields')).toBeVisible()
  await expect(page.getByRole('article', { name: /^faq/ }).first().locator('.gallery-nothing')).toBeHidden()
})
