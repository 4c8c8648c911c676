import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow } from './support/events.ts'
import { expect, test, untilHydrated } from './support/fixtures.ts'
import { joinAndBeKnown, joinAsNele } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'

const pages = [
  { name: 'Overview', path: '/settings' },
  { name: 'My events', path: '/my-events' },
  { name: 'My campaigns', path: '/settings/campaigns' },
  { name: 'Membership', path: '/settings/membership' },
  { name: 'Fundraising', path: '/settings/fundraising' },
  { name: 'Connections', path: '/settings/connections' },
  { name: 'Profile', path: '/settings/profile' },
  { name: 'Account', path: '/settings/account' },
]

/**
 * The calls that the overview itself makes: content and pictures are everybody's, and are kept; campaigns have calls of their
 * own (docs/decisions/073).
 */
function expectAtMostFive(calls: readonly { path: string }[]): void {
  const paths = calls
    .map(({ path }) => path)
    .filter((path) => !/^\/(?:content|media|game\/campaigns|game\/quests)\//.test(path))
  expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(5)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('every page of a player leads to each other one, marks itself, and has one heading', async ({ page }) => {
    await joinAsNele(page, '/settings')
    const navigation = page.getByRole('main').getByRole('navigation', { name: 'Your account' })
    for (const { name, path } of pages) {
      await navigation.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(navigation.locator('[aria-current=page]')).toHaveText(name)
      for (const link of await navigation.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectNoOverflow(page)
      // The link is at least 44 px high; a name in two lines, beside the player's menu, would make it higher.
      expect((await page.getByRole('banner').getByRole('link').first().boundingBox())?.height).toBeLessThanOrEqual(44)
    }
  })
})

test('on a desktop each page of a player begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await joinAsNele(page, '/settings')
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => scrollY), path).toBe(0)
  }
})

test('the overview tells a new player how to begin, by at most five calls', async ({ page, sandbox }) => {
  await joinAsNele(page, '/privacy')
  const before = await sandbox.ownCalls()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nele')
  await expect(page.getByRole('region', { name: 'Your next start' })).toContainText('You haven’t joined an event yet')
  await expect(page.getByRole('region', { name: 'Your last event' })).toContainText('your result here after')
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('You have no membership')
  await expect(page.getByRole('region', { name: 'Connections' })).toContainText('Link your training plans')
  await expect(page.getByRole('region', { name: 'My campaigns' })).toContainText('You aren’t taking part in any')
  await expect(page.getByRole('region', { name: 'Fundraising' })).toHaveCount(0)
  await expectAccessible(page)
  expectAtMostFive((await sandbox.ownCalls()).slice(before.length))
  await page.getByRole('link', { name: 'Find an event' }).click()
  await expect(page).toHaveURL('/events')
})

test('the files of a player’s page are fetched after its first paint, and none of those for browsers of the past', async ({
  page,
}) => {
  await joinAsNele(page, '/settings')
  await untilHydrated(page)
  const { painted, files, old } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    files: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
    old: document.querySelector<HTMLScriptElement>('script[nomodule]')?.src,
  }))
  expect(files.length).toBeGreaterThan(3)
  expect(Math.min(...files.map(({ startTime }) => startTime))).toBeGreaterThan(painted)
  expect(old).toMatch(/\.js$/)
  expect(files.map(({ name }) => name)).not.toContain(old)
})

test('a fundraiser’s overview makes at most five calls, too', async ({ page, sandbox }) => {
  await signInAs(page, 'Chiara', '/privacy')
  const before = await sandbox.ownCalls()
  // Without the page's script, which has calls of its own.
  expect(await (await page.request.get('/settings')).text()).toContain('raised of')
  expectAtMostFive((await sandbox.ownCalls()).slice(before.length))
})

test('the overview’s campaigns are those that the player is in', async ({ page }) => {
  await signInAs(page, 'Greta', '/settings')
  const part = page.getByRole('region', { name: 'My campaigns' })
  await expect(part.getByRole('progressbar').first()).toBeVisible()
  await part.getByRole('link', { name: 'My campaigns' }).click()
  await expect(page).toHaveURL(/\/settings\/campaigns$|campaign=$/)
})

test('a joined event is next, with the time left and the way to it [EV-111]', async ({ page, request, sandbox }) => {
  const event = await createEvent(request, sandbox, { name: 'Lanterns on the ridge', startsIn: 90 })
  await joinAndBeKnown(page, event.path)
  await page.getByRole('button', { name: 'Join group B' }).click()
  await expect(groupRow(page, 'B')).toContainText('You’re in')
  await page.goto('/settings')
  const next = page.getByRole('region', { name: 'Your next start' })
  await expect(next).toContainText('Lanterns on the ridge')
  await expect(next.getByRole('timer', { name: /^Starts / }).locator('[data-countdown=hours]')).toHaveText('01')
  await next.getByRole('link', { name: 'See the event' }).click()
  await expect(page).toHaveURL(event.path)
})

const parts = [
  { name: 'Your next start', path: '/eventfeed/my-events', intact: 'Membership' },
  { name: 'Membership', path: '/membership/membership-status', intact: 'Your next start' },
  { name: 'Connections', path: '/profiles/me', intact: 'Membership' },
]

for (const { name, path, intact } of parts) {
  test(`while ${path} fails, ${name} says so, and the rest of the overview is there`, async ({ page, sandbox }) => {
    await joinAsNele(page, '/privacy')
    await sandbox.fault({ service: 'game', path, kind: 'failing' })
    await page.goto('/settings')
    const part = page.getByRole('region', { name })
    await expect(part).toContainText('We can’t load this right now.')
    await expect(page.getByRole('region', { name: intact })).not.toContainText('We can’t load this')
    await sandbox.clearFaults()
    await part.getByRole('link', { name: 'Try again' }).click()
    await expect(part).not.toContainText('We can’t load this')
  })
}

test('a slow service holds back its own part alone', async ({ page, baseURL, sandbox, requestId }) => {
  await joinAsNele(page, '/privacy')
  await sandbox.fault({ service: 'game', path: '/membership/membership-status', kind: 'slow', milliseconds: 2000 })
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${baseURL}/settings`, { headers: { cookie, 'x-request-id': requestId } })
  const seen = { withNext: '', whole: '' }
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    seen.whole += part
    if (seen.withNext === '' && seen.whole.includes('You haven’t joined an event yet')) seen.withNext = seen.whole
  }
  expect(seen.withNext).not.toContain('You have no membership')
  expect(seen.withNext).toContain('This is taking longer than usual')
  expect(seen.whole).toContain('You have no membership')

  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('You have no membership')
})

test('who has no session signs in first, and comes back to the overview', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Maya Lindqvist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya')
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('SEK 189.00 per month, is on that day')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview is there, and so is the way to each page', async ({ page }) => {
    await joinAsNele(page, '/settings')
    await expect(page.getByRole('region', { name: 'Membership' })).toContainText('You have no membership')
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/settings/profile')
  })
})
