import { http } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getMemberEventWithOthers } from '@/lib/domains/events/member-event-batch'
import { eventWith } from '../../support/events'
import { ownApi, problemAnswer } from '../../support/own-api'
import { stubPage } from '../../support/page'

beforeEach(() => void stubPage())

const memberEvent = (id: number) => ({ event: eventWith({ id: String(id) }), hasUserData: true })
const startsAt = '2026-03-01T18:00:00Z'

/** Our API, which knows these events. */
const knowing = (...known: number[]) =>
  ownApi(
    http.get('/api/events/mine', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
      return Response.json(ids.filter((id) => known.includes(id)).map(memberEvent))
    }),
    http.get('/api/events/:id', ({ params }) => Response.json(memberEvent(Number(params.id)))),
  )

const idsOf = (members: { event: { id: string } }[]) => members.map(({ event }) => Number(event.id))

test('events of a list are asked for together, by the time from the first start to the last', async () => {
  const asked = knowing(7, 8, 9)
  const starts = { 7: '2026-03-02T18:00:00Z', 8: '2026-03-01T06:30:00Z', 9: '2026-03-01T18:00:00Z' }
  const wishes = Object.entries(starts).map(([id, at]) => ({ eventId: id, startsAt: at }))
  expect(idsOf(await Promise.all(wishes.map((key) => getMemberEventWithOthers(key))))).toEqual([7, 8, 9])
  const query = new URLSearchParams({
    ids: '7,8,9',
    from: '2026-03-01T06:30:00.000Z',
    // The search leaves out what starts at its end.
    to: '2026-03-02T18:00:00.001Z',
  })
  expect(asked).toEqual([`GET /api/events/mine?${String(query)}`])
})

test('what is needed later is asked for anew, and nothing twice', async () => {
  const asked = knowing(7, 8, 9, 10)
  for (const [one, other] of [
    [7, 8],
    [9, 10],
  ] as const)
    await Promise.all([one, other].map((eventId) => getMemberEventWithOthers({ eventId: String(eventId), startsAt })))
  expect(asked.map((each) => new URL(each.slice(4), 'http://site.test').searchParams.get('ids'))).toEqual([
    '7,8',
    '9,10',
  ])
})

test('an event that the search does not find is asked for by itself', async () => {
  const asked = knowing(7)
  const events = await Promise.all(
    [7, 8].map((eventId) => getMemberEventWithOthers({ eventId: String(eventId), startsAt })),
  )
  expect(idsOf(events)).toEqual([7, 8])
  expect(asked.at(-1)).toBe('GET /api/events/8')
  expect(asked).toHaveLength(2)
})

test('an event that is needed alone, or has a secret, or is in no list, is asked for by itself', async () => {
  const asked = knowing(7, 8, 9)
  await getMemberEventWithOthers({ eventId: '7', startsAt })
  expect(asked).toEqual(['GET /api/events/7'])
  await Promise.all([
    getMemberEventWithOthers({ eventId: '8', startsAt, eventSecret: 'lantern' }),
    getMemberEventWithOthers({ eventId: '9' }),
  ])
  expect(asked.toSorted()).toEqual(['GET /api/events/7', 'GET /api/events/8?eventSecret=lantern', 'GET /api/events/9'])
})

test('fifty are asked for at a time, and one that is left over by itself', async () => {
  const ids = Array.from({ length: 51 }, (_, at) => at + 1)
  const asked = knowing(...ids)
  const events = await Promise.all(
    ids.map((eventId) => getMemberEventWithOthers({ eventId: String(eventId), startsAt })),
  )
  expect(idsOf(events)).toEqual(ids)
  expect(asked).toHaveLength(2)
  expect(asked).toContain('GET /api/events/51')
})

test('fifty are asked for at once, and nothing after them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ids = Array.from({ length: 50 }, (_, at) => at + 1)
  const asked = knowing(...ids)
  const events = ids.map((eventId) => getMemberEventWithOthers({ eventId: String(eventId), startsAt }))
  vi.runAllTimers()
  vi.useRealTimers()
  expect(idsOf(await Promise.all(events))).toEqual(ids)
  expect(asked).toHaveLength(1)
})

test('a failure is that of each event that was asked for', async () => {
  ownApi(http.get('/api/events/mine', () => problemAnswer('upstream_failed', 502)))
  const events = [7, 8].map((eventId) => getMemberEventWithOthers({ eventId: String(eventId), startsAt }))
  for (const event of events) await expect(event).rejects.toMatchObject({ code: 'upstream_failed' })
})
