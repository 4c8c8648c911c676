import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  createFundraiser,
  createProject,
  getFundraisingEvent,
  listDonationsToEvent,
  listDonationsToProject,
  listFundraisers,
  listProjectsOfEvent,
  listProjectsOfFundraiser,
} from '@/lib/services/fundraising/client'
import { existingFundraiserIdOf } from '@/lib/services/fundraising/refusal'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const BASE = `${env.FUNDRAISING_URL}/gruppetto-web-pages/givengain`
const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Nkemelu', password: '1x2y3z4a5b6c7d' }

const none = { projects: [], donations: [], fundraisers: [], event: {} }

test.each([
  ['[FR-040]', 'fundraisers', () => listFundraisers()],
  ['[FR-040]', 'fundraisers?page=2', () => listFundraisers(2)],
  ['[FR-041]', 'donations?event_id=1001', () => listDonationsToEvent('1001')],
  ['[FR-042]', 'donations?project_id=8001', () => listDonationsToProject('8001')],
  ['[FR-043]', 'events/1001?show_related=true', () => getFundraisingEvent('1001')],
  ['[FR-044]', 'projects?fundraiser_id=7001', () => listProjectsOfFundraiser('7001')],
  ['[FR-045]', 'projects?event_id=1001', () => listProjectsOfEvent('1001')],
])('%s asks for %s, and says where it comes from [FR-036, FR-037]', async (_row, path, call) => {
  const asked = stubUpstream(() => Response.json(none))
  await call()
  expect(await askedOf(asked[0])).toEqual({ method: 'GET', url: `${BASE}/${path}`, authorization: null, body: null })
  expect(asked[0]?.headers.get('x-source')).toBe('gruppetto-web')
  expect(asked[0]?.headers.get('accept')).toBe('application/json')
})

test('opens an account with the terms accepted and without a letter about it [FR-013, FR-035, FR-038]', async () => {
  const asked = stubUpstream(() => Response.json({ fundraiser: { id: 7003 } }))
  expect(await createFundraiser(ada)).toBe('7003') // FR-015
  expect(await askedOf(asked[0])).toMatchObject({
    method: 'POST',
    url: `${BASE}/fundraisers`,
    body: {
      accept_terms: true,
      email: 'ada@example.test',
      first_name: 'Ada',
      last_name: 'Nkemelu',
      password: '1x2y3z4a5b6c7d',
      skip_notification: true,
    },
  })
})

test.each([
  [400, { error: 'exists', fundraiser_id: 7002 }, '7002'],
  [400, { error: 'exists', fundraiser_id: 'b3d1c7a0-1f5e' }, 'b3d1c7a0-1f5e'],
  [400, { error: 'exists' }, undefined],
  [409, { error: 'exists', fundraiser_id: 7002 }, undefined],
])('a refusal with %d and %j tells account %s [FR-046]', async (status, body, id) => {
  stubUpstream(() => Response.json(body, { status }))
  const refusal = await createFundraiser(ada).catch((error: unknown) => error)
  expect(existingFundraiserIdOf(refusal)).toBe(id)
  expect(JSON.stringify(refusal)).not.toContain(ada.password)
})

test('makes a project of a campaign, a fundraiser and an event [FR-016, FR-017, FR-039]', async () => {
  const project = {
    id: 8003,
    event_id: 1001,
    url: 'https://giving.example.test/ap/ada',
    raised: '12.50',
    target: '250.00',
    story: 'Why I ride',
    currency: { symbol: '€' },
    fundraiser: { first_name: 'Ada', last_name: 'Nkemelu' },
  }
  const asked = stubUpstream(() => Response.json({ project }))
  expect(await createProject({ campaignId: '2001', fundraiserId: '7002', eventId: '1001' })).toEqual({
    ...project,
    id: '8003',
    event_id: '1001',
  })
  expect(await askedOf(asked[0])).toMatchObject({
    method: 'POST',
    url: `${BASE}/projects`,
    body: { campaign_id: 2001, fundraiser_id: 7002, event_id: 1001, skip_notification: true },
  })
})

test('a body has the ids as the provider sent them: numbers as numbers, others as text', async () => {
  const asked = stubUpstream(() => Response.json({ project: { id: 'p-1' } }))
  await createProject({ campaignId: '007', fundraiserId: 'b3d1c7a0-1f5e', eventId: '1001' })
  expect(await askedOf(asked[0])).toMatchObject({
    body: { campaign_id: '007', fundraiser_id: 'b3d1c7a0-1f5e', event_id: 1001 },
  })
})

test('an event comes with its campaigns and its figures [FR-018]', async () => {
  const event = {
    campaigns: [{ id: 2001, title: 'Bikes', charity_id: 3001, charity: { id: 3001 } }],
    counts: { fundraisers: 2 },
    raised: '595.50',
    target: '25000.00',
    deadline_date: '2026-04-11T12:00:00Z',
    currency: { symbol: '€' },
  }
  stubUpstream(() => Response.json({ event }))
  const campaigns = [{ id: '2001', title: 'Bikes', charity_id: '3001', charity: { id: '3001' } }]
  expect(await getFundraisingEvent('1001')).toEqual({ ...event, campaigns })
})

test.each([404, 400, 422])(
  'an event that the provider does not know, or whose id it refuses, is none (%i)',
  async (status) => {
    stubUpstream(() => new Response('', { status }))
    await expect(getFundraisingEvent('1001')).rejects.toMatchObject({ name: 'NotFoundError' })
  },
)

test('what is no amount, no currency and no address is left out, and the rest of a project stands', async () => {
  const project = { id: 8003, event_id: 1001, raised: 'lots', target: null, currency: '€', url: 7, fundraiser: [] }
  stubUpstream(() => Response.json({ projects: [project] }))
  expect(await listProjectsOfFundraiser('7001')).toEqual([{ id: '8003', event_id: '1001' }])
})
