import ICAL from 'ical.js'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DELETE as revoke, PUT as make } from '@/app/api/calendars/mine/route'
import { GET as getPersonal } from '@/app/api/calendars/personal/[token]/route'
import { GET as getSeries } from '@/app/api/calendars/series/[id]/route'
import { GET as getTag } from '@/app/api/calendars/tags/[tag]/route'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { playerRequest } from '../../../lib/support/member'
import { NOW, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

beforeEach(() => {
  vi.setSystemTime(NOW)
  vi.spyOn(log, 'warn')
})
afterEach(() => void vi.useRealTimers())

const asking = (headers = {}) => new NextRequest(`${SITE}/api/calendars`, { headers })
const tagFeed = (tag: string, headers = {}) => getTag(asking(headers), { params: Promise.resolve({ tag }) })
const seriesFeed = (id: string) => getSeries(asking(), { params: Promise.resolve({ id }) })
const personalFeed = (token: string) => getPersonal(asking(), { params: Promise.resolve({ token }) })

/** What another program reads in a feed. */
async function read(answer: Response) {
  const calendar = ICAL.Component.fromString(await answer.text())
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return {
    calendar,
    reminders: events.flatMap(({ component }) => component.getAllSubcomponents('valarm')).length,
    events: events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toJSDate().toISOString()]),
  }
}

let start: string
beforeEach(() => {
  start = '2026-03-12T19:00:00Z'
})
const game = () =>
  stubUpstream(({ url }) => {
    if (url.includes('/calendar-feeds/gone')) return new Response('', { status: 404 })
    if (url.includes('/calendar-feeds/'))
      return Response.json({
        events: [{ eventId: 7, eventSubgroupId: 70, eventSubgroupStart: start, name: 'Col', label: 2 }],
      })
    const events = [gameEventAnswer({ eventStart: start }), gameEventAnswer({ id: 8, name: 'Crit', eventStart: start })]
    return Response.json(url.includes('/event-series/') ? { id: 1, name: 'Tour', events } : events)
  })

describe('a public feed', () => {
  test('of a tag is a calendar of the events to come with it [EV-108, CD-017]', async () => {
    const asked = game()
    const answer = await tagFeed('race')
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const { calendar, events, reminders } = await read(answer)
    expect(events).toEqual([
      ['event-7@localhost', 'Col by lantern light', '2026-03-12T19:00:00.000Z'],
      ['event-8@localhost', 'Crit', '2026-03-12T19:00:00.000Z'],
    ])
    expect(reminders).toBe(0)
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/public/events/upcoming?tags=race`])
  })

  test('of a series has its name [EV-109, CD-019]', async () => {
    const asked = game()
    const { calendar, events } = await read(await seriesFeed('1'))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${env.PRODUCT_NAME}: Tour`)
    expect(events).toHaveLength(2)
    expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/event-series/1`])
  })

  test('without events is a calendar all the same', async () => {
    stubUpstream(() => Response.json([]))
    const { calendar, events } = await read(await tagFeed('empty'))
    expect(calendar.name).toBe('vcalendar')
    expect(events).toEqual([])
  })

  test('that is known is not sent again, until an event moves', async () => {
    game()
    const etag = (await tagFeed('race')).headers.get('etag') ?? ''
    vi.setSystemTime(NOW + 3_600_000)
    const again = await tagFeed('race', { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    await expect(again.text()).resolves.toBe('')

    start = '2026-03-13T19:00:00Z'
    const moved = await tagFeed('race', { 'if-none-match': etag })
    expect(moved.status).toBe(200)
    expect((await read(moved)).events[0]).toEqual([
      'event-7@localhost',
      'Col by lantern light',
      '2026-03-13T19:00:00.000Z',
    ])
  })

  test.each(['', 'a b', '../admin', 'x'.repeat(101)])('of %j is none, and nobody is asked', async (tag) => {
    const asked = game()
    expect((await tagFeed(tag)).status).toBe(404)
    expect((await seriesFeed(tag)).status).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('a personal feed', () => {
  test('is what the player has joined, with a reminder, for clients that know its secret, and nobody keeps it', async () => {
    const asked = game()
    const answer = await personalFeed('known secret')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const { events, reminders } = await read(answer)
    expect(events).toEqual([['event-7@localhost', 'Col', '2026-03-12T19:00:00.000Z']])
    expect(reminders).toBe(1)
    expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/public/calendar-feeds/known%20secret`)
  })

  test('is gone once it was replaced or taken away; guesses are counted', async () => {
    game()
    for (let guess = 0; guess < 60; guess += 1) expect((await personalFeed('gone')).status).toBe(404)
    expect((await personalFeed('gone')).status).toBe(429)
  })

  test('is made and taken away by its player alone', async () => {
    const asked = stubUpstream(({ method }) =>
      method === 'PUT' ? Response.json({ feedToken: 'a/b' }) : new Response(null, { status: 204 }),
    )
    const none = { params: Promise.resolve({}) }
    const made = await make(await playerRequest('/api/calendars/mine', { method: 'PUT' }), none)
    await expect(made.json()).resolves.toEqual({ url: `${env.SITE_URL}/api/calendars/personal/a%2Fb` })
    expect(made.headers.get('cache-control')).toBe('no-store')
    const revoked = await revoke(await playerRequest('/api/calendars/mine', { method: 'DELETE' }), none)
    await expect(revoked.json()).resolves.toEqual({ isRevoked: true })
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT ${env.GAME_API_URL}/profiles/me/calendar-feed`,
      `DELETE ${env.GAME_API_URL}/profiles/me/calendar-feed`,
    ])
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer access-1')
    expect((await make(asking(), none)).status).toBe(403)
  })
})
