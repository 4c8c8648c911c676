import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow } from './support/events.ts'
import { expect, test, untilAtWork } from './support/fixtures.ts'
import { publishPage } from './support/publish-page.ts'
import { choosePlayer, forgetSession, signInAs } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'

const DAY_MS = 86_400_000
/**
 * A day in a window of eight days that no other test uses: its events are among the first, and the site doesn't read it
 * before the test's event exists.
 */
const inDays = (days: number) => new Date(Math.ceil(siteTime() / DAY_MS + days) * DAY_MS + 1000)
const dateOf = (instant: Date) => instant.toISOString().slice(0, 10)

test('a visitor chooses a day and a kind, joins a race, signs in, and is in, wherever it shows [EV-034, EV-036, EV-061]', async ({
  page,
  request,
  sandbox,
  gotoHydrated,
}) => {
  // The test opens a dozen pages, one after the other.
  const start = inDays(40)
  const event = await createEvent(request, sandbox, {
    name: 'The crit of the test',
    eventType: 'RACE',
    eventStart: start.toISOString(),
    tags: ['race', 'tour-of-summits-stage-5'],
  })
  const asked: string[] = []
  page.on('request', (each) => void asked.push(new URL(each.url()).pathname))
  await gotoHydrated('/events')
  await expect(page.getByRole('heading', { name: 'The week ahead' })).toBeVisible()
  await expectAccessible(page, '.calendar')

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('From').fill(dateOf(start))
  await expect(page).toHaveURL(`/events?date=${dateOf(start)}`)
  await page.getByRole('button', { name: /^Show \d+ events?$/ }).click()
  await page.getByRole('link', { name: 'Races', exact: true }).click()
  await expect(page).toHaveURL(`/events?date=${dateOf(start)}&type=race`)
  const row = page.locator('.calendar-row').filter({ hasText: 'The crit of the test' })
  await row.locator('summary').click()
  expect(asked.filter((path) => path === '/api/events/calendar')).toHaveLength(2)
  expect(asked.filter((path) => path === '/api/session' || path === '/api/events/mine')).toEqual([])

  await row.getByRole('button', { name: 'Join group B of The crit of the test' }).click()
  await choosePlayer(page, 'Owen')
  await expect(page).toHaveURL(new RegExp(`/events\\?date=${dateOf(start)}&type=race`))
  await expect(row).toContainText('You’re in group B')

  await row.locator('summary').click()
  const leave = row.getByRole('button', { name: 'Leave group B of The crit of the test' })
  await expect(leave).toBeVisible()
  const players = asked.filter((path) => /^\/api\/events\/(?:mine|\d+)$/.test(path))
  expect(players.filter((path) => path === '/api/events/mine')).toHaveLength(1)
  expect(players.length).toBeLessThanOrEqual(2)

  const tab = await page.context().newPage()
  await tab.goto('/my-events')
  await expect(tab.getByRole('listitem').filter({ hasText: 'The crit of the test' })).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'Your events in your phone’s calendar' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible()
  await tab.locator('#calendar-feed').scrollIntoViewIfNeeded()
  await tab.getByRole('button', { name: 'Get the address' }).click()
  const address = await tab.getByRole('textbox', { name: 'Secret address of your calendar' }).inputValue()
  const feed = await request.get(address)
  expect(await feed.text()).toContain('SUMMARY:The crit of the test')

  await tab.goto(event.path)
  await expect(groupRow(tab, 'B')).toContainText('You’re in')

  await tab.goto('/campaigns/tour-of-summits/stages/tour-of-summits-5')
  const schedule = tab.locator('.stage-active')
  await expect(() => schedule.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await schedule.getByRole('radio', { name: 'Race', exact: true }).check()
  await schedule.getByRole('radio', { name: 'Group B' }).check()
  await schedule.getByRole('combobox', { name: 'Day' }).selectOption(dateOf(start))
  await schedule.getByRole('combobox', { name: 'Time' }).selectOption(String(event.subgroupId('B')))
  await expect(schedule.getByText('Racing', { exact: true })).toBeVisible()
  await expect(schedule.getByRole('button', { name: 'Join' })).toHaveCount(0)
  await tab.close()

  await leave.click()
  await expect(row.getByRole('button', { name: 'Join group B of The crit of the test' })).toBeVisible()
})

test('the keyboard alone chooses a kind, opens a row, joins and leaves; the focus stays [EV-034, EV-002]', async ({
  page,
  request,
  sandbox,
}) => {
  const start = inDays(53)
  await createEvent(request, sandbox, { name: 'By keys', eventType: 'RACE', eventStart: start.toISOString() })
  await signInAs(page, 'Haruka', `/events?date=${dateOf(start)}`)
  const races = page.getByRole('link', { name: 'Races', exact: true })
  // Until script runs, the link opens another page, which sets the focus itself.
  await untilAtWork(races)
  await races.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]type=race/)
  await expect(races).toBeFocused()

  const row = page.locator('.calendar-row').filter({ hasText: 'By keys' })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Join group B of By keys' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const leave = row.getByRole('button', { name: 'Leave group B of By keys' })
  await expect(leave).toBeFocused()
  await page.keyboard.press('Space')
  await expect(row.getByRole('button', { name: 'Join group B of By keys' })).toBeFocused()
})

test('an event for women is in the calendar of a woman, and not of a man [EV-090, EV-097]', async ({
  page,
  request,
  sandbox,
}) => {
  const start = inDays(30)
  const draft = { name: 'Nobody else’s ride', eventStart: start.toISOString(), rulesSet: ['LADIES_ONLY'] }
  await createEvent(request, sandbox, draft)
  const row = page.locator('.calendar-row').filter({ hasText: draft.name })
  await signInAs(page, 'Greta', `/events?date=${dateOf(start)}`)
  await expect(row).toBeVisible()
  await forgetSession(page)
  await signInAs(page, 'Tomás', `/events?date=${dateOf(start)}`)
  await expect(row.locator('[data-not-for-player]')).toBeAttached()
  await expect(row).toBeHidden()
})

test('an event that only the search of players finds is in a player’s calendar, and in no visitor’s [EV-113]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const start = inDays(31)
  const draft = { name: 'Among ourselves', eventStart: start.toISOString(), tags: ['players-only'] }
  await createEvent(request, sandbox, draft)
  const row = page.locator('.calendar-row').filter({ hasText: draft.name })
  await gotoHydrated(`/events?date=${dateOf(start)}`)
  await expect(page.locator('.calendar-row')).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
  await signInAs(page, 'Robin', `/events?date=${dateOf(start)}`)
  await expect(row).toBeVisible()
  await expect(row.locator('summary')).toBeVisible()
})

test('two calendars on a page have no landmarks of the same name', async ({ page, gotoHydrated, request, sandbox }) => {
  const calendar = { slice_type: 'events_calendar' }
  await gotoHydrated(await publishPage(request, sandbox, [calendar, calendar]))
  await expect(page.getByRole('group', { name: 'Choose events' })).toHaveCount(2)
  await expectAccessible(page)
})

test('every time zone can be chosen, and holds on the pages after, whoever makes them', async ({
  page,
  gotoHydrated,
}) => {
  const note = page.getByText(/^Times are in/)
  await gotoHydrated('/events')
  const list = page.getByRole('combobox', { name: 'Time zone' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await untilAtWork(list)
  await list.hover()
  await expect.poll(() => list.locator('option').count()).toBeGreaterThan(400)
  await list.selectOption('Pacific/Chatham')
  await expect(note).toHaveText('Times are in Chatham Time (GMT+12:45).')
  await page.goto('/events')
  await expect(note).toHaveText('Times are in Chatham Time (GMT+12:45).')
  const made = await page.request.get('/events?type=race')
  expect(await made.text()).toContain('Chatham Time (GMT+12:45)')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address says day, kind, zone and page, and the form changes it [EV-035, EV-094]', async ({ page }) => {
    await page.goto('/events')
    await expect(page.locator('.calendar-row')).toHaveCount(10)
    await page.getByRole('link', { name: 'Group rides' }).click()
    await expect(page).toHaveURL('/events?type=group_rides')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Kathmandu')
    await page.getByRole('button', { name: /^Show \d+ events$/ }).click()
    await expect(page).toHaveURL(/[?&]zone=Asia%2FKathmandu/)
    await expect(page.getByText('Times are in Nepal Time (GMT+5:45).')).toBeVisible()
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page.getByRole('status')).toContainText('11 to 20 of')
    await expect(page.getByRole('link', { name: 'Earlier' })).toBeVisible()
  })

  test('on any other page a choice leads to the page of the events that it chooses', async ({
    page,
    request,
    sandbox,
  }) => {
    const path = await publishPage(request, sandbox, [{ slice_type: 'events_calendar' }])
    for (const language of ['', '/de']) {
      await page.goto(`${language}${path}`)
      const races = page.locator('.calendar a[href$="?type=race"]')
      const name = await races.innerText()
      await races.click()
      await expect(page).toHaveURL(`${language}/events?type=race`)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
    }
  })
})

test('a player chooses kind, category, day and time on the page of a stage, is in, and leaves [EV-027, EV-058, EV-059]', async ({
  page,
}) => {
  await signInAs(page, 'Chiara', '/campaigns/tour-of-summits/stages/tour-of-summits-4')
  await expect(page.getByRole('heading', { name: 'Choose your start' })).toBeVisible()
  const schedule = page.locator('.stage-active')
  // The player's part replaces the visitor's part meanwhile.
  await expect(() => schedule.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(schedule.getByRole('combobox', { name: 'Time' })).toBeDisabled()
  const kind = schedule.getByRole('group', { name: 'Kind' })
  await kind.getByRole('radio', { name: 'Group run' }).check()
  const categories = schedule.getByRole('group', { name: 'Category' })
  await categories.locator('input:enabled').first().check()
  await expectAccessible(page, '.stage-active')
  await schedule.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  await schedule.getByRole('combobox', { name: 'Time' }).selectOption({ index: 1 })
  await schedule.getByRole('button', { name: 'Join' }).click()
  await expect(schedule.getByRole('button', { name: 'Joining…' })).toBeVisible()
  await expect(schedule.getByText('Going', { exact: true })).toBeVisible()
  await schedule.getByRole('button', { name: 'Leave' }).click()
  await expect(schedule.getByRole('button', { name: 'Join' })).toBeVisible()

  await schedule.getByRole('button', { name: 'The road to the summit' }).click()
  await expect(page.getByRole('dialog', { name: 'The road to the summit' })).toBeVisible()
})
