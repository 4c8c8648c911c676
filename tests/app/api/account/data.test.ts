import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { GET } from '@/app/api/account/data/route'
import { rateLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { card, down, json, statusAnswer, stubBilling } from '../../../lib/support/billing'
import { gameMissionAnswer } from '../../../lib/support/game-campaigns'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { playerRequest } from '../../../lib/support/member'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))
vi.mock('@/lib/content/campaigns/campaign-list', () => ({
  listCampaigns: async () => ['tour', 'unknown-to-the-game', 'never-joined'].map((shortName) => ({ shortName })),
}))
const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

const race = gameEventAnswer({
  id: 8,
  name: 'Harbour dash',
  eventType: 'RACE',
  eventSubgroups: [{ id: 80, label: 1, eventSubgroupStart: '2026-03-02T18:05:00Z', signedUp: true }],
})
const joined = gameEventAnswer({
  eventSubgroups: [
    { id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z', signedUp: true },
    { id: 71, label: 3, eventSubgroupStart: '2026-03-01T18:05:00Z', signedUp: false },
  ],
})
const payment = { id: 'pay-1', date: '2026-01-02T03:04:05Z', amount: '17.99', currencyCode: 'USD', description: 'June' }

const ofProvider = env.FUNDRAISING_URL
const calls = {
  'GET /game/membership/membership-status/me': json(statusAnswer()),
  'GET /game/billing/accounts/payment_methods': json(card),
  'GET /game/billing/my-subscription-transactions': json([payment]),
  'GET /game/eventfeed/my-events': json({ events: [joined, race] }),
  'GET /game/relay/80/placement': json({ position: 3, total: 40 }),
  'GET /game/campaigns/missions/tour': json(gameMissionAnswer({ enrolled: true, status: 'WITHDRAWN' })),
  'GET /game/campaigns/missions/never-joined': json(gameMissionAnswer()),
  'GET /game/campaigns/tour/summary': json({
    stages: [{ campaignStageShortName: 'stage-1', progress: 100 }],
    unlocks: [{ name: 'Jersey', progress: 40 }],
  }),
  'GET /game/partners/todaysplan/account': json({ exists: true }),
  [`GET ${ofProvider}/${env.PRODUCT_SLUG}-web-pages/givengain/projects`]: json({
    projects: [{ id: 1, event_id: 2, url: 'https://give.test/maya', raised: '12.50', target: '100', story: 'Hills.' }],
  }),
}

const dataSchema = z.looseObject({ madeAt: z.string(), missing: z.array(z.string()) })

async function ask(changes: Parameters<typeof stubBilling>[0] = {}) {
  stubBilling({ ...calls, ...changes })
  const request = await playerRequest('/api/account/data?locale=de')
  sent.headers = new Headers({
    cookie: `${request.headers.get('cookie')}; zone=Asia/Tokyo; consent=statistics.${NOW - 1000}`,
  })
  return GET(request)
}
const dataOf = async (response: Response) => dataSchema.parse(await response.json())
const locationOf = (response: Response) => response.headers.get('location')?.replace(SITE, '')

test('the file has what the session, the browser and every service know of the player', async () => {
  const response = await ask()
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="gruppetto-account.json"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await dataOf(response)).toMatchObject({
    site: SITE,
    madeAt: '2026-03-10T18:00:00.000Z',
    missing: [],
    sessions: [{ signedInAt: '2026-03-09T18:00:00.000Z', usedAt: '2026-03-10T18:00:00.000Z' }],
    session: { publicId: 'ply-maya-lindqvist', firstName: 'Maya' },
    browser: { timeZone: 'Asia/Tokyo', consent: ['statistics'], consentAt: '2026-03-10T17:59:59.000Z' },
    profile: { email: 'maya@example.test', ftpWatts: 224, countryCode: 'US' },
    membership: { state: 'active', gateway: 'own', amount: '179.99', currency: 'USD' },
    payment: { type: 'card', brand: 'visa', last4: '4242' },
    payments: [{ id: 'pay-1', amount: '17.99', currency: 'USD', description: 'June' }],
    events: [
      { eventId: '8', name: 'Harbour dash', startsAt: '2026-03-02T18:05:00Z' },
      { eventId: '7', name: 'Col by lantern light' },
    ],
    results: [{ eventId: '8', name: 'Harbour dash', position: 3, total: 40 }],
    campaigns: [
      {
        campaign: 'tour',
        status: 'withdrawn',
        stages: [{ name: 'stage-1', percent: 100 }],
        unlocks: [{ name: 'Jersey', percent: 40 }],
      },
    ],
    connections: { trainingPlan: true },
    fundraising: [{ raised: 12.5, target: 100, story: 'Hills.' }],
  })
})

test('it has no token and no id of the session', async () => {
  const text = await (await ask()).text()
  for (const secret of ['access-1', 'refresh-1', 'id-1', 'session-1', 'account-501']) expect(text).not.toContain(secret)
})

test.each([
  ['payments', 'GET /game/billing/my-subscription-transactions'],
  ['payment', 'GET /game/billing/accounts/payment_methods'],
  ['results', 'GET /game/relay/80/placement'],
  ['campaigns', 'GET /game/campaigns/tour/summary'],
  ['connections', 'GET /game/partners/todaysplan/account'],
  ['fundraising', `GET ${ofProvider}/${env.PRODUCT_SLUG}-web-pages/givengain/projects`],
])('without %s the file has the rest, and names what is missing', async (part, call) => {
  const data = await dataOf(await ask({ [call]: down }))
  expect(data.missing).toEqual([part])
  expect(Object.hasOwn(data, part)).toBe(false)
  expect(data.profile).toMatchObject({ firstName: 'Maya' })
})

test('who has not ridden has no placing, which is no failure', async () => {
  const data = await dataOf(await ask({ 'GET /game/relay/80/placement': () => new Response(null, { status: 404 }) }))
  expect([data.results, data.missing]).toEqual([[], []])
})

test('a player has so many tries, and then is told so on the page', async () => {
  for (let count = 0; count < rateLimits.accountData.tries; count += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, locationOf(refused)]).toEqual([303, '/de/settings/account/data?problem=too_many_requests'])
})

test('a link from elsewhere leads to the page, and who is not signed in comes back to it', async () => {
  const asked = stubBilling(calls)
  const fromElsewhere = await GET(
    await playerRequest('/api/account/data', { headers: { 'sec-fetch-site': 'cross-site' } }, aSession()),
  )
  expect([fromElsewhere.status, locationOf(fromElsewhere)]).toEqual([303, '/settings/account/data'])
  const visitor = await GET(requestTo('/api/account/data?locale=ja'))
  expect(locationOf(visitor)).toBe(`/login?${String(new URLSearchParams({ returnTo: '/ja/settings/account/data' }))}`)
  expect(asked()).toEqual([])
})
