import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NextRequest } from 'next/server'
import { GET as getCalendar } from '@/app/api/events/calendar/route'
import { GET as getOwn } from '@/app/api/events/calendar/mine/route'
import { GET as getMine } from '@/app/api/events/mine/route'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { playerRequest } from '../../../lib/support/member'
import { NOW, requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => {
  vi.setSystemTime(NOW)
  vi.spyOn(log, 'warn')
  vi.spyOn(log, 'error')
})
afterEach(() => void vi.useRealTimers())

const none = { params: Promise.resolve({}) }
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const game = () => stubUpstream(() => Response.json({ events: [gameEventAnswer({ eventStart: soon() })] }))
const ask = (search: string) => getCalendar(new NextRequest(`${env.SITE_URL}/api/events/calendar${search}`))

test('a page of the calendar is for everybody, may be kept for a minute, and its days are asked for once', async () => {
  const asked = game()
  const answers = [await ask('?tags=shared&type=group_rides'), await ask('?tags=shared&zone=UTC&page=2')]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    await expect(answer.json()).resolves.toMatchObject({ total: 1, page: 1, events: [{ id: '7' }] })
  }
  expect(asked).toHaveLength(8)
})

test.each(['?rows=0', '?rows=51', '?rows=x', '?locale=xx', `?tags=${'x'.repeat(201)}`])(
  '%s is no section of ours, and nobody is asked',
  async (search) => {
    const asked = game()
    const answer = await ask(search)
    expect(answer.status).toBe(400)
    await expect(answer.json()).resolves.toMatchObject({ code: 'invalid_input' })
    expect(asked).toEqual([])
  },
)

test('an outage is a problem that is kept nowhere', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  const answer = await ask('?tags=outage')
  expect(answer.status).toBe(502)
  expect(answer.headers.get('cache-control')).not.toContain('public')
})

test('a page that both searches of enforced categories failed for is empty, and kept by nobody [CD-034]', async () => {
  const search = '?tags=CATEGORY_ENFORCEMENT,failing'
  stubUpstream(() => new Response('', { status: 403 }))
  const empty = await ask(search)
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store'])
  await expect(empty.json()).resolves.toMatchObject({ total: 0 })
  game()
  const answer = await ask(search)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  await expect(answer.json()).resolves.toMatchObject({ total: 1, events: [{ id: '7' }] })
})

test('a page that one of them failed for shows the other’s events, and is kept by nobody [CD-033]', async () => {
  const search = '?tags=CATEGORY_ENFORCEMENT,half'
  stubUpstream(async (request) =>
    (await request.text()).includes('onlyAccessExpression')
      ? new Response('', { status: 403 })
      : Response.json({ events: [gameEventAnswer({ id: 12, eventStart: soon() })] }),
  )
  const half = await ask(search)
  expect(half.headers.get('cache-control')).toBe('no-store')
  await expect(half.json()).resolves.toMatchObject({ total: 1, events: [{ id: '12' }] })
  stubUpstream(async (request) => {
    const id = (await request.text()).includes('onlyAccessExpression') ? 5 : 12
    return Response.json({ events: [gameEventAnswer({ id, eventStart: soon() })] })
  })
  await expect((await ask(search)).json()).resolves.toMatchObject({ total: 2, events: [{ id: '5' }, { id: '12' }] })
})

const time = 'from=2026-03-01T10:00:00.000Z&to=2026-03-01T12:00:00.001Z'

test('several events of a player are one search, and only those asked for are answered [EV-113, CD-025, CD-027]', async () => {
  const asked = stubUpstream(() =>
    Response.json({
      events: [gameEventAnswer({ signedUp: true }), gameEventAnswer({ id: 8 }), gameEventAnswer({ id: 9 })],
    }),
  )
  const answer = await getMine(await playerRequest(`/api/events/mine?ids=7,9,10&${time}`), none)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expect(answer.json()).resolves.toMatchObject([
    { event: { id: '7', signedUp: true }, hasUserData: true },
    { event: { id: '9' }, hasUserData: true },
  ])
  expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/eventfeed/search`])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test.each([`ids=&${time}`, `ids=7;8&${time}`, `ids=${'7,'.repeat(50)}7&${time}`, 'ids=7&from=now&to=then', 'ids=7'])(
  'a player who asks for %s gets a problem',
  async (search) => {
    const asked = game()
    expect((await getMine(await playerRequest(`/api/events/mine?${search}`), none)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

const span = 'from=2026-03-01T00:00:00.000Z&to=2026-03-09T00:00:00.000Z'

test('a page’s time as the player’s own search finds it: listed events that fit the filter, by one search [EV-097, EV-113]', async () => {
  const at = { eventStart: soon() }
  const asked = stubUpstream(() =>
    Response.json({
      events: [
        gameEventAnswer({ id: 8, eventType: 'RACE', ...at, signedUp: true }),
        gameEventAnswer({ id: 9, ...at }),
        gameEventAnswer({ id: 10, eventType: 'RACE', ...at, rulesSet: ['MEN_ONLY'] }),
        gameEventAnswer({ id: 11, eventType: 'RACE', eventStart: '2026-02-01T00:00:00Z' }),
      ],
    }),
  )
  const answer = await getOwn(
    await playerRequest(`/api/events/calendar/mine?${span}&type=race&tags=alps,HW_RESTRICTION`),
    none,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const rows = (await answer.json()) as { id: number }[]
  expect(rows).toEqual([expect.objectContaining({ id: '8', signedUp: true })])
  expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/eventfeed/search`])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
  await expect(asked[0]?.json()).resolves.toMatchObject({
    tags: ['alps'],
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-09T00:00:00.000Z',
    rulesOrSet: ['MEN_ONLY', 'ALLOWS_LATE_JOIN'],
  })
})

test.each([
  'from=2026-03-01T00:00:00.000Z',
  'from=2026-03-01T00:00:00.000Z&to=2026-03-01T00:00:00.000Z',
  'from=2026-03-01T00:00:00.000Z&to=2026-03-10T00:00:00.000Z',
  'from=today&to=tomorrow',
  `${span}&type=everything`,
  `${span}&tags=${'x'.repeat(201)}`,
])('%s is no page of the calendar, and nobody is asked', async (search) => {
  const asked = game()
  expect((await getOwn(await playerRequest(`/api/events/calendar/mine?${search}`), none)).status).toBe(400)
  expect(asked).toEqual([])
})

test('nobody else is told of a player’s events', async () => {
  const asked = game()
  expect((await getMine(requestTo(`/api/events/mine?ids=7&${time}`), none)).status).toBe(401)
  expect((await getOwn(requestTo(`/api/events/calendar/mine?${span}`), none)).status).toBe(401)
  const foreign = await playerRequest(`/api/events/mine?ids=7&${time}`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect((await getMine(foreign, none)).status).toBe(403)
  expect(asked).toEqual([])
})
