import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as getEvent } from '@/app/api/events/[id]/route'
import { GET as getCalendar } from '@/app/api/events/[id]/calendar/route'
import { DELETE as leave } from '@/app/api/events/[id]/sign-up/route'
import { GET as getJoined } from '@/app/api/events/joined/route'
import { POST as join } from '@/app/api/events/subgroups/[id]/sign-up/route'
import { log } from '@/lib/core/server/log'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { playerRequest } from '../../../lib/support/member'
import { NOW, requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const at = (id: string) => ({ params: Promise.resolve({ id }) })

/** Every route of a player, as a page asks it. */
const routes = {
  'the event': { path: '/api/events/7', method: 'GET', handle: getEvent },
  'the joined events': { path: '/api/events/joined', method: 'GET', handle: getJoined },
  joining: { path: '/api/events/subgroups/70/sign-up', method: 'POST', handle: join },
  leaving: { path: '/api/events/7/sign-up', method: 'DELETE', handle: leave },
} as const
const all = Object.entries(routes)
const writes = all.filter(([, { method }]) => method !== 'GET')

const findId = (path: string) => /\d+/.exec(path)?.[0] ?? ''
const send = async ({ path, method, handle }: (typeof routes)[keyof typeof routes], id = findId(path), headers = {}) =>
  handle(await playerRequest(path, { method, headers }), at(id))

/** The game server, which knows event 7 with start 70. */
function game(signUp: () => Response = () => Response.json({ signedUp: true })) {
  return stubUpstream(({ url, method }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/signup/70') || pathname.endsWith('/signup/7')) return signUp()
    if (pathname.endsWith('/eventfeed/my-events')) return Response.json({ events: [] })
    if (method === 'GET' && pathname.endsWith('/events/7')) return Response.json(gameEventAnswer())
    return new Response('', { status: 404 })
  })
}

beforeEach(() => {
  vi.setSystemTime(NOW)
  vi.spyOn(log, 'warn')
  vi.spyOn(log, 'error')
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(all)('%s', (_, route) => {
  test('answers the player, and is kept nowhere', async () => {
    const asked = game(() => Response.json({ signedUp: route.method === 'POST' }))
    const response = await send(route)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
  })

  test('is for players only', async () => {
    const asked = game()
    const response = await route.handle(requestTo(route.path, { method: route.method }), at(findId(route.path)))
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expect(response.json()).resolves.toMatchObject({ code: 'not_signed_in', status: 401 })
    expect(asked).toEqual([])
  })

  test('is for our own pages only', async () => {
    const asked = game()
    const response = await send(route, undefined, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    await expect(response.json()).resolves.toMatchObject({ code: 'wrong_origin' })
    expect(asked).toEqual([])
  })
})

describe.each(writes)('%s', (_, route) => {
  test('carries the secret of the event [EV-106, EV-107]', async () => {
    const asked = game()
    await route.handle(
      await playerRequest(`${route.path}?eventSecret=a%26b`, { method: route.method }),
      at(findId(route.path)),
    )
    expect(new URL(asked[0]?.url ?? '').searchParams.get('eventSecret')).toBe('a&b')
  })

  test('tells a refusal of the game as what it is', async () => {
    game(() => Response.json({ key: 'event.closed' }, { status: 403 }))
    const response = await send(route)
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expect(response.json()).resolves.toMatchObject({ code: 'sign_up_refused' })
    expect(log.error).not.toHaveBeenCalled()
  })

  test('tells a fault of the game as a fault', async () => {
    game(() => new Response('', { status: 500 }))
    const response = await send(route)
    expect(response.status).toBe(502)
    await expect(response.json()).resolves.toMatchObject({ code: 'upstream_failed' })
  })

  test.each(['999', 'seven', '..'])('of %s, which is not there, is 404', async (id) => {
    game()
    expect((await send(route, id)).status).toBe(404)
  })
})

test('an event that is not there is 404 for a player', async () => {
  game()
  const response = await send(routes['the event'], '999')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('the calendar file', () => {
  const calendar = (query: string, id = '7') => getCalendar(requestTo(`/api/events/${id}/calendar${query}`), at(id))

  test('is for everybody, a file to keep, and kept in no cache', async () => {
    game()
    const response = await calendar('')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="event-7.ics"',
      'cache-control': 'no-store',
    })
    await expect(response.text()).resolves.toMatch(/UID:event-7@localhost[^]*DTSTART:20260301T180000Z/)
  })

  test.each(['999', 'seven'])('of event %s is 404', async (id) => {
    game()
    expect((await calendar('', id)).status).toBe(404)
  })

  test('of a secret event names the page with its secret', async () => {
    const asked = game()
    const text = await (await calendar('?eventSecret=lantern')).text()
    expect(asked[0]?.url).toContain('eventSecret=lantern')
    expect(text.replaceAll('\r\n\t', '')).toContain('/events/view/7?eventSecret=lantern')
  })
})
