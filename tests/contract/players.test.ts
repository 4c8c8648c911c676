import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filledFields, usedFields } from './filled-fields'
import { unusedFields } from './noise'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

const loadEvents = () => import('@/lib/services/game/player-events')
const loadCampaigns = () => import('@/lib/services/game/campaigns')
const loadProfile = () => import('@/lib/services/game/profile')

/** The key of the refusal that ends a call. */
async function refusalOf(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  const { refusalKeyOf } = await import('@/lib/services/game/refusal')
  return refusalKeyOf(error)
}

test('every field that only a player sees of an event comes filled: access, sign-ups and the secret', async () => {
  const { gameFullEventSchema, gameJoinedEventSchema, getFullEvent, listMyUpcomingEvents } = await loadEvents()
  const [race, secret] = await Promise.all([
    getFullEvent('1001', 'demo-man'),
    getFullEvent('1016', 'demo-man', 'lantern-club'),
  ])
  const others = await getFullEvent('1002', 'demo-member')
  expect(filledFields([race, secret, others])).toEqual(Object.keys(gameFullEventSchema.shape).toSorted())
  const verdicts = race.eventSubgroups.map(({ accessValidationResult }) => accessValidationResult)
  expect(verdicts).toEqual([true, true, false, false])
  const upcoming = await listMyUpcomingEvents('demo-member')
  expect(filledFields(upcoming)).toEqual(Object.keys(gameJoinedEventSchema.shape).toSorted())
})

test('a player signs up, moves, leaves, and the lists say so', async () => {
  const { leave, listMyEvents, listMyUpcomingEvents, searchEvents, signUp } = await loadEvents()
  const token = 'demo-fundraiser'
  for (const subgroupId of ['10062', '10062', '10063']) {
    await expect(signUp(subgroupId, token)).resolves.toEqual({ signedUp: true })
  }
  const joined = { eventId: '1006', eventSubgroupId: '10063', label: 3 }
  await expect(listMyUpcomingEvents(token)).resolves.toMatchObject([joined])
  await expect(listMyEvents(token)).resolves.toMatchObject([{ id: '1006', signedUp: true }])
  const { events } = await searchEvents({ eventType: ['FONDO'], tags: ['featured'] }, token)
  expect(events.filter(({ signedUp }) => signedUp).map(({ id }) => id)).toEqual(['1006'])
  for (const _ of [1, 2]) await expect(leave('1006', token)).resolves.toEqual({ signedUp: false })
  await expect(listMyEvents(token)).resolves.toEqual([])
})

test.each([
  ['event.restricted', '10152', 'demo-man'],
  ['event.gender', '10082', 'demo-man'],
  ['event.category.enforcement', '10014', 'demo-man'],
])('a sign-up is refused by the key %s', async (key, subgroupId, token) => {
  const { signUp } = await loadEvents()
  expect(await refusalOf(signUp(subgroupId, token))).toBe(key)
})

test('every field of a profile comes filled for somebody, and may be missing for others', async () => {
  const { gameProfileSchema, getProfile } = await loadProfile()
  const profiles = await Promise.all(['woman', 'fundraiser', 'unset'].map((name) => getProfile(`demo-${name}`)))
  expect(filledFields(profiles)).toEqual(usedFields(gameProfileSchema))
  expect(profiles[2]).toMatchObject({ isMale: undefined, ftp: undefined, weight: undefined })
})

test('what a player saves of the profile is there, and nothing else is changed', async () => {
  const { getProfile, saveProfile } = await loadProfile()
  const before = await getProfile('demo-woman')
  const after = { ...before, fundraiserId: '7044', weight: undefined, useMetric: false }
  const changes = { fundraiserId: '7044', weight: null, useMetric: false }
  await expect(saveProfile(changes, 'demo-woman')).resolves.toEqual(after)
  await expect(getProfile('demo-woman')).resolves.toEqual(after)
})

test('what is used of a mission and of a summary comes filled', async () => {
  const { gameCampaignSummarySchema, gameMissionSchema, getCampaignSummary, getMission, getQuest } =
    await loadCampaigns()
  const short = 'summits'
  const mission = await getMission(short, 'demo-member')
  expect(filledFields([mission])).toEqual(usedFields(gameMissionSchema, unusedFields.mission))
  const summary = await getCampaignSummary(short, 'demo-member')
  expect(filledFields([summary])).toEqual(usedFields(gameCampaignSummarySchema, unusedFields.summary))
  await expect(getQuest('gran-fondo-quest', 'demo-member')).resolves.toMatchObject({ registered: true, progress: 50 })
})

test('a player enrols and withdraws, and registers for the quest', async () => {
  const { enrol, getMission, getQuest, registerForQuest, withdraw } = await loadCampaigns()
  const [short, token] = ['spring-classics', 'demo-woman']
  await expect(getMission(short, token)).resolves.toMatchObject({ enrolled: false, status: undefined })
  await expect(enrol(short, token)).resolves.toEqual({ key: 'enrolled' })
  await expect(withdraw(short, token)).resolves.toEqual({ status: 'WITHDRAWN' })
  await expect(getMission(short, token)).resolves.toMatchObject({ enrolled: false, status: 'WITHDRAWN' })
  const quest = await getQuest('gran-fondo-quest', token)
  await expect(registerForQuest(quest.shortName, token)).resolves.toEqual({ registered: true })
  await expect(getQuest('gran-fondo-quest', token)).resolves.toMatchObject({ registered: true })
})

test.each([
  ['profile.not.eligible', 'summits', 'demo-ineligible'],
  ['registration.closed', 'winter-base-camp', 'demo-woman'],
])('an enrolment is refused by the key %s', async (key, mission, token) => {
  const { enrol } = await loadCampaigns()
  expect(await refusalOf(enrol(mission, token))).toBe(key)
})

test('what does not exist for a player is not found, and asked for once', async () => {
  const { getFullEvent } = await loadEvents()
  const { getMission, getQuest } = await loadCampaigns()
  const token = 'demo-member'
  const missing: Promise<unknown>[] = [
    getFullEvent('7', token),
    getFullEvent('1016', token),
    getMission('no-such', token),
    getQuest('no-such', token),
  ]
  const notFound = { status: 'rejected', reason: { name: 'NotFoundError', code: 'not_found' } }
  expect(await Promise.allSettled(missing)).toMatchObject(missing.map(() => notFound))
  expect(await sandbox.calls()).toHaveLength(missing.length)
})
