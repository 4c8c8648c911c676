import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  enrol,
  getCampaignSummary,
  getMission,
  getMissionProgress,
  getQuest,
  registerForQuest,
  withdraw,
} from '@/lib/services/game/campaigns'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const token = 'player-token'
const info = {
  campaign: { shortName: 'tour' },
  campaignStarts: '2026-03-01T00:00:00Z',
  campaignEnds: '2026-04-01T00:00:00Z',
  registrationStarts: '2026-02-01T00:00:00Z',
  registrationEnds: '2026-03-20T00:00:00Z',
  registration: true,
}
const mission = { ...info, eligible: true, enrolled: false, status: 'WITHDRAWN' }
const progress = { progress: 2, goal: 5, unit: 'stages' }
const summary = {
  status: 'REGISTERED',
  stages: [{ campaignStageShortName: 'tour-stage-1', progress: 100 }],
  unlocks: [{ name: 'Summit Jersey', progress: 40 }],
}
const enrolment = { key: 'enrolled', status: 'REGISTERED' }
const withdrawal = { status: 'WITHDRAWN' }
const registration = { registered: true }
const quest = { slug: 'fondo', shortName: 'fondo', registered: false, progress: 0 }

test.each([
  ['mission [CP-060, CP-003]', () => getMission('tour', token), 'GET', '/campaigns/missions/tour', mission],
  ['progress [CP-064]', () => getMissionProgress('tour', token), 'GET', '/campaigns/missions/tour/progress', progress],
  ['summary [CP-063, CP-002]', () => getCampaignSummary('tour', token), 'GET', '/campaigns/tour/summary', summary],
  ['enrolment [CP-061]', () => enrol('tour', token), 'POST', '/campaigns/missions/tour/enroll', enrolment],
  ['withdrawal [CP-065]', () => withdraw('tour', token), 'POST', '/campaigns/missions/tour/withdraw', withdrawal],
  ['quest [CP-068, CP-007]', () => getQuest('fondo', token), 'GET', '/quests/fondo', quest],
  [
    'quest registration [CP-067]',
    () => registerForQuest('fondo', token),
    'POST',
    '/quests/fondo/register',
    registration,
  ],
])("a player's %s: the token goes along, the answer comes back", async (_, call, method, path, answer) => {
  const asked = stubUpstream(() => Response.json(answer))
  await expect(call()).resolves.toEqual(answer)
  const authorization = `Bearer ${token}`
  expect(await askedOf(asked[0])).toEqual({ method, url: `${env.GAME_API_URL}${path}`, authorization, body: null })
})

test('a mission’s dates are UTC instants, and each may be missing', async () => {
  const undated = { campaignStarts: null, campaignEnds: null, registrationStarts: null, registrationEnds: null }
  stubUpstream(() => Response.json({ ...mission, ...undated, status: null }))
  await expect(getMission('tour', token)).resolves.toEqual({
    campaign: info.campaign,
    registration: true,
    eligible: true,
    enrolled: false,
  })
})

test.each([
  ['enrolled', null],
  ['enrolled', 'yes'],
  ['status', { of: 'another kind' }],
])('a mission whose %s is %j is a bad answer: whether a player takes part hangs on it', async (field, value) => {
  stubUpstream(() => Response.json({ ...mission, [field]: value }))
  await expect(getMission('tour', token)).rejects.toMatchObject({ operation: 'getMission', kind: 'schema' })
})

test.each([
  ['campaign', {}],
  ['campaignEnds', '2026-04-01T00:00:00+02:00'],
  ['registration', { of: 'another kind' }],
  ['eligible', 'yes'],
])('a mission whose %s is %j still tells whether a player takes part', async (field, value) => {
  stubUpstream(() => Response.json({ ...mission, enrolled: true, [field]: value }))
  const { [field]: left, ...rest } = { ...(await getMission('tour', token)) } as Record<string, unknown>
  expect(left).toBeUndefined()
  expect(rest).toMatchObject({ enrolled: true, status: mission.status })
})

test.each([
  ['enrol', () => enrol('tour', token), { key: 'profile.not.eligible', status: 'REGISTERED' }],
  ['withdraw', () => withdraw('tour', token), { status: 'REGISTERED' }],
  ['registerForQuest', () => registerForQuest('fondo', token), { registered: false }],
  ['getQuest', () => getQuest('fondo', token), { ...quest, registered: null }],
  ['getMissionProgress', () => getMissionProgress('tour', token), { ...progress, goal: null }],
  ['getCampaignSummary', () => getCampaignSummary('tour', token), { ...summary, unlocks: null }],
])('%s takes no 200 at its word that does not say what was done', async (operation, call, answer) => {
  stubUpstream(() => Response.json(answer))
  await expect(call()).rejects.toMatchObject({ operation, kind: 'schema' })
})

test.each([
  ['mission x/y', () => getMission('x/y', token)],
  ['quest x/y', () => getQuest('x/y', token)],
  ['summary of campaign x/y', () => getCampaignSummary('x/y', token)],
])('%s does not exist', async (what, call) => {
  const asked = stubUpstream(() => new Response('', { status: 404 }))
  await expect(call()).rejects.toMatchObject({ name: 'NotFoundError', what })
  expect(asked[0]?.url).toContain('/x%2Fy')
})

test.each(['', '.', '..'])('the name “%s” would make a path another one, hence is not asked for', async (name) => {
  const asked = stubUpstream(() => Response.json(mission))
  for (const call of [getMission, enrol, withdraw, getCampaignSummary, getQuest, registerForQuest]) {
    await expect(call(name, token)).rejects.toMatchObject({ name: 'NotFoundError' })
  }
  expect(asked).toEqual([])
})

test('names are sent as they are spelt', async () => {
  const asked = stubUpstream(() => Response.json(mission))
  for (const name of ['...', '%2e%2e', 'été?#']) await getMission(name, token)
  const names = asked.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''))
  expect(names).toEqual(['...', '%2e%2e', 'été?#'])
})

test.each([
  ['enrolling', () => enrol('tour', token)],
  ['withdrawing', () => withdraw('tour', token)],
  ['registering for a quest', () => registerForQuest('fondo', token)],
])('%s is never repeated', async (_, call) => {
  const asked = stubUpstream(() => new Response('', { status: 503 }))
  await expect(call()).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked).toHaveLength(1)
})
