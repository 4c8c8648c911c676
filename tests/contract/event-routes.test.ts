import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { faultMatrix } from '@/e2e/support/fault-matrix.ts'
import { log } from '@/lib/core/server/log'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { aSession, NOW, ofMaya, requestTo, SITE } from '../lib/support/session'
import { forgetProcessState } from '../support/forget-process-state'
import { faults } from './faults'
import { settled, stopTimers } from './settled'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

const named = faults.map((each) => [each.name, each] as const)
/** Most calls fail alike, so three kinds of fault are enough. */
const some = named.filter(([, { fault }]) => /^(?:failing|unreachable|wrong_schema)$/.test(fault.kind))
const SEARCH = '/eventfeed/public/search'
const { beginMatrix, noteSeen } = faultMatrix('fault-matrix-events')

let sandbox: StartedSandbox
beforeAll(async () => {
  beginMatrix()
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await startProduct(sandbox)
  stopTimers()
  vi.setSystemTime(NOW)
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level)
})
afterEach(() => vi.useRealTimers())

const at = <Params>(params: Params) => ({ params: Promise.resolve(params) })
const visitor = (path: string) => new NextRequest(SITE + path)

/** Maya as a page of hers asks; the game server knows her by the token. */
async function player(path: string, method = 'GET'): Promise<NextRequest> {
  const tokens = { ...aSession().tokens, access: 'demo-woman' }
  const cookies = { [SESSION_COOKIE]: await sealSession(aSession({ tokens })) }
  return requestTo(path, { method, headers: ofMaya, cookies })
}

const calendar = async (tags: string) => {
  const { GET } = await import('@/app/api/events/calendar/route')
  return GET(visitor(`/api/events/calendar?tags=${tags}`))
}

/** Every call of the game server by which visitors and players find, follow and look back, and what asks it. */
const calls: Record<string, { path: string; ask: () => Promise<Response>; gets?: readonly string[] }> = {
  'a page of the calendar': { path: SEARCH, ask: () => calendar('race') },
  'the feed of a tag': {
    path: '/public/events/upcoming',
    ask: async () => {
      const { GET } = await import('@/app/api/calendars/tags/[tag]/route')
      return GET(visitor('/api/calendars/tags/race'), at({ tag: 'race' }))
    },
  },
  'the feed of a series': {
    path: '/event-series',
    ask: async () => {
      const { GET } = await import('@/app/api/calendars/series/[id]/route')
      return GET(visitor('/api/calendars/series/1'), at({ id: '1' }))
    },
  },
  'a player’s feed': {
    path: '/public/calendar-feeds',
    ask: async () => {
      const { GET } = await import('@/app/api/calendars/personal/[token]/route')
      return GET(visitor('/api/calendars/personal/secret'), at({ token: 'secret' }))
    },
  },
  'the address of a player’s feed, made': {
    path: '/profiles/me/calendar-feed',
    ask: async () => {
      const { PUT } = await import('@/app/api/calendars/mine/route')
      return PUT(await player('/api/calendars/mine', 'PUT'), at({}))
    },
  },
  'the address of a player’s feed, revoked': {
    path: '/profiles/me/calendar-feed',
    /** Nothing of the answer is read: its body doesn't matter. */
    gets: ['wrong_schema'],
    ask: async () => {
      const { DELETE } = await import('@/app/api/calendars/mine/route')
      return DELETE(await player('/api/calendars/mine', 'DELETE'), at({}))
    },
  },
  'the player’s place in a race': {
    path: '/relay',
    ask: async () => {
      const id = String(await pastRace())
      const { GET } = await import('@/app/api/events/[id]/result/route')
      return GET(await player(`/api/events/${id}/result`), at({ id }))
    },
  },
}

const raceSchema = z.object({ events: z.array(z.object({ id: z.int(), eventType: z.string() })) })

/** A race that Maya was in. */
async function pastRace(): Promise<number> {
  const headers = { authorization: 'Bearer demo-woman' }
  const answer = await fetch(`${sandbox.url}/game/eventfeed/my-events`, { headers })
  return raceSchema.parse(await answer.json()).events.find(({ eventType }) => eventType === 'RACE')?.id ?? 0
}

const problemSchema = z.object({ code: z.string(), status: z.number() })

test.each(named)(
  'whatever asks a game server that is %s says so in our words, and nobody keeps it',
  async (name, each) => {
    for (const [asked, { path, ask, gets }] of Object.entries(calls)) {
      if (gets?.includes(each.fault.kind)) continue
      forgetProcessState()
      await sandbox.switchOn({ service: 'game', path, ...each.fault })
      const answer = await settled(ask())
      await sandbox.switchOff()
      const text = await answer.text()
      const { status, code } = problemSchema.parse(JSON.parse(text))
      const { 'content-type': type, 'cache-control': kept } = Object.fromEntries(answer.headers)
      expect({ asked, type, kept, status, code, isTold: /sandbox|stack|token/i.test(text) }).toEqual({
        asked,
        type: 'application/problem+json',
        kept: 'no-store',
        status: answer.status,
        code: expect.stringMatching(
          each.fault.kind === 'wrong_schema' ? /^upstream_unreadable$/ : /^upstream_(?:failed|unavailable)$/,
        ),
        isTold: false,
      })
      noteSeen(`game: ${path}`, name, asked, `${status} ${code}`)
    }
  },
  60_000,
)

const pageSchema = z.object({ total: z.int() })

test.each(some)('of two searches for one list both may be %s: there are none, and no failure', async (name, each) => {
  await sandbox.switchOn({ service: 'game', path: SEARCH, ...each.fault })
  const answer = await settled(calendar('CATEGORY_ENFORCEMENT'))
  expect([answer.status, pageSchema.parse(await answer.json()).total]).toEqual([200, 0])
  noteSeen(`game: ${SEARCH}`, name, 'two searches as one list', '200, no events')
})

test.each(some)('of two searches for one list one may be %s: the list is the other’s', async (name, each) => {
  await sandbox.switchOn({ service: 'game', path: SEARCH, times: 1, ...each.fault })
  const answer = await settled(calendar('CATEGORY_ENFORCEMENT'))
  expect(answer.status).toBe(200)
  expect(pageSchema.parse(await answer.json()).total).toBeGreaterThan(0)
  noteSeen(`game: ${SEARCH}`, name, 'one of two searches', '200, the events of the other')
})

test.each(some)('an event whose results are %s is shown without them', async (name, each) => {
  const { getPublicEvent } = await import('@/lib/domains/events/server')
  const { listRaceResults } = await import('@/lib/domains/events/results/server')
  const event = await settled(getPublicEvent(String(await pastRace())))
  expect(await settled(listRaceResults(event))).not.toEqual([])
  await sandbox.switchOn({ service: 'game', path: '/race-results', ...each.fault })
  expect(await settled(listRaceResults(event))).toEqual([])
  noteSeen('game: /race-results', name, 'the page of an event', 'whole, without results')
})
