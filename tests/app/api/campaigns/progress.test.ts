import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/campaigns/progress/route'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { ownProgressLimits, rateLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameMissionAnswer } from '../../../lib/support/game-campaigns'
import { playerRequest } from '../../../lib/support/member'
import { NOW, requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const content = vi.hoisted(() => ({
  campaigns: [] as { shortName: string; path: string }[],
  page: undefined as Error | undefined,
  unit: 'stages',
}))
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString()
const about = (shortName: string, startsAt = { campaign: day(-7), post: day(3.5) }) => ({
  shortName,
  title: `The ${shortName}`,
  language: 'en' as const,
  layout: 'slices' as const,
  path: `/campaigns/${shortName}-page`,
  startsAt,
})

vi.mock('@/lib/content/campaigns/campaign-list', () => ({ listCampaigns: async () => content.campaigns }))
vi.mock('@/lib/content/campaigns/campaign-page', () => ({
  getCampaignPage: async (uid: string) => {
    if (content.page) throw content.page
    return about(uid.replace(/-page$/, ''))
  },
}))
vi.mock('@/lib/content/campaigns/campaign-stages', () => ({
  listCampaignStages: async () => ({
    stages: [{ sections: [{ slice_type: 'campaign_progress_bar', primary: { unit_label: content.unit } }] }],
  }),
}))

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
  content.campaigns = []
  content.page = undefined
})
afterEach(() => {
  vi.useRealTimers()
})

type Game = Record<string, () => Response>

/** A game server in whose missions the player is registered, unless it answers something else at a path. */
const stubGame = (changes: Game = {}) =>
  stubUpstream(({ url }) => {
    const path = new URL(url).pathname.replace('/game/campaigns', '')
    const answers: Game = {
      progress: () => Response.json({ progress: 2, goal: 5, unit: 'stages' }),
      summary: () => Response.json({ stages: [{ campaignStageShortName: 'one', progress: 100 }], unlocks: [] }),
    }
    const mission = () => Response.json(gameMissionAnswer({ enrolled: true, status: 'REGISTERED' }))
    return (changes[path] ?? answers[path.split('/').at(-1) ?? ''] ?? mission)()
  })
const down = () => new Response('', { status: 500 })

async function ask(query: Record<string, string>, request?: Parameters<typeof GET>[0]) {
  const path = `/api/campaigns/progress?${String(new URLSearchParams(query))}`
  const answer = await GET(request ?? (await playerRequest(path)), { params: Promise.resolve({}) })
  const body: unknown = await answer.json()
  return { status: answer.status, caching: answer.headers.get('cache-control'), body }
}

const problem = (code: string): unknown => expect.objectContaining({ code })
const tour = { locale: 'en', campaign: 'tour-page' }

test('tells a player’s progress in a campaign in words, and nobody keeps the answer [CP-070]', async () => {
  stubGame()
  expect(await ask(tour)).toEqual({
    status: 200,
    caching: 'no-store',
    body: {
      campaigns: [
        {
          title: 'The tour',
          path: '/campaigns/tour-page',
          state: 'underway',
          sentence: 'You’re on your way. This is how far you have come.',
          time: '3 days left',
          bar: { share: 0.4, text: '2 of 5 stages' },
          onward: 'Go to the campaign',
        },
      ],
    },
  })
})

test('leads to the campaign in the language that is asked for, and says which its own words are in', async () => {
  stubGame()
  expect(await ask({ ...tour, locale: 'de' })).toMatchObject({
    body: {
      campaigns: [
        {
          language: 'en',
          path: '/de/campaigns/tour-page',
        },
      ],
    },
  })
})

test('for who takes no part, nothing is counted: one call tells it', async () => {
  const asked = stubGame({ '/missions/tour': () => Response.json(gameMissionAnswer()) })
  expect(await ask(tour)).toMatchObject({
    body: { campaigns: [{ state: 'out', onward: 'See what it is about' }] },
  })
  expect(asked).toHaveLength(1)
})

test('a campaign that the game doesn’t know is one without the player', async () => {
  stubGame({ '/missions/tour': () => new Response('', { status: 404 }) })
  expect(await ask(tour)).toMatchObject({ status: 200, body: { campaigns: [{ state: 'out' }] } })
})

test('what the game counts may be missing, and then another try is worth it [CP-069]', async () => {
  stubGame({ '/missions/tour/progress': down })
  const { body } = await ask(tour)
  expect(body).toMatchObject({ campaigns: [{ state: 'unknown', sentence: expect.stringContaining('safe') }] })
  expect(JSON.stringify(body)).not.toContain('bar')
})

test.each([
  ['the game fails', {}, { '/missions/tour': down }, 502, 'upstream_failed'],
  [
    'content can’t be read',
    { page: new UpstreamError({ service: 'content', operation: 'x', kind: 'timeout' }) },
    {},
    503,
    'upstream_unavailable',
  ],
  ['there is no such page', { page: new NotFoundError('campaign_page x') }, {}, 404, 'not_found'],
])('where %s the answer is a problem', async (_, ofContent, game, status, code) => {
  Object.assign(content, ofContent)
  stubGame(game)
  expect(await ask(tour)).toEqual({ status, caching: 'no-store', body: problem(code) })
})

test.each<Record<string, string>>([
  { locale: 'en', campaign: '../admin' },
  { locale: 'en', campaign: '' },
  { locale: 'en', campaign: 'x'.repeat(101) },
  { locale: 'tlh', campaign: 'tour-page' },
  { campaign: 'tour-page' },
])('nothing is asked for %j', async (query) => {
  const asked = stubGame()
  expect(await ask(query)).toMatchObject({ status: 400, body: problem('invalid_input') })
  expect(asked).toEqual([])
})

test('it is for players, on our own pages', async () => {
  const asked = stubGame()
  const path = '/api/campaigns/progress?locale=en'
  expect(await ask({}, requestTo(path))).toMatchObject({ status: 401, body: problem('not_signed_in') })
  const foreign = await playerRequest(path, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await ask({}, foreign)).toMatchObject({ status: 403, body: problem('wrong_origin') })
  expect(asked).toEqual([])
})

const names = ({ body }: { body: unknown }): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'campaigns' && Array.isArray(value) ? value.map(titleOf) : value,
  )
const titleOf = (campaign: { title: string }) => campaign.title

test('without a campaign, each that goes on or is to come and that the player is in', async () => {
  content.campaigns = [
    about('later', { campaign: day(2), post: day(20) }),
    about('tour'),
    about('not-mine'),
    about('former', { campaign: day(-20), post: day(-2) }),
  ]
  stubGame({ '/missions/not-mine': () => Response.json(gameMissionAnswer()) })
  expect(names(await ask({ locale: 'en' }))).toEqual({ campaigns: ['The tour', 'The later'] })
})

test('a player who is in none is told so', async () => {
  stubGame()
  expect(await ask({ locale: 'en' })).toMatchObject({
    body: { campaigns: [], note: expect.stringContaining('aren’t taking part') },
  })
})

test('one that can’t be read is left out, and the answer says so; if none can, it is a problem', async () => {
  content.campaigns = [about('tour'), about('broken')]
  stubGame({ '/missions/broken': down })
  expect(names(await ask({ locale: 'en' }))).toEqual({
    campaigns: ['The tour'],
    note: 'We can’t see all of your campaigns right now.',
    lacks: 'some',
  })
  content.campaigns = [about('broken')]
  expect(await ask({ locale: 'en' })).toMatchObject({ status: 502, body: problem('upstream_failed') })
})

test('of many campaigns a few are looked at', async () => {
  content.campaigns = Array.from({ length: 20 }, (_, index) => about(`tour-${index}`))
  const asked = stubGame()
  await ask({ locale: 'en' })
  expect(asked).toHaveLength(3 * ownProgressLimits.campaigns)
})

test('a player who asks for the list again and again has to wait, and is still told of one campaign', async () => {
  stubGame()
  for (let count = 0; count < rateLimits.ownProgress.tries; count += 1)
    expect((await ask({ locale: 'en' })).status).toBe(200)
  expect(await ask({ locale: 'en' })).toMatchObject({ status: 429, body: problem('too_many_requests') })
  expect((await ask(tour)).status).toBe(200)
})
