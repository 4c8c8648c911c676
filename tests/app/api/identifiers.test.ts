import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET as getCalendarFile } from '@/app/api/events/[id]/calendar/route'
import { GET as getResult } from '@/app/api/events/[id]/result/route'
import { GET as getEvent } from '@/app/api/events/[id]/route'
import { DELETE as leave } from '@/app/api/events/[id]/sign-up/route'
import { GET as listMine } from '@/app/api/events/mine/route'
import { POST as join } from '@/app/api/events/subgroups/[id]/sign-up/route'
import { GET as getSeries } from '@/app/api/calendars/series/[id]/route'
import { GET as getShared } from '@/app/api/fundraising/events/[eventId]/fundraisers/[fundraiserId]/route'
import { GET as getOwn } from '@/app/api/fundraising/events/[eventId]/mine/route'
import { eventMetadata } from '@/app/[locale]/events/view/[id]/event-metadata'
import { sealSession, unsealSession } from '@/lib/domains/session/sealed-session'
import { sharedBy } from '@/lib/domains/fundraising/shared-by'
import { shareLink } from '@/lib/domains/fundraising/share-link'
import { endpointAddress } from '@/lib/core/endpoint'
import { eventPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getPublicEvent } from '@/lib/domains/events/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { identifiers } from '../../support/identifiers'
import { gameEventAnswer } from '../../lib/support/game-events'
import { gameProfile } from '../../lib/support/identity-provider'
import { playerRequest } from '../../lib/support/member'
import { aSession, maya, NOW, requestTo } from '../../lib/support/session'
import { stubUpstream } from '../../lib/support/upstream'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

/** As a service may send it: a number as a number. */
const sent = fc.oneof(identifiers, fc.maxSafeNat())
type Ids = [event: string | number, group: string | number, route: string | number]
const threeIds: fc.Arbitrary<Ids> = fc
  .tuple(sent, sent, sent)
  .filter((ids) => new Set(ids.map(String)).size === ids.length)

const at = <Params>(params: Params) => ({ params: Promise.resolve(params) })
const ofPlayer = (path: string, method = 'GET') => playerRequest(path, { method })
const started = '2026-03-10T17:30:00Z'

/** A race under way that the player is in, and everything else about it, at a game server with these ids. */
function race([event, group, route]: Ids) {
  const eventSubgroups = [{ id: group, label: 2, eventSubgroupStart: started, signedUp: true, routeId: route }]
  const answer = gameEventAnswer({ id: event, eventType: 'RACE', eventStart: started, eventSubgroups })
  const calls: Record<string, unknown> = {
    [`GET /events-core/events/${event}`]: answer,
    [`GET /public/events/${event}`]: answer,
    [`POST /events/subgroups/signup/${group}`]: { signedUp: true },
    [`DELETE /events/signup/${event}`]: { signedUp: false },
    [`GET /relay/${group}/placement`]: { position: 3, total: 40 },
    [`GET /relay/${group}`]: { id: group, distanceMeters: 1, watts: 2, heartRate: 3, progress: 4 },
    [`GET /event-series/${event}`]: { id: event, name: 'Tour', events: [answer] },
    'POST /eventfeed/search': { events: [answer] },
  }
  stubUpstream(({ url, method }) => {
    const path = decodeURIComponent(new URL(url).pathname.replace(new URL(env.GAME_API_URL).pathname, ''))
    const found = calls[`${method} ${path}`]
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found)
  })
}

test('an event goes from the game server through our API and back with any id', async () => {
  await fc.assert(
    fc.asyncProperty(threeIds, async ([event, group, route]) => {
      forgetProcessState() // or the player would be asked to wait
      race([event, group, route])
      const [id, start] = [String(event), String(group)]
      const path = (rest: string) => endpointAddress({ path: `/api/events/${rest}` }, { id, start })

      const found = await (await getEvent(await ofPlayer(path(':id')), at({ id }))).json()
      expect(found).toMatchObject({
        hasUserData: true,
        event: { id, subgroups: [{ id: start, routeId: String(route) }] },
      })
      const span = `from=2026-03-10T00:00:00Z&to=2026-03-11T00:00:00Z`
      const mine = await listMine(
        await ofPlayer(`/api/events/mine?ids=${encodeURIComponent(id)},another&${span}`),
        at({}),
      )
      expect(await mine.json()).toMatchObject([{ event: { id } }])
      const joined = await join(await ofPlayer(path('subgroups/:start/sign-up'), 'POST'), at({ id: start }))
      expect(await joined.json()).toMatchObject({ signedUp: true })
      const left = await leave(await ofPlayer(path(':id/sign-up'), 'DELETE'), at({ id }))
      expect(await left.json()).toMatchObject({ signedUp: false })
      const result = await getResult(await ofPlayer(path(':id/result')), at({ id }))
      expect(await result.json()).toMatchObject({ result: { position: 3, ride: { watts: 2 } } })
    }),
    { numRuns: 40 },
  )
})

test('an event has its page, its calendar file and its place in a feed under any id', async () => {
  await fc.assert(
    fc.asyncProperty(threeIds, async ([event, group, route]) => {
      forgetProcessState() // or the player would be asked to wait
      race([event, group, route])
      const id = String(event)
      const page = env.SITE_URL + eventPath(id)
      const segment = new URL(page).pathname.split('/').at(-1) ?? ''
      const shown = await eventMetadata(await getPublicEvent(segment), 'en')
      expect(shown.alternates?.canonical).toBe(page)
      const file = await (await getCalendarFile(requestTo(`/api/events/${id}/calendar`), at({ id }))).text()
      expect(file.replaceAll(/\r\n[ \t]/g, '')).toContain(page)
      const feed = await (await getSeries(requestTo(`/api/calendars/series/${id}`), at({ id }))).text()
      expect(feed.replaceAll(/\r\n[ \t]/g, '')).toContain(`event-${id}@`)
    }),
    { numRuns: 40 },
  )
})

test('a fundraiser, an event and a project of any ids are found by a link that names them', async () => {
  await fc.assert(
    fc.asyncProperty(threeIds, async ([fundraiser, event, project]) => {
      forgetProcessState()
      const [fundraiserId, eventId] = [String(fundraiser), String(event)]
      const asked = stubUpstream(({ url }) => {
        const { pathname } = new URL(url)
        if (pathname.endsWith('/profiles/me')) return Response.json({ ...gameProfile, fundraiserId: fundraiser })
        if (pathname.endsWith('/donations')) return Response.json({ donations: [{ id: project }] })
        return Response.json({ projects: [{ id: project, event_id: event }] })
      })
      const link = shareLink(`${env.SITE_URL}/ride`, { fundraiserId, publicId: undefined })
      expect(sharedBy(link)).toEqual({ fundraiserId, publicId: undefined })
      const shared = await getShared(requestTo('/api/fundraising'), at({ eventId, fundraiserId }))
      expect(await shared.json()).toMatchObject({
        project: { id: String(project) },
        donations: [{ id: String(project) }],
      })
      const own = await getOwn(await ofPlayer('/api/fundraising'), at({ eventId }))
      expect(await own.json()).toMatchObject({ fundraiserId, project: { id: String(project) } })
      const asks = asked.flatMap(({ url }) => Array.from(new URL(url).searchParams))
      expect(asks).toContainEqual(['fundraiser_id', fundraiserId])
      expect(asks).toContainEqual(['project_id', String(project)])
    }),
    { numRuns: 40 },
  )
})

test.each([7001, '7001'])('a session that was sealed with the fundraiser %j is read after a rollout', async (known) => {
  const before = aSession({ player: { ...maya, fundraiserId: known as string } })
  const read = await unsealSession(await sealSession(before), NOW)
  expect(read?.player.fundraiserId).toBe('7001')
})

test.each(['upcoming', '..', '.', '7/8', '7.md', 'a b', '%2e%2e', ''])(
  'no service is asked about %j, which can be no id',
  async (id) => {
    const asked = stubUpstream(() => Response.json(gameEventAnswer()))
    const answers = await Promise.all([
      getEvent(await ofPlayer('/api/events/x'), at({ id })),
      join(await ofPlayer('/api/events/x', 'POST'), at({ id })),
      leave(await ofPlayer('/api/events/x', 'DELETE'), at({ id })),
      getCalendarFile(requestTo('/api/events/x/calendar'), at({ id })),
      getSeries(requestTo('/api/calendars/series/x'), at({ id })),
      getOwn(await ofPlayer('/api/fundraising'), at({ eventId: id })),
      getShared(requestTo('/api/fundraising'), at({ eventId: '7', fundraiserId: id })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(asked).toEqual([])
  },
)

test('an event has one page: at the id that the game server itself writes', async () => {
  stubUpstream(() => Response.json(gameEventAnswer({ id: 7 })))
  await expect(getPublicEvent('007')).rejects.toMatchObject({ code: 'not_found' })
  await expect(getPublicEvent('7')).resolves.toMatchObject({ id: '7' })
})
