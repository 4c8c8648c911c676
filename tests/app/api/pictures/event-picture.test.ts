import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/pictures/events/[id]/[locale]/route'
import { eventPictureOf } from '@/app/api/pictures/events/[id]/[locale]/event-picture-of'
import { log } from '@/lib/core/server/log'
import { env } from '@/lib/core/server/env'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { rateLimits } from '@/lib/core/limits'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getPublicEvent } from '@/lib/domains/events/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { requestTo } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const ROUTE = { id: 3, name: 'Col de la Brume', laps: 2, distance: 12_340, elevation: 810 }

/** The game server with event 7. */
function game(changes: object = {}) {
  return stubUpstream(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/routes/3')) return Response.json(ROUTE)
    if (pathname.endsWith('/events/7')) return Response.json({ ...gameEventAnswer(), routeId: 3, ...changes })
    return new Response('', { status: 404 })
  })
}

const picture = (id = '7', locale = 'en', headers: Record<string, string> = {}) =>
  GET(requestTo(`/api/pictures/events/${id}/${locale}`, { headers }), { params: Promise.resolve({ id, locale }) })

test('is a PNG of the size that social networks show, cached by clients', async () => {
  game()
  const answer = await picture()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringMatching(/^public, max-age=300/),
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
})

test('says name, kind, sport, start with its zone, and the route with all its laps', async () => {
  game({ name: 'Col by lantern light 🚵', eventType: 'RACE' })
  expect(await eventPictureOf(await getPublicEvent('7'), 'fr')).toMatchObject({
    name: 'Col by lantern light',
    kind: 'Race · Cycling',
    when: expect.stringMatching(/^dimanche 1 mars 2026 à 18:00 UTC$/),
    route: { name: 'Col de la Brume', facts: '24,7 km · 1 620 m' },
  })
})

test('says who won a race once it is over', async () => {
  const race = { ...gameEventAnswer({ eventType: 'RACE', eventStart: '2020-03-01T18:00:00Z' }), id: 7 }
  const won = { finishers: 9, winnerName: 'Maya R.', winningTimeInSeconds: 2467 }
  stubUpstream(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/events/7')) return Response.json(race)
    const subgroup = searchParams.get('event_subgroup_id')
    return subgroup === null ? new Response('', { status: 404 }) : Response.json({ [subgroup]: won })
  })
  expect(await eventPictureOf(await getPublicEvent('7'), 'en')).toMatchObject({
    when: expect.stringMatching(/^Winner · [A-E] · Maya R\. · 41:07$/),
  })
})

test('an event without a route, and one whose name no font has, have a picture as well', async () => {
  game({ routeId: undefined, eventSubgroups: [], name: '山の夜' })
  expect(await eventPictureOf(await getPublicEvent('7'), 'ja')).toMatchObject({ name: 'Group ride', route: undefined })
})

test('is drawn with our own fonts, whatever stands in the name', async () => {
  const every = Array.from({ length: 0x2400 }, (_, code) => String.fromCodePoint(code)).join('')
  const asked = game({ name: every })
  expect((await picture()).status).toBe(200)
  // The drawing program reads itself from `data:`.
  const hosts = new Set(asked.map(({ url }) => new URL(url).host).filter((host) => host !== ''))
  expect([...hosts]).toEqual([new URL(env.GAME_API_URL).host])
})

test('who has it already is told so, until the event moves', async () => {
  game()
  const etag = (await picture()).headers.get('etag') ?? ''
  const again = await picture('7', 'en', { 'if-none-match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  game({ eventStart: '2026-03-02T18:00:00Z' })
  expect((await picture('7', 'en', { 'if-none-match': etag })).status).toBe(200)
})

test.each([
  ['999', 'en'],
  ['seven', 'en'],
  ['7', 'xx'],
])('of event %s in %s there is none', async (id, locale) => {
  game()
  const answer = await picture(id, locale)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('is drawn so often for one client, then only what was drawn before is handed out', async () => {
  let name = 'Turn 0'
  stubUpstream(({ url }) => Response.json(url.endsWith('/routes/3') ? ROUTE : gameEventAnswer({ name })))
  await picture()
  await Promise.all(
    Array.from({ length: rateLimits.drawings.tries - 1 }, () => takeTry('drawings', clientOf(requestTo('/')))),
  )
  expect((await picture()).status).toBe(200)
  name = 'Turn 1'
  expect((await picture()).status).toBe(429)
})

test('a name of many pages is drawn as far as there is room for it', async () => {
  game({ name: 'climb '.repeat(20_000) })
  expect((await eventPictureOf(await getPublicEvent('7'), 'en')).name.length).toBeLessThanOrEqual(160)
})
