import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessibility.ts'
import { createEvent } from './support/events.ts'
import { expect, test, untilAtWork } from './support/fixtures.ts'
import { joinAsNele } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import type { Sandbox } from './support/sandbox.ts'
import { signInAs } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'

const RESULTS = '/my-events/results'
const HOUR = 60

type Making = { page: Page; request: APIRequestContext; sandbox: Sandbox }

/** Signs the page's player up to past races, whose sign-up is still open. @param hoursAgo of each */
async function rodeIn({ page, request, sandbox }: Making, hoursAgo: readonly number[]) {
  const own = { 'sec-fetch-site': 'same-origin' }
  const session = await page.request.get('/api/session', { headers: own })
  const { playerId } = z.object({ playerId: z.string() }).parse(await session.json())
  const registrationEnd = new Date(siteTime() + 24 * HOUR * 60_000).toISOString()
  for (const hours of hoursAgo) {
    const race = {
      name: `Race of ${hours} hours ago`,
      eventType: 'RACE',
      startsIn: -hours * HOUR,
      groups: { B: { registrationEnd } },
    }
    const event = await createEvent(request, sandbox, race)
    const address = `/api/events/subgroups/${event.subgroupId('B')}/sign-up`
    const joined = await page.request.post(address, { headers: { ...own, 'x-player': playerId } })
    expect(joined.ok(), await joined.text()).toBe(true)
  }
}

const rows = (page: Page) => page.getByRole('main').locator('.past-event')

test('a player reads their results by month, with their place and the winner, and comes there from the overview', async ({
  page,
}) => {
  await signInAs(page, 'Maya', '/settings')
  await page.getByRole('link', { name: 'All past events' }).click()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My results')
  await expect(page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current=page]')).toHaveText(
    'My events',
  )
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByRole('heading', { level: 2, name: /^\w+ \d{4}$/ }).first()).toBeVisible()
  const race = rows(page).filter({ hasText: /Race/ }).first()
  await expect(race).toContainText(/\d+ of \d+/)
  await expect(race).toContainText(/Winner\S* ?\w+/)
  await expect(rows(page).filter({ hasText: 'Group ride' }).first()).not.toContainText('Winner')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.goto(`/de${RESULTS}`)
  await expect(rows(page)).toHaveCount(7)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a new player is led to the calendar, by one call', async ({ page, sandbox }) => {
  await joinAsNele(page, '/privacy')
  const before = await sandbox.ownCalls()
  await page.goto(RESULTS)
  await expect(page.getByText('Your finished rides and runs appear here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveCount(0)
  await expectAccessible(page)
  const calls = (await sandbox.ownCalls()).slice(before.length)
  expect(calls.filter(({ path }) => /my-events|relay\/|race-results/.test(path))).toHaveLength(1)
  await page.getByRole('link', { name: 'Find an event' }).click()
  await expect(page).toHaveURL('/events')
})

for (const [fault, says] of [
  ['/relay/', 'We can’t load your place right now.'],
  ['/race-results', 'We can’t load the winner right now.'],
] as const) {
  test(`while ${fault} fails, each row says what is missing, and has the rest`, async ({ page, request, sandbox }) => {
    await joinAsNele(page, '/privacy')
    await rodeIn({ page, request, sandbox }, [3])
    await sandbox.fault({ service: 'game', path: fault, kind: 'failing' })
    await page.goto(RESULTS)
    await expect(rows(page)).toContainText(says)
    await expect(rows(page)).toContainText(fault === '/relay/' ? 'Winner' : /\d+ of \d+/)
    await expect(rows(page).getByRole('link', { name: 'Picture to share' })).toHaveCount(fault === '/relay/' ? 0 : 1)
    const begun = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await begun).path(), 'utf8')
    expect(text.split('\r\n')[1]).toMatch(fault === '/relay/' ? /,place$/ : /,winner$/)
  })
}

test('slow placings hold nothing back but themselves', async ({ page, sandbox }) => {
  await signInAs(page, 'Maya', '/privacy')
  await sandbox.fault({ service: 'game', path: '/relay/', kind: 'slow', milliseconds: 1500 })
  await page.goto(RESULTS, { waitUntil: 'commit' })
  const race = rows(page).filter({ hasText: 'Lighthouse Time Trial' })
  await expect(race).toBeVisible()
  await expect(race).toContainText(/\d+ of \d+/)
  await expect(rows(page)).toHaveCount(7)
})

test('a file that is asked for meanwhile comes after them, and keeps none of them away', async ({ page, sandbox }) => {
  await signInAs(page, 'Maya', '/privacy')
  await sandbox.fault({ service: 'game', path: '/relay/', kind: 'slow', milliseconds: 1500 })
  await page.goto(RESULTS, { waitUntil: 'commit' })
  await untilAtWork(rows(page).first())
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  await sandbox.clearFaults()
  expect((await begun).suggestedFilename()).toBe('gruppetto-results.csv')
  await expect(rows(page).filter({ hasText: 'Lighthouse Time Trial' })).toContainText(/\d+ of \d+/)
  await expect(rows(page).locator('.skeleton')).toHaveCount(0)
})

test('while the player’s events fail, the page says so and another try shows them', async ({ page, sandbox }) => {
  await signInAs(page, 'Maya', '/privacy')
  await sandbox.fault({ service: 'game', path: '/eventfeed/my-events', kind: 'failing' })
  await page.goto(RESULTS)
  await expect(page.getByText('We can’t load your past events right now.')).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(7)
})

test('while they fail at my events, what is over has another try of its own, and what comes has its place', async ({
  page,
  sandbox,
}) => {
  await signInAs(page, 'Maya', '/privacy')
  await sandbox.fault({ service: 'game', path: '/eventfeed/my-events', kind: 'failing' })
  let answer = () => {}
  const isTime = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/events/joined*', async (route) => {
    await isTime
    await route.continue()
  })
  await page.goto('/my-events', { waitUntil: 'commit' })
  const place = page.locator('.skeleton').first()
  // Until its styles are there, it has no box.
  await expect.poll(async () => (await place.boundingBox())?.width ?? 0).toBeGreaterThan(600)
  const past = page.getByRole('region', { name: 'Done' })
  await expect(past).toContainText('We can’t load your past events right now.')
  await sandbox.clearFaults()
  answer()
  await past.getByRole('link', { name: 'Try again' }).click()
  await expect(past.getByRole('listitem')).toHaveCount(7)
})

test('the picture of a result is its player’s alone', async ({ page, browser, baseURL }) => {
  await signInAs(page, 'Maya', RESULTS)
  const link = page.getByRole('link', { name: 'Picture to share' }).first()
  const address = (await link.getAttribute('href')) ?? ''
  const begun = page.waitForEvent('download')
  await link.click()
  const file = await begun
  expect(file.suggestedFilename()).toBe('gruppetto-result.png')
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
  const other = await browser.newContext({ baseURL })
  const elses = await other.newPage()
  await joinAsNele(elses, '/privacy')
  await elses.goto(RESULTS)
  await elses.evaluate((there) => location.assign(there), address)
  await expect(elses).toHaveURL(`${RESULTS}?problem=failed`)
  await expect(elses.getByRole('alert').filter({ hasText: 'That didn’t work just now.' })).toBeVisible()
  await other.close()
})

test.describe('without script, in German', () => {
  test.use({ javaScriptEnabled: false })

  test('results come so many at a time, the earlier ones and the file by links, all by keyboard', async ({
    page,
    request,
    sandbox,
  }) => {
    await joinAsNele(page, '/privacy')
    await rodeIn(
      { page, request, sandbox },
      Array.from({ length: 21 }, (_, index) => 3 + index),
    )
    await page.goto('/de/my-events')
    await page.getByRole('link', { name: 'Alle meine Ergebnisse' }).press('Enter')
    await expect(page).toHaveURL(`/de${RESULTS}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Ergebnisse')
    await expect(rows(page)).toHaveCount(20)
    await expect(rows(page).first()).toContainText('Race of 3 hours ago')
    const ways = page.getByRole('navigation', { name: 'Weitere Ergebnisse' })
    await ways.getByRole('link', { name: 'Frühere Ergebnisse' }).press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Race of 23 hours ago')
    await expect(rows(page)).toContainText(/\d+ von \d+/)
    await ways.getByRole('link', { name: 'Neueste Ergebnisse' }).press('Enter')
    await expect(rows(page)).toHaveCount(20)
    const begun = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Als CSV herunterladen' }).press('Enter')
    const file = await begun
    expect(file.suggestedFilename()).toBe('gruppetto-results.csv')
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(22)
  })
})
