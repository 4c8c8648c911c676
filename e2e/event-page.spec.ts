import ICAL from 'ical.js'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessibility.ts'
import { createEvent, groupRow, visitorsButton } from './support/events.ts'
import { expect, test } from './support/fixtures.ts'
import { expectValidHtml } from './support/html.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { forgetSession, signInAs } from './support/sign-in.ts'
import { siteTime } from './support/site-time.ts'
import { thingsIn } from './support/structured-data.ts'

const EVENT = '/events/view/1002'

test('an event has a page that is valid, accessible and fits every window', async ({ page, gotoHydrated }) => {
  const response = await gotoHydrated(EVENT)
  expect(response?.status()).toBe(200)
  await expectValidHtml((await response?.text()) ?? '', EVENT)
  await expect(page.getByRole('heading', { level: 1, name: 'Wednesday Harbour Lights' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Group ride')
  await expect(page.getByRole('listitem').filter({ hasText: 'Group D' })).toContainText('1.0 to 2.5 watts per kilo')
  await expectAccessible(page)
  await expectNoOverflow(page)
})

for (const language of ['', '/de', '/ja']) {
  const tag = language === '' ? [] : '@sweep'
  test(
    `its page ${language || '/en'} is accessible and fits for a player who is in and one who may not`,
    { tag },
    async ({ page, gotoHydrated, request, sandbox }) => {
      const groups = { A: {}, B: {}, D: { registrationEnd: new Date(siteTime() - 60_000).toISOString() } }
      const event = await createEvent(request, sandbox, { groups, rulesSet: ['CATEGORY_ENFORCEMENT'] })
      await signInAs(page, 'Greta', '/about')
      await gotoHydrated(language + event.path)
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page.getByRole('status').first()).toBeVisible()
      await expect(page.locator('[data-notice=category_enforcement]').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
    },
  )

  test(
    `its page ${language || '/en'} is accessible and fits for a visitor`,
    { tag },
    async ({ page, gotoHydrated }) => {
      await gotoHydrated(language + EVENT)
      await expectAccessible(page)
      await expectNoOverflow(page)
    },
  )
}

test('an event is shared by its own address, in the language of the page', async ({
  page,
  context,
  gotoHydrated,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(`/de${EVENT}#groups`)
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/de${EVENT}`)
})

test('a calendar gets the event as a file', async ({ page, gotoHydrated, request, sandbox }) => {
  const event = await createEvent(request, sandbox, { name: 'Col, by lantern; light 🚵', durationInSeconds: 5400 })
  await gotoHydrated(event.path)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to your calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`event-${event.id}.ics`)
  const component = ICAL.Component.fromString(await readFile(await download.path(), 'utf8'))
  const entry = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
  expect([entry.summary, entry.duration.toSeconds()]).toEqual(['Col, by lantern; light 🚵', 5400])
})

test('search engines are told of the event, who shows it elsewhere of its picture', async ({ page, request }) => {
  await page.goto(EVENT)
  const address = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
  const picture = await request.get(address.pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(picture.headers()['content-security-policy']).toMatch(/^default-src 'none'/)
  const [event] = thingsIn(await page.content())
  expect(event).toMatchObject({ '@type': 'SportsEvent', name: 'Wednesday Harbour Lights' })
})

test('a player’s control takes the room of the visitor’s, so nothing jumps', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await gotoHydrated(event.path)
    const visitors = await visitorsButton(page, 'B').boundingBox()
    const row = await groupRow(page, 'B').boundingBox()
    await signInAs(page, 'Robin', event.path)
    await expect(page.getByRole('button', { name: 'Join group B' })).toBeVisible()
    expect(await page.getByRole('button', { name: 'Join group B' }).boundingBox()).toEqual(visitors)
    expect(await groupRow(page, 'B').boundingBox()).toEqual(row)
    await forgetSession(page)
  }
})

test('visitors download nothing of a player’s control, and a page that is stored costs no call', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox)
  await page.goto(event.path)
  const calls = async () =>
    (await sandbox.calls({ service: 'game' })).filter(({ path }) => path.includes(String(event.id)))
  const before = (await calls()).length
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await gotoHydrated(event.path)
  await page.waitForLoadState('networkidle')
  expect((await calls()).length).toBe(before)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((text) => /QueryClient|refetchOnWindowFocus/.test(text))).toEqual([])
})

test('a player’s view costs two calls of the game server at most [EV-049, EV-104]', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { groups: { A: {}, B: {}, C: {}, D: {}, E: {} } })
  await signInAs(page, 'Robin', event.path)
  await expect(page.getByRole('button', { name: 'Join group A' })).toBeVisible()
  const calls = async () =>
    (await sandbox.calls({ service: 'game' })).filter(({ path }) => path.includes(String(event.id)))
  const before = (await calls()).length
  await gotoHydrated(event.path)
  await groupRow(page, 'E').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Join group E' })).toBeVisible()
  expect((await calls()).slice(before).map(({ path }) => path)).toEqual([`/game/events-core/events/${event.id}`])
})

test('a player who uses miles reads miles, all others kilometres', async ({ page, gotoHydrated, request, sandbox }) => {
  const event = await createEvent(request, sandbox, { routeId: 12 })
  await gotoHydrated(event.path)
  const length = page.locator('dt', { hasText: 'Length' }).locator('+ dd')
  await expect(length).toHaveText(/km/)
  await expect(length.getByText(/ km$/)).toBeVisible()
  await signInAs(page, 'Owen', event.path)
  await expect(length.getByText(/ mi$/)).toBeVisible()
  await expect(length.getByText(/ km$/)).toBeHidden()
})

test('is found in every language', async ({ page }) => {
  await page.goto(`/de${EVENT}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/de${EVENT}$`))
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7)
})

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('is told the start in their own zone, in the room that UTC had', async ({
    page,
    gotoHydrated,
    browser,
    baseURL,
  }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const plain = await withoutScript.newPage()
    await plain.goto(EVENT)
    const utc = plain.locator('h1 ~ p time').first()
    await expect(utc).toHaveText(/^Wednesday, .* at 6:30 PM UTC$/)
    const room = await utc.boundingBox()
    await withoutScript.close()

    await gotoHydrated(EVENT)
    const local = page.locator('h1 ~ p time').first()
    await expect(local).toHaveText(/^Thursday, .* at 3:30 AM GMT\+9$/)
    expect(await local.boundingBox()).toEqual(room)
  })
})

test.describe('an event that is not there', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const id of ['999999', 'tuesday', '1016']) {
    test(`${id} answers 404 with a whole page`, async ({ gotoHydrated, page }) => {
      const response = await gotoHydrated(`/events/view/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('404')
    })
  }

  test('leads on to the events that come next', async ({ gotoHydrated, page }) => {
    await gotoHydrated('/de/events/view/999998')
    const next = page.getByRole('main').locator('[data-events] a')
    await expect(page.getByRole('main')).toContainText('Das Event ist vielleicht vorbei oder wurde abgesagt.')
    await expect(next).toHaveCount(3)
    await next.first().click()
    await expect(page.getByRole('heading', { name: 'Gruppen' })).toBeVisible()
  })
})

test('an event that is over says so, and leads on to those that come next', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { startsIn: -24 * 60 })
  await gotoHydrated(event.path)
  const head = page.locator('main > header')
  await expect(head).toContainText('This event is over.')
  await expect(head.getByRole('link', { name: 'Find an event' })).toBeVisible()
  await head.locator('[data-events] a').first().click()
  await expect(page.getByRole('button', { name: /^Join group/ }).first()).toBeVisible()
})

test.describe('while the game server is down', () => {
  test.use({ allowedErrors: [/status of (?:503|404)/] })

  test('an event that nobody has asked for yet answers 503, which is not remembered', async ({ page, sandbox }) => {
    // The id is new in each run, so that it has never been requested.
    const id = `77${Date.now() % 1_000_000_000}`
    await sandbox.fault({ service: 'game', kind: 'failing', path: `/public/events/${id}` })
    expect((await page.goto(`/fr/events/view/${id}`))?.status()).toBe(503)
    await sandbox.clearFaults()
    expect((await page.goto(`/fr/events/view/${id}`))?.status()).toBe(404)
  })
})

test('on a phone the way to join is at the bottom edge, hides no focus, and makes way for what is next once in', async ({
  page,
  gotoHydrated,
  request,
  sandbox,
}) => {
  const event = await createEvent(request, sandbox, { startsIn: 3 * 24 * 60 })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAs(page, 'Haruka', '/about')
  await gotoHydrated(event.path)
  const bar = page.locator('.event-join-bar')
  await expect(bar).toBeInViewport({ ratio: 0.99 })
  await expect(page.locator('.event-start-near')).toHaveText('in 3 days')
  await expectAccessible(page)
  const barTop = (await bar.boundingBox())?.y ?? 0
  // Each in turn lies below the bar, as the page happens to be scrolled, and gets the focus.
  for (const control of await page.locator('main :is(a, button):visible:not(.event-join-bar *)').all()) {
    const bottom = () => control.evaluate((each) => each.getBoundingClientRect().bottom)
    await control.evaluate((each) => {
      scrollBy({ top: each.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    })
    await control.focus()
    await expect.poll(bottom, { message: await control.innerText() }).toBeLessThanOrEqual(barTop)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await bar.getByRole('link', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Groups' })).toBeInViewport()
  await page.getByRole('button', { name: 'Join group B' }).click()
  await expect(bar).toBeHidden()
  const next = page.locator('#groups .joined-next')
  await expect(next).toContainText('You’re in group B')
  await expect(next.getByRole('link', { name: 'Add to your calendar' })).toBeVisible()
  await expectAccessible(page, '#groups')
  await next.getByRole('link', { name: 'Your events' }).click()
  await expect(page).toHaveURL('/my-events')
})
