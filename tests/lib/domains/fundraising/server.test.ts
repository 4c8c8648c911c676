import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import {
  findSharedProject,
  getEventSummary,
  getOwnFundraiser,
  getSharedFundraiser,
} from '@/lib/domains/fundraising/server'
import { findCertainProject, findProject } from '@/lib/domains/fundraising/project-server'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

type Fields = Record<string, unknown>

const project = (id: number, fields: Fields = {}) => ({
  id,
  event_id: 1001,
  raised: '10',
  fundraiser: { first_name: `F${id}` },
  ...fields,
})
const gift = (id: number) => ({ id, amount: '5', created: `2026-03-0${id}T00:00:00Z` })

/** What the provider answers, by the end of the address that is asked for. */
function stubProvider(answers: Record<string, unknown>) {
  return stubUpstream((request) => {
    const address = request.url.slice(`${env.FUNDRAISING_URL}/gruppetto-web-pages/givengain/`.length)
    const body = answers[address]
    return body === undefined ? new Response('', { status: 500 }) : Response.json(body)
  })
}

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined))

test('an event shows its five newest gifts and the five who raised most, of equals who began first [FR-018]', async () => {
  stubProvider({
    'events/1001?show_related=true': { event: { raised: '99', counts: { fundraisers: 9 } } },
    'donations?event_id=1001': { donations: [1, 2, 3, 4, 5, 6, 7].map(gift) },
    'projects?event_id=1001': {
      projects: [
        project(3, { raised: '10' }),
        project(1, { raised: '10' }),
        project(2, { raised: '500' }),
        project(4, { raised: '0' }),
        project(5, { raised: '900', fundraiser: {} }),
        project(6, { raised: '20' }),
        project(7, { raised: '30' }),
        project(8, { raised: '5' }),
      ],
    },
  })
  const { event, donations, top } = await getEventSummary('1001')
  expect(event).toMatchObject({ raised: 99, fundraisers: 9 })
  expect(donations.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3'])
  expect(top.map(({ id }) => id)).toEqual(['2', '7', '6', '1', '3'])
})

test.each([
  ['event', 'events/1001?show_related=true'],
  ['donations', 'donations?event_id=1001'],
  ['top fundraisers', 'projects?event_id=1001'],
])(
  'an event whose %s can’t be had shows the rest, and the log says which event [FR-041, FR-045]',
  async (what, gone) => {
    const all = {
      'events/1001?show_related=true': { event: { raised: '99' } },
      'donations?event_id=1001': { donations: [gift(1)] },
      'projects?event_id=1001': { projects: [project(1)] },
    }
    stubProvider({ ...all, [gone]: undefined })
    const { event, donations, top } = await getEventSummary('1001')
    expect([event?.raised, donations.length, top.length]).toEqual([
      what === 'event' ? undefined : 99,
      what === 'donations' ? 0 : 1,
      what === 'top fundraisers' ? 0 : 1,
    ])
    expect(log.warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ kind: 'status' }), eventId: '1001' },
      `the ${what} of a fundraising event cannot be shown`,
    )
  },
)

test('who has raised nothing yet is not among those who raised most [FR-018]', async () => {
  stubProvider({ 'projects?event_id=1001': { projects: [project(1, { raised: '0' }), project(2, { raised: '1' })] } })
  expect((await getEventSummary('1001')).top.map(({ id }) => id)).toEqual(['2'])
})

test('somebody’s page in an event is the first one that was opened for it, with its five newest gifts', async () => {
  stubProvider({
    'projects?fundraiser_id=7001': {
      projects: [project(12), project(8, { event_id: 1002 }), project(9), project(3, { event_id: null })],
    },
    'donations?project_id=9': { donations: [1, 2, 3, 4, 5, 6].map(gift) },
  })
  const shared = await getSharedFundraiser('7001', '1001')
  expect(shared.project?.id).toBe('9')
  expect(shared.donations.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
  expect(await findSharedProject('7001', '1002')).toMatchObject({ id: '8' })
})

test('somebody without a page in the event has none, and nobody is asked for its gifts', async () => {
  const asked = stubProvider({ 'projects?fundraiser_id=7001': { projects: [] } })
  expect(await getSharedFundraiser('7001', '1001')).toEqual({ project: null, donations: [] })
  expect(await findSharedProject('7001', '1001')).toBeUndefined()
  expect(asked).toHaveLength(2)
})

test('a page whose gifts can’t be had is shown without them, and the log says why', async () => {
  stubProvider({ 'projects?fundraiser_id=7001': { projects: [project(9)] } })
  const shared = await getSharedFundraiser('7001', '1001')
  expect(shared).toMatchObject({ project: { id: '9' }, donations: [] })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ kind: 'status' }) },
    'the donations to a project cannot be shown',
  )
})

test('whose profile can’t be had is the fundraiser that the session says, and the log says so', async () => {
  stubProvider({ 'projects?fundraiser_id=7001': { projects: [project(9)] } })
  const member = { ...aMember, facts: { ...aMember.facts, fundraiserId: '7001' } }
  expect(await getOwnFundraiser(member, '1001')).toMatchObject({
    fundraiserId: '7001',
    publicId: aMember.facts.publicId,
    project: { id: '9' },
  })
  expect(log.warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ service: 'game' }) },
    'the session says whether its player is a fundraiser',
  )
})

test('who is no fundraiser has no page, and the provider is not asked for one', async () => {
  const asked = stubProvider({})
  const member = { ...aMember, call: () => Promise.reject(new AppError('upstream_unavailable')) }
  expect(await getOwnFundraiser(member, '1001')).toEqual({
    fundraiserId: null,
    publicId: aMember.facts.publicId,
    project: null,
  })
  expect(asked).toEqual([])
})

test('a session that has ended is told as that, whatever player it names', async () => {
  stubProvider({})
  const member = { ...aMember, call: () => Promise.reject(new AppError('not_signed_in')) }
  await expect(getOwnFundraiser(member, '1001')).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(log.warn).not.toHaveBeenCalled()
})

test.each([
  ['one whose event is not told', [project(8001, { event_id: null })]],
  ['one that can’t be read', [project(8001), { event_id: 1002 }]],
])('before a page is made, %s is not taken for none: another would be made [FR-028]', async (_, projects) => {
  stubProvider({ 'projects?fundraiser_id=7001': { projects } })
  const key = { fundraiserId: '7001', eventId: '1002' }
  await expect(findCertainProject(key)).rejects.toMatchObject({ code: 'upstream_unreadable' })
  expect(await findProject(key)).toBeUndefined()
})
