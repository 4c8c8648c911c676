import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DELETE, GET, POST } from '@/app/api/campaigns/[shortName]/registration/route'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameMissionAnswer, refusalAnswer } from '../../../lib/support/game-campaigns'
import { playerRequest } from '../../../lib/support/member'
import { NOW, requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const PATH = '/api/campaigns/tour/registration'
const handlers = { GET, POST, DELETE }
const methods = ['GET', 'POST', 'DELETE'] as const

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

async function ask(
  method: (typeof methods)[number],
  { shortName = 'tour', request = playerRequest(PATH, { method }) } = {},
) {
  const answer = await handlers[method](await request, { params: Promise.resolve({ shortName }) })
  const body: unknown = await answer.json()
  return { status: answer.status, caching: answer.headers.get('cache-control'), body }
}

/** A game server: a mission, and its answers to enrolling and withdrawing. */
function stubGame({
  mission = Response.json(gameMissionAnswer()),
  change = Response.json({ key: 'enrolled', status: 'REGISTERED' }),
} = {}) {
  return stubUpstream(({ method }) => (method === 'GET' ? mission : change).clone())
}

const problem = (code: string): unknown => expect.objectContaining({ code })

test.each(methods)('%s is for players only', async (method) => {
  const asked = stubGame()
  const request = Promise.resolve(requestTo(PATH, { method }))
  expect(await ask(method, { request })).toEqual({ status: 401, caching: 'no-store', body: problem('not_signed_in') })
  expect(asked).toEqual([])
})

test.each(methods)('%s is for our own pages only', async (method) => {
  const asked = stubGame()
  const request = playerRequest(PATH, { method, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await ask(method, { request })).toMatchObject({
    status: 403,
    caching: 'no-store',
    body: problem('wrong_origin'),
  })
  expect(asked).toEqual([])
})

test('answers whether the player takes part, and nobody keeps the answer', async () => {
  stubGame()
  expect(await ask('GET')).toEqual({ status: 200, caching: 'no-store', body: { isRegistered: false } })
})

test.each(['campaign', 'campaignStarts', 'registration', 'eligible', 'unheardOf'])(
  'a player takes part, whatever the game says of the mission’s %s',
  async (field) => {
    stubGame({ mission: Response.json(gameMissionAnswer({ enrolled: true, [field]: { of: 'another kind' } })) })
    expect(await ask('GET')).toMatchObject({ status: 200, body: { isRegistered: true } })
  },
)

test('where it is not known whether the player is eligible, the game decides', async () => {
  stubGame({
    mission: Response.json(gameMissionAnswer({ eligible: null })),
    change: refusalAnswer('profile.not.eligible'),
  })
  expect(await ask('POST')).toMatchObject({ status: 403, body: problem('not_eligible') })
})

test('where that can’t be known the answer is a problem, never a no [CP-069]', async () => {
  stubGame({ mission: new Response('', { status: 404 }) })
  expect(await ask('GET')).toMatchObject({ status: 503, body: problem('upstream_unavailable') })
})

test('registers the player [CP-041]', async () => {
  const asked = stubGame()
  expect(await ask('POST')).toEqual({ status: 200, caching: 'no-store', body: { isRegistered: true } })
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-1', 'Bearer access-1'])
})

test.each([
  ['who is not eligible', { mission: Response.json(gameMissionAnswer({ eligible: false })) }, 403, 'not_eligible'],
  ['where there is no mission', { mission: new Response('', { status: 404 }) }, 403, 'not_eligible'],
  ['whom the game finds not eligible', { change: refusalAnswer('profile.not.eligible') }, 403, 'not_eligible'],
  ['who comes too late', { change: refusalAnswer('registration.closed') }, 403, 'registration_closed'],
  ['during an outage', { change: new Response('', { status: 500 }) }, 502, 'upstream_failed'],
])('does not register a player %s', async (_, game, status, code) => {
  stubGame(game)
  expect(await ask('POST')).toEqual({ status, caching: 'no-store', body: problem(code) })
})

test('withdraws the player [CP-046]', async () => {
  stubGame({ change: Response.json({ status: 'WITHDRAWN' }) })
  expect(await ask('DELETE')).toEqual({ status: 200, caching: 'no-store', body: { isRegistered: false } })
})

test('a quest can’t be left', async () => {
  expect(await ask('DELETE', { shortName: 'gran-fondo-quest' })).toMatchObject({
    status: 404,
    body: problem('not_found'),
  })
})

test.each(['', '.', '..'])('a name like %j reaches no other call of the game', async (shortName) => {
  const asked = stubGame()
  expect((await ask('POST', { shortName })).status).toBe(403)
  expect((await ask('DELETE', { shortName })).status).toBe(404)
  expect(asked).toEqual([])
})
