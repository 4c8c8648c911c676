import { request as newRequest, type APIRequestContext } from '@playwright/test'
import lzString from 'lz-string'
import { openEditor, sendSections, untilConnected, writtenText } from '../support/content-editor.ts'
import { createEvent } from '../support/events.ts'
import { expect, test } from '../support/fixtures.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { sealedSession } from '../support/sealed-session.ts'
import { choosePlayer } from '../support/sign-in.ts'
import { expectFormScripted } from '../support/scripted-form.ts'

// These tests run one after the other, on a site of their own with the normal limits.
test.describe.configure({ mode: 'default' })
// Browsers log every error answer in the console.
test.use({ allowedErrors: [/status of 4(00|29)/] })

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite('limits', { RATE_LIMIT_SCALE: '1' })
})
test.afterAll(() => site.stop())

/** A new process has counted nothing. */
test.beforeEach(() => site.restart())

const asClient = (headers: Record<string, string> = {}) =>
  newRequest.newContext({ baseURL: site.url, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin', ...headers } })

type Answer = { status: number; retryAfter: string | undefined; text: string }

/**
 * The first answer with status 429, of a number of requests; several at once where each takes long, since what one may do
 * grows again meanwhile.
 */
async function firstRefusal(
  tries: number,
  ask: (index: number) => ReturnType<APIRequestContext['get']>,
  atOnce = 1,
): Promise<Answer> {
  for (let index = 0; index < tries; index += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, offset) => ask(index + offset)))
    const refused = answers.find((answer) => answer.status() === 429)
    if (refused === undefined) continue
    return { status: 429, retryAfter: refused.headers()['retry-after'], text: await refused.text() }
  }
  throw new Error(`none of ${tries} was refused`)
}

const SECONDS = /^[1-9]\d{0,2}$/

test('sign-ins without end are answered with a page that says when to come back, in the visitor’s language', async ({
  page,
}) => {
  const client = await asClient()
  const begin = () => client.get('/login?returnTo=/de/events', { maxRedirects: 0 })
  const refusal = await firstRefusal(130, begin)
  expect(refusal.retryAfter).toMatch(SECONDS)
  const response = await page.goto(`${site.url}/login?returnTo=/de/events`)
  expect(response?.status()).toBe(429)
  await expect(page.getByRole('main')).toContainText(/Bitte warte \d+\sSekunden? und versuch es dann noch einmal\./)
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fde%2Fevents',
  )
})

test('who makes up who they are is counted all the same', async () => {
  const client = await asClient()
  const refusal = await firstRefusal(130, (index) =>
    client.get('/login', {
      maxRedirects: 0,
      headers: { 'x-forwarded-for': `192.0.2.${index}`, 'x-client-network': `192.0.2.${index}` },
    }),
  )
  expect(refusal.status).toBe(429)
})

test('an event’s secret can’t be guessed without end, by page, API or calendar file [EV-023]', async ({ page }) => {
  const client = await asClient({ cookie: `session=${await sealedSession()}` })
  const event = await createEvent(client, new Sandbox(client, site.sandboxUrl), { eventSecret: 'lantern' })
  const ways = [event.path, `/api/events/${event.id}/calendar`, `/api/events/${event.id}`]
  const refusal = await firstRefusal(70, (index) =>
    client.get(`${ways[index % ways.length]}?eventSecret=guess-${index}`, { maxRedirects: 0 }),
  )
  expect(refusal.retryAfter).toMatch(SECONDS)
  const response = await page.goto(`${site.url}/fr${event.path}?eventSecret=lantern`)
  expect(response?.status()).toBe(429)
  expect(response?.headers()['retry-after']).toMatch(SECONDS)
  await expect(page.getByRole('main')).toContainText(/Attends \d+\sminutes, puis réessaie\./)
})

test('live previews without end are refused with a page that says when to come back; the editor’s goes on by itself', async ({
  page,
}) => {
  const cards = Array.from({ length: 130 }, () => ({}))
  const state = lzString.compressToEncodedURIComponent(JSON.stringify([{ slice_type: 'faq', items: cards }]))
  const client = await asClient({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })
  const frame = await openEditor(page, `${site.url}/slice-simulator`)
  await untilConnected(page)
  await sendSections(page, [writtenText('Before the flood')])
  await expect(frame.getByRole('heading', { name: 'Before the flood' })).toBeVisible()
  const refusal = await firstRefusal(120, () => client.get(`/slice-simulator?state=${state}`), 20)
  expect(refusal.retryAfter).toMatch(SECONDS)
  expect(refusal.text).toMatch(/It goes on by itself in \d+\sseconds?\./)
  await sendSections(page, [writtenText('Written meanwhile')])
  await expect(frame.getByRole('status')).toHaveText(/It goes on by itself in \d+\sseconds?\./)
  await sendSections(page, [writtenText('The last word')])
  await expect(frame.getByRole('heading', { name: 'The last word' })).toBeVisible({ timeout: 30_000 })
})

test('searches without end are refused, while somebody types and as a page', async ({ page }) => {
  const client = await asClient()
  const ask = () => client.get('/api/search?q=ride&locale=en')
  for (let round = 0; round < 24; round += 1) await Promise.all(Array.from({ length: 50 }, ask))
  const refusal = await ask()
  expect(refusal.status()).toBe(429)
  expect(refusal.headers()['retry-after']).toMatch(SECONDS)
  const response = await page.goto(`${site.url}/de/search?q=tour`)
  expect(response?.status()).toBe(429)
  await expect(page.getByRole('main')).toContainText(/Bitte warte \d+\sSekunden?/)
})

test('reports of policies and guesses at the webhook’s secret are refused with problem+json', async () => {
  const client = await asClient()
  const floods = [
    firstRefusal(70, () =>
      client.post('/api/policy-reports', { headers: { 'content-type': 'application/reports+json' }, data: [] }),
    ),
    firstRefusal(40, () => client.post('/api/revalidate', { data: { secret: 'guess' } })),
  ]
  for (const refusal of await Promise.all(floods)) {
    expect(refusal.retryAfter).toMatch(SECONDS)
    expect(JSON.parse(refusal.text)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    })
  }
})

test('messages and sign-ups without end are refused; without script every letter comes back with the wait', async ({
  page,
}) => {
  const client = await asClient()
  const guard = { homepage: '', shownMs: 9000 }
  const refusal = await firstRefusal(40, (index) =>
    client.post('/api/email-sign-up', {
      data: { email: `rider-${index}@example.com`, hasAccepted: true, id: 'footer', ...guard },
    }),
  )
  expect(refusal.retryAfter).toMatch(SECONDS)
  expect(JSON.parse(refusal.text)).toMatchObject({ code: 'too_many_requests' })
  const form = { email: 'maya@example.com', message: 'My trainer sleeps.', language: 'it' }
  const answer = await client.post('/api/contact', { form, maxRedirects: 0 })
  const response = await page.goto(answer.headers().location ?? '')
  expect(response?.status()).toBe(429)
  await expect(page.getByRole('alert').filter({ hasText: /\d+\sminut/ })).toBeVisible()
  await expect(page.locator('[name="message"]')).toHaveValue('My trainer sleeps.')
})

test('a player who saves too often is told how long to wait, and keeps what was typed', async ({ page }) => {
  await page.goto(`${site.url}/login?returnTo=/settings/profile`)
  await choosePlayer(page, 'Maya')
  const name = page.getByRole('textbox', { name: 'First name' })
  await expectFormScripted(page)
  const statuses = await page.evaluate(async () => {
    const session = (await (await fetch('/api/session')).json()) as { playerId: string }
    const headers = { 'content-type': 'application/json', 'x-player': session.playerId }
    const save = () => fetch('/api/profile', { method: 'PUT', headers, body: '{}' })
    const seen: number[] = []
    for (let index = 0; index < 61; index += 1) seen.push((await save()).status)
    return seen
  })
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 60)).not.toContain(429)
  await name.fill('Mai')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Please wait \d+\sseconds?, then try again\./ })).toBeVisible()
  await expect(name).toHaveValue('Mai')
})
