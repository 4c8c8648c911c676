import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST as openProject } from '@/app/api/fundraising/events/[eventId]/project/route'
import { GET as getShared } from '@/app/api/fundraising/events/[eventId]/fundraisers/[fundraiserId]/route'
import { GET as getMine } from '@/app/api/fundraising/events/[eventId]/mine/route'
import { PUT as keep } from '@/app/api/fundraising/profile/route'
import { runIntent } from '@/app/api/auth/run-intent'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameProfile } from '../../../lib/support/identity-provider'
import { aMember, playerRequest } from '../../../lib/support/member'
import { NOW, requestTo } from '../../../lib/support/session'
import {
  account,
  atEvent,
  bodied,
  keepIt,
  makeProject,
  none,
  ours,
  project,
  stubServices,
} from './fundraising-services'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

test('the three steps open an account, make a project of the first campaign and save the id [FR-015, FR-027, FR-030]', async () => {
  const { bodies, order } = stubServices()
  const { body } = await account()
  const made = await makeProject(body.account)
  expect(await made.json()).toMatchObject({ project: { ...ours, donateUrl: `${project.url}/donate` } })
  expect(await (await keepIt(body.account)).json()).toEqual({ fundraiserId: '7003' })
  expect(await bodies('/fundraisers')).toEqual([
    {
      accept_terms: true,
      email: 'maya@example.test',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      password: expect.stringMatching(/^[0-9a-z]{14}$/),
      skip_notification: true,
    },
  ])
  expect(await bodies('/projects')).toEqual([
    { campaign_id: 2001, fundraiser_id: 7003, event_id: 1001, skip_notification: true },
  ])
  expect(await bodies('/profiles/me')).toEqual([{ fundraiserId: 7003 }])
  const steps = [
    ['GET me', 'POST fundraisers'],
    ['GET me', 'GET projects', 'GET 1001', 'POST projects'],
    ['GET me', 'PUT me'],
  ]
  expect(order()).toEqual(steps.flat())
})

test('the password is in no answer and in no log [FR-014]', async () => {
  const written = vi.spyOn(log, 'warn')
  const { bodies } = stubServices({
    'POST /fundraisers': () => Response.json({ error: 'no' }, { status: 500 }),
    'GET /fundraisers': () => Response.json({ fundraisers: [{ id: 7009, email: 'MAYA@example.test' }] }),
  })
  const { body } = await account()
  const [sent] = (await bodies('/fundraisers')) as [{ password: string }]
  expect(JSON.stringify([body, written.mock.calls])).not.toContain(sent.password)
})

test('who is a fundraiser already gets no second account', async () => {
  const { order } = stubServices({ 'GET /profiles/me': () => Response.json({ ...gameProfile, fundraiserId: 7001 }) })
  expect((await account()).status).toBe(200)
  expect(order()).toEqual(['GET me'])
})

test('each step can be asked for again and again: one account, one project [FR-026, FR-046]', async () => {
  let accounts = 0
  const { bodies } = stubServices({
    'POST /fundraisers': () => {
      accounts += 1
      if (accounts > 1) return Response.json({ error: 'exists', fundraiser_id: 7003 }, { status: 400 })
      return Response.json({ fundraiser: { id: 7003 } })
    },
  })
  const claims = await Promise.all([account(), account(), account()])
  for (const { body } of claims) {
    const answers = await Promise.all([makeProject(body.account), makeProject(body.account)])
    for (const answer of answers) expect(await answer.json()).toMatchObject({ project: ours })
  }
  expect(await bodies('/projects')).toHaveLength(1)
})

test.each([
  ['nobody has the address', {}, 502],
  ['the list can’t be had either', { 'GET /fundraisers': () => new Response('', { status: 403 }) }, 502],
])('where no account can be made and %s, it is a problem [FR-047, FR-048]', async (_, answers, status) => {
  stubServices({ 'POST /fundraisers': () => Response.json({ error: 'no' }, { status: 403 }), ...answers })
  expect((await account()).status).toBe(status)
})

test.each([{ campaigns: [] }, {}])('an event without campaigns has no project: %j [FR-049]', async (event) => {
  stubServices({ 'GET /events/1001': () => Response.json({ event }) })
  expect((await makeProject((await account()).body.account)).status).toBe(404)
})

test('where the profile can’t be saved there is a warning, and the flow ends there [FR-050]', async () => {
  const warn = vi.spyOn(log, 'warn')
  stubServices({ 'PUT /profiles/me': () => new Response('', { status: 500 }) })
  expect((await keepIt((await account()).body.account)).status).toBe(502)
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ service: 'game', status: 500 }) },
    'the profile does not say that its player is a fundraiser',
  )
})

test.each([{}, { account: 7003 }, { account: '7003' }, { account: 'Fe26.2*made*up' }])(
  '%j is no account',
  async (body) => {
    const { asked } = stubServices()
    for (const answer of [
      await openProject(await bodied('/api/fundraising/events/1001/project', 'POST', body), atEvent()),
      await keep(await bodied('/api/fundraising/profile', 'PUT', body), none),
    ]) {
      expect(answer.status).toBe(400)
    }
    expect(asked).toEqual([])
  },
)

test.each(['', 'me', '1001/../1', '..', '10 01'])('there is no event %s', async (eventId) => {
  stubServices()
  const { body } = await account()
  expect((await makeProject(body.account, eventId)).status).toBe(404)
  expect((await getMine(await playerRequest('/api/x'), atEvent(eventId))).status).toBe(404)
})

test.each([
  ['the profile’s', 7002, null, '7002'],
  ['the profile’s, whatever the session says', 7002, '7001', '7002'],
  ['the session’s, where the profile says nothing', null, '7001', '7001'],
  ['nobody’s', null, null, null],
])('the player’s fundraiser is %s', async (_, inProfile, inSession, expected) => {
  stubServices({ 'GET /profiles/me': () => Response.json({ ...gameProfile, fundraiserId: inProfile }) })
  const { getOwnFundraiser } = await import('@/lib/domains/fundraising/server')
  const member = { ...aMember, facts: { ...aMember.facts, fundraiserId: inSession } }
  expect(await getOwnFundraiser(member, '1001')).toMatchObject({ fundraiserId: expected })
})

test('a signed-in view costs two calls of services at the most', async () => {
  const { asked } = stubServices({ 'GET /profiles/me': () => Response.json({ ...gameProfile, fundraiserId: 7003 }) })
  expect((await getMine(await playerRequest('/api/x'), atEvent())).status).toBe(200)
  expect(asked).toHaveLength(2)
})

test('anybody may see somebody’s page by its id, and nothing else of that person', async () => {
  const fundraiser = { first_name: 'Ada', last_name: 'Nkemelu', email: 'ada@example.test' }
  stubServices({ 'GET /projects': () => Response.json({ projects: [{ ...project, fundraiser }] }) })
  const at = { params: Promise.resolve({ eventId: '1001', fundraiserId: '7002' }) }
  const answer = await getShared(requestTo('/api/x'), at)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ project: { firstName: 'Ada' }, donations: [] })
  expect(text).not.toContain('@')
})

test('who signed in for it without script is a fundraiser afterwards [FR-019, FR-021]', async () => {
  const { order } = stubServices()
  const intent = { kind: 'fundraising', eventId: '1001', way: 'share', terms: 'ticked' } as const
  expect(await runIntent(aMember, intent)).toEqual({ kind: 'done', outcome: 'fundraiser_created' })
  expect(order().at(-1)).toBe('PUT me')
})

test('who wanted to donate goes on to the project’s donate page, without script as well [FR-019, FR-021, FR-031]', async () => {
  const { order } = stubServices()
  const intent = { kind: 'fundraising', eventId: '1001', way: 'donate', terms: 'ticked' } as const
  const address = `${project.url}/donate`
  expect(await runIntent(aMember, intent)).toEqual({ kind: 'leads', outcome: 'donation_follows', address })
  expect(order().at(-1)).toBe('PUT me')
})

test('where the provider names no address to donate at, the player is a fundraiser all the same [FR-031]', async () => {
  stubServices({ 'POST /projects': () => Response.json({ project: { ...project, url: null } }) })
  const intent = { kind: 'fundraising', eventId: '1001', way: 'donate', terms: 'ticked' } as const
  expect(await runIntent(aMember, intent)).toEqual({ kind: 'done', outcome: 'fundraiser_created' })
})
