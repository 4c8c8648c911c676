import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { publishCampaign, setEnrolment } from './support/campaigns.ts'
import { signInAs } from './support/sign-in.ts'
import { testUid } from './support/test-document.ts'

const card = (name: string) => ({ name, exact: true })

test('campaigns are listed by what runs, what comes and what is over, with their dates in the visitor’s zone', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const running = page.getByRole('region', { name: 'Running now' })
  await expect(running.getByRole('link', card('Tour of Summits'))).toHaveAttribute('href', '/campaigns/tour-of-summits')
  await expect(running.getByRole('listitem').filter({ hasText: 'Tour of Summits' })).toContainText(
    /\d+ days? left|Last day/,
  )
  await expect(running.locator('time').first()).toContainText('GMT+9')
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByRole('listitem').filter({ hasText: 'Spring Classics' })).toContainText(
    'Registration is open',
  )
  const past = page.getByRole('region', { name: 'Past campaigns' })
  await expect(past.getByRole('link', card('Winter Base Camp'))).toBeVisible()
  await expect(past).not.toContainText('Registration is open')
  await context.close()
})

test('the list is in the language of its address, accessible, and led to by the menu', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/de/campaigns')
  await expect(page.getByRole('region', { name: 'Läuft gerade' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('button', { name: 'Fahren' }).click()
  await expect(page.getByRole('link', { name: 'Alle Kampagnen' })).toHaveAttribute('href', '/de/campaigns')
})

test('a player sees in which campaigns the player takes part', async ({ page, request, sandbox }) => {
  // Other tests enrol players of the demo; of this one only this does, and in the Midnight Sun Parade alone.
  await setEnrolment(request, sandbox, { player: 'Noah', mission: 'midnight-sun-parade', to: 'enroll' })
  await signInAs(page, 'Noah', '/about')
  await page.goto('/campaigns')
  const parade = page.getByRole('listitem').filter({ has: page.getByRole('link', card('Midnight Sun Parade')) })
  await parade.scrollIntoViewIfNeeded()
  await expect(parade.getByText('You’re in')).toBeVisible()
  const classics = page.getByRole('listitem').filter({ has: page.getByRole('link', card('Spring Classics')) })
  await classics.scrollIntoViewIfNeeded()
  // What shows it is there by then.
  await page.waitForLoadState('networkidle')
  await expect(classics.getByText('You’re in')).toHaveCount(0)
})

test('a player’s own campaigns are first, with their progress; visitors see and load nothing of it', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { name: 'Running now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My campaigns' })).toBeHidden()
  expect(requests.filter((url) => url.includes('/api/campaigns'))).toEqual([])
  await signInAs(page, 'Greta', '/campaigns')
  const own = page.getByRole('region', { name: 'My campaigns' })
  await expect(own.getByRole('heading', { name: 'Tour of Summits' })).toBeVisible()
  await expect(own).toContainText('2 of 5 stages')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('My campaigns')
  await expectAccessible(page)
})

test('a campaign is listed within seconds after it is published, and one without any stage is not', async ({
  request,
  sandbox,
}) => {
  const [path, unfinished] = await Promise.all([
    publishCampaign(sandbox, 'summits', { campaign: new Date('2020-01-01') }),
    publishCampaign(sandbox, testUid('unfinished'), { campaign: new Date('2020-01-01') }),
  ])
  await expect.poll(async () => (await request.get('/campaigns')).text()).toContain(`href="${path}"`)
  expect(await (await request.get('/campaigns')).text()).not.toContain(`href="${unfinished}"`)
})

test('calendar programs follow the campaigns in a language that the site has, and are told when nothing changed', async ({
  page,
  request,
}) => {
  await page.goto('/de/campaigns')
  const address = await page
    .getByRole('link', { name: 'Die Kampagnen im eigenen Kalender abonnieren' })
    .getAttribute('href')
  expect(address).toMatch(/^webcal:.*\/api\/calendars\/campaigns\/de$/)
  const feed = await request.get('/api/calendars/campaigns/de')
  expect(await feed.text()).toMatch(/SUMMARY:Tour of Summits[\s\S]*URL[^\n]*\/de\/campaigns\/tour-of-summits/)
  const headers = { 'if-none-match': feed.headers().etag ?? '' }
  expect((await request.get('/api/calendars/campaigns/de', { headers })).status()).toBe(304)
  expect((await request.get('/api/calendars/campaigns/xx')).status()).toBe(404)
})
