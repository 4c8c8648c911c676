import { request as newRequest, type Page } from '@playwright/test'
import { countSignUps, createEvent, groupRow, type TestEvent } from '../support/events.ts'
import { expect, test } from '../support/fixtures.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { choosePlayer, players, signInPatiently } from '../support/sign-in.ts'
import { tryAgainUntil } from '../support/try-again.ts'

// These tests run one after the other, on a site of their own, since faults of the game server would affect all tests.
test.describe.configure({ mode: 'default' })

// The build's pages show pictures of the sandbox that the build was made with.
test.use({ allowedErrors: [/\/media\/|status of (?:401|403|50[023])|ERR_(?:CONNECTION|EMPTY|INCOMPLETE)/] })

let site: OwnSite
let sandbox: Sandbox
let event: TestEvent

test.beforeAll(async () => {
  site = await startOwnSite('sign-up', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())

test.beforeEach(async ({ page, request }) => {
  event = await createEvent(request, sandbox)
  await signInPatiently(page, site.url, 'Owen', event.path)
  await expect(joinButton(page)).toBeVisible({ timeout: 30_000 })
})
test.afterEach(() => sandbox.clearFaults())

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join group B' })
const signUpPath = () => `/events/subgroups/signup/${event.subgroupId('B')}`

test('a sign-up whose answer got lost shows as what it is: the player is in', async ({ page }) => {
  await sandbox.fault({ service: 'game', kind: 'cut_short', path: signUpPath() })
  await joinButton(page).click()
  await expect(groupRow(page, 'B')).toContainText('You’re in')
  expect(await countSignUps(sandbox, event, 'B')).toBe(1)
})

test('a sign-up that failed never says “You’re in”, and may be tried again [EV-127]', async ({ page }) => {
  await sandbox.fault({ service: 'game', kind: 'failing', path: signUpPath() })
  const claims = countClaims(page)
  await joinButton(page).click()
  await expect(groupRow(page, 'B').getByRole('button')).toHaveText('Joining…')
  await expect(joinButton(page)).toHaveAttribute('aria-disabled', 'false')
  expect(await claims()).toBe(0)
  expect(await countSignUps(sandbox, event, 'B')).toBe(1)

  await sandbox.clearFaults()
  await tryAgainUntil(joinButton(page), () => expect(groupRow(page, 'B')).toContainText('You’re in', { timeout: 4000 }))
})

test('a sign-up that the game refuses shows no error, and the event as it is now [EV-127]', async ({ page }) => {
  await sandbox.fault({ service: 'game', kind: 'refused', path: signUpPath() })
  const answer = page.waitForResponse(/\/sign-up/)
  await joinButton(page).click()
  expect((await answer).status()).toBe(403)
  await expect(joinButton(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a player whose session ended signs in again in the middle of joining, and is in', async ({ page }) => {
  await sandbox.endSessions(players.Owen.email)
  await joinButton(page).click()
  await choosePlayer(page, 'Owen')
  await expect(groupRow(page, 'B')).toContainText('You’re in')
  await expect(page).toHaveURL(`${site.url}${event.path}`)
  expect(await countSignUps(sandbox, event, 'B')).toBe(2) // the rejected one, and the one after sign-in
})

test('while the game server is down the page is whole and says what it can’t know; another try helps', async ({
  page,
}) => {
  await sandbox.fault({ service: 'game', kind: 'failing', path: '/events-core' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test of the lanterns')
  await expect(groupRow(page, 'B')).toContainText('We can’t see your sign-up right now.')
  await expect(joinButton(page)).toHaveCount(0)
  await sandbox.clearFaults()
  await tryAgainUntil(groupRow(page, 'B').getByRole('button', { name: 'Try again' }), () =>
    expect(joinButton(page)).toBeVisible({ timeout: 4000 }),
  )
})

test('killed in the middle of a sign-up, the site tells the truth when it is back', async ({ page }) => {
  await sandbox.fault({ service: 'game', kind: 'slow', milliseconds: 400, path: signUpPath(), times: 1 })
  await joinButton(page).click()
  await expect.poll(() => countSignUps(sandbox, event, 'B')).toBe(1)
  await site.restart()
  await page.reload()
  await expect(groupRow(page, 'B').getByRole('button')).toBeVisible({ timeout: 30_000 })
  const isIn = await joinedGroups(page)
  expect(await page.getByRole('button', { name: 'Leave group B' }).count()).toBe(
    isIn.includes(event.subgroupId('B')) ? 1 : 0,
  )
})

/** From now on, counts how often the page says that the player has joined. */
function countClaims(page: Page): () => Promise<number> {
  const counting = page.evaluateHandle(() => {
    const seen = { claims: 0 }
    const look = () => {
      if (document.querySelector('main')?.textContent.includes('You’re in')) seen.claims += 1
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })
  return async () => (await counting).evaluate(({ claims }) => claims)
}

/** The joined groups according to the game server. */
async function joinedGroups(page: Page): Promise<number[]> {
  const answer = await page.request.get(`${site.sandboxUrl}/game/profiles/me/upcoming-events`, {
    headers: { authorization: 'Bearer demo-lapsed' },
  })
  const joined: { eventSubgroupId: number }[] = await answer.json()
  return joined.map(({ eventSubgroupId }) => eventSubgroupId)
}
