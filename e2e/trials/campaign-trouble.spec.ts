import { request as newRequest, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { acceptTerms, mainHeading, setEnrolment, tourHeadings } from '../support/campaigns.ts'
import { expect, test } from '../support/fixtures.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { tryAgainUntil } from '../support/try-again.ts'
import { choosePlayer, type PlayerName, players, signInPatiently } from '../support/sign-in.ts'

// These tests run one after the other, on a site of their own, since faults of the game server would affect all tests.
test.describe.configure({ mode: 'default' })

// The build's pages show pictures of the sandbox that the build was made with.
test.use({ allowedErrors: [/\/media\/|status of (?:401|403|429|502|503)/] })

const TOUR = '/campaigns/tour-of-summits'
const ENROL = '/campaigns/missions/summits/enroll'

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('campaign', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

const signIn = (page: Page, player: PlayerName, path = TOUR) => signInPatiently(page, site.url, player, path)

const terms = (page: Page) => page.getByRole('main').getByRole('checkbox')
const join = (page: Page) => page.getByRole('button', { name: 'Join the tour' })
const enrolments = async () => (await sandbox.calls({ service: 'game' })).filter(({ path }) => path.endsWith(ENROL))

test('where nobody can be asked for a campaign’s dates, no stage is guessed', async ({ request }) => {
  await sandbox.fault({ service: 'content', kind: 'unreachable' })
  const answer = await request.get(site.url + TOUR)
  expect(answer.status()).toBe(503)
  expect(await answer.text()).not.toContain('Ride while you wait')
  await sandbox.clearFaults()
  await expect(async () => expect((await request.get(site.url + TOUR)).status()).toBe(200)).toPass({ timeout: 30_000 })
})

test('the quest registers through its own service, without a mission, and can’t be left [CP-037, CP-047]', async ({
  page,
}) => {
  await signIn(page, 'Owen', '/campaigns/gran-fondo-quest')
  await sandbox.clearCalls()
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Take the quest' }).click()
  await expect(mainHeading(page)).toHaveText('Your card has three squares')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  const asked = (await sandbox.calls({ service: 'game' })).map(({ method, path }) => `${method} ${path}`)
  expect(asked.filter((each) => each.startsWith('POST'))).toEqual([
    expect.stringContaining('/quests/gran-fondo-quest/register'),
  ])
  expect(asked.filter((each) => each.includes('/campaigns/'))).toEqual([])
})

test('who is not eligible can register once the profile says enough [CP-039, CP-041]', async ({ page, request }) => {
  await signIn(page, 'Sam')
  await acceptTerms(page)
  await join(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await enrolments()).toEqual([])
  const headers = { authorization: 'Bearer demo-ineligible' }
  const saved = await request.put(`${site.sandboxUrl}/game/profiles/me`, { headers, data: { ftp: 240 } })
  expect(saved.ok(), await saved.text()).toBe(true)
  await page.waitForTimeout(1000) // clicks are throttled
  await join(page).click()
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  expect(await enrolments()).toHaveLength(1)
})

test('an enrolment whose answer is lost has happened, and shows', async ({ page }) => {
  await signIn(page, 'Robin')
  await acceptTerms(page)
  await sandbox.fault({ service: 'game', kind: 'cut_short', path: ENROL, method: 'POST', times: 1 })
  await join(page).click()
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a player whose session ended at the provider signs in again and is registered', async ({ page, request }) => {
  await setEnrolment(request, sandbox, { player: 'Maya', mission: 'summits', to: 'withdraw' })
  await signIn(page, 'Maya')
  await acceptTerms(page)
  await sandbox.endSessions(players.Maya.email)
  await join(page).click()
  await choosePlayer(page, 'Maya')
  await expect(page).toHaveURL(site.url + TOUR)
  await expect(mainHeading(page)).toHaveText(tourHeadings.progress)
})

test('without the game server a player has the visitors’ page, and a button that says what it can [CP-043, CP-069]', async ({
  page,
}) => {
  await signIn(page, 'Tomás')
  await sandbox.fault({ service: 'game', kind: 'unreachable' })
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(mainHeading(page)).toHaveText(tourHeadings.registration)
  await expect(page.getByRole('main').getByText('Uphill, but in good company')).toBeVisible()
  await acceptTerms(page)
  await expect(join(page)).toHaveAttribute('aria-disabled', 'false')
  await join(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(join(page)).toBeFocused()

  await sandbox.clearFaults()
  await expect(async () => {
    await page.goto(site.url + TOUR)
    if (await join(page).isVisible()) {
      await terms(page).check({ timeout: 10_000 })
      await join(page).click({ timeout: 10_000 })
    } // an earlier try may have been answered late
    await expect(mainHeading(page)).toHaveText(tourHeadings.progress, { timeout: 10_000 })
  }).toPass({ timeout: 120_000, intervals: [2000] })
})

test.describe('the progress of a player, while the game fails', () => {
  const asked = '/about?campaign=tour-of-summits'
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your progress' })

  for (const kind of ['failing', 'malformed', 'unreachable', 'rate_limited'] as const) {
    test(`(${kind}) the dialog says so, and another try tells it`, async ({ page }) => {
      await signIn(page, 'Greta', '/about')
      await sandbox.fault({
        service: 'game',
        path: '/campaigns',
        kind,
        ...(kind === 'rate_limited' && { milliseconds: 2000 }),
      })
      await page.goto(site.url + asked)
      await expect(dialog(page).getByRole('status')).toContainText(/We can’t see your progress|Too many tries/)
      await expectAccessible(page)
      await sandbox.clearFaults()
      const again = dialog(page).getByRole('button', { name: 'Try again' })
      await tryAgainUntil(again, () => expect(dialog(page)).toContainText('You’re on your way', { timeout: 3000 }))
    })
  }

  test('(wrong_schema) the dialog says that waiting won’t help, and offers no other try', async ({ page }) => {
    await signIn(page, 'Greta', '/about')
    await sandbox.fault({ service: 'game', path: '/campaigns', kind: 'wrong_schema' })
    await page.goto(site.url + asked)
    await expect(dialog(page).getByRole('status')).toContainText('trying again won’t help')
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('the page says so with another try, and tells what is known without the figures', async ({ page }) => {
    await signIn(page, 'Greta', '/about')
    await sandbox.fault({ service: 'game', path: '/campaigns/missions/summits/progress', kind: 'failing' })
    await page.goto(`${site.url}/settings/campaigns/tour-of-summits`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour of Summits')
    await expect(page.getByRole('main')).toContainText('We can’t see your progress right now.')
    await sandbox.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
  })
})
