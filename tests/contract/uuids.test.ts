import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { withUuids } from '@/sandbox/kernel/uuid-ids.ts'
import { aSession, NOW, ofMaya, requestTo, SITE } from '../lib/support/session'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ wrap: withUuids })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await startProduct(sandbox)
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const UUID = /^018f0000-0000-7000-8000-\d{12}$/
const at = <Params>(params: Params) => ({ params: Promise.resolve(params) })

/** A player as a page of hers asks; the game server knows her by the token. */
async function player(path: string, method = 'GET', body?: object) {
  const tokens = { ...aSession().tokens, access: 'demo-woman' }
  const cookies = { [SESSION_COOKIE]: await sealSession(aSession({ tokens })) }
  const request = requestTo(path, { method, headers: ofMaya, cookies })
  if (body === undefined) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return new (await import('next/server')).NextRequest(request.url, { method, headers, body: JSON.stringify(body) })
}

const starts = z.array(z.object({ eventId: z.string().regex(UUID), subgroupId: z.string().regex(UUID) })).min(1)

test('a player of a game server with UUIDs finds an event, joins it, has it in the list and leaves it', async () => {
  const { GET: listStarts } = await import('@/app/api/events/starts/route')
  const [start] = starts.parse(await (await listStarts(await player('/api/events/starts?tag=featured'), at({}))).json())
  const [id, group] = [start?.eventId ?? '', start?.subgroupId ?? '']

  const { GET: getEvent } = await import('@/app/api/events/[id]/route')
  const { POST: join } = await import('@/app/api/events/subgroups/[id]/sign-up/route')
  const { DELETE: leave } = await import('@/app/api/events/[id]/sign-up/route')
  const { GET: listJoined } = await import('@/app/api/events/joined/route')
  const seen = async (): Promise<unknown> => (await getEvent(await player(`/api/events/${id}`), at({ id }))).json()
  expect(await seen()).toMatchObject({ hasUserData: true, event: { id, signedUp: false } })
  const joined = await join(await player(`/api/events/subgroups/${group}/sign-up`, 'POST'), at({ id: group }))
  expect(await joined.json()).toMatchObject({ signedUp: true })
  expect(await seen()).toMatchObject({ event: { signedUp: true } })
  const list = await listJoined(await player('/api/events/joined'), at({}))
  expect(await list.json()).toMatchObject([{ eventId: id, subgroupId: group, routeId: expect.stringMatching(UUID) }])
  const left = await leave(await player(`/api/events/${id}/sign-up`, 'DELETE'), at({ id }))
  expect(await left.json()).toMatchObject({ signedUp: false })
})

test('the page of an event with a UUID is found by it, by nothing that merely means the same', async () => {
  const { listTaggedEvents, getPublicEvent } = await import('@/lib/domains/events/server')
  const [event] = await listTaggedEvents('featured')
  const id = event?.id ?? ''
  expect(id).toMatch(UUID)
  await expect(getPublicEvent(id)).resolves.toMatchObject({ id, name: event?.name })
  const number = String(Number(id.slice(-12)))
  await expect(getPublicEvent(number)).rejects.toMatchObject({ code: 'not_found' })
})

test('a player becomes a fundraiser at a provider with UUIDs, and the profile knows it', async () => {
  const fundraisingEvent = '018f0000-0000-7000-8000-000000001001'
  const { POST: openAccount } = await import('@/app/api/fundraising/account/route')
  const { POST: openProject } = await import('@/app/api/fundraising/events/[eventId]/project/route')
  const { PUT: keep } = await import('@/app/api/fundraising/profile/route')
  const { GET: getShared } = await import('@/app/api/fundraising/events/[eventId]/fundraisers/[fundraiserId]/route')
  const ofEvent = at({ eventId: fundraisingEvent })

  const { account } = z
    .object({ account: z.string() })
    .parse(await (await openAccount(await player('/api/fundraising/account', 'POST'), at({}))).json())
  const made = await openProject(await player('/api/fundraising/events/x/project', 'POST', { account }), ofEvent)
  expect(await made.json()).toMatchObject({ project: { id: expect.stringMatching(UUID) } })
  const kept = await (await keep(await player('/api/fundraising/profile', 'PUT', { account }), at({}))).json()
  const { fundraiserId } = z.object({ fundraiserId: z.string().regex(UUID) }).parse(kept)
  const { getProfile } = await import('@/lib/services/game/profile')
  await expect(getProfile('demo-woman')).resolves.toMatchObject({ id: expect.stringMatching(UUID), fundraiserId })

  const { NextRequest } = await import('next/server')
  const visitor = new NextRequest(`${SITE}/api/fundraising/x`)
  const shared = await getShared(visitor, at({ eventId: fundraisingEvent, fundraiserId }))
  expect(await shared.json()).toMatchObject({ project: { id: expect.stringMatching(UUID), firstName: 'Maya' } })
})

test('a race has its results and a player a placing under the UUID of the start', async () => {
  const { getRaceResults } = await import('@/lib/services/game/events')
  const { getPlacement } = await import('@/lib/services/game/live')
  const start = '018f0000-0000-7000-8000-000020521001'
  expect([...(await getRaceResults(start)).keys()]).toEqual([start])
  await expect(getPlacement(start, 'demo-woman')).resolves.toMatchObject({ total: expect.any(Number) })
})

test('a question without a body may say that it is JSON, as the commands that push content do', async () => {
  const types = await fetch(`${sandbox.url}/content/types/customtypes`, {
    headers: { repository: 'gruppetto', authorization: 'Bearer token', 'content-type': 'application/json' },
  })
  expect(types.status).toBe(200)
})
