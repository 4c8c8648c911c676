import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findEventsAround, findNextEvents } from '@/lib/domains/events/around-server'
import type { Audience } from '@/lib/domains/events/audience'
import type { EventsAround } from '@/lib/domains/events/event-series'
import { eventWith } from '../../support/events'
import { gameEventAnswer } from '../../support/game-events'
import { stubUpstream } from '../../support/upstream'

const soon = new Date(Date.now() + 3_600_000).toISOString()

beforeEach(() => void vi.spyOn(log, 'warn'))

test('events around are those to come with any of the event’s tags [EV-108, CD-017]', async () => {
  const asked = stubUpstream(() =>
    Response.json([gameEventAnswer({ id: 8, eventStart: soon }), gameEventAnswer({ id: 9 })]),
  )
  const { related } = await findEventsAround(eventWith({ tags: ['race', 'climb'] }))
  expect(related.map(({ id }) => id)).toEqual(['8'])
  expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/public/events/upcoming?tags=race%2Cclimb`])
})

test('an event without tags has none around it, and nobody is asked', async () => {
  const asked = stubUpstream(() => Response.json([]))
  await expect(findEventsAround(eventWith())).resolves.toMatchObject({ related: [] })
  expect(asked).toEqual([])
})

test('where they can’t be had the event stands alone, and the log says why', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(findEventsAround(eventWith({ tags: ['race'] }))).resolves.toMatchObject({ related: [] })
  const details: unknown = expect.objectContaining({ eventId: '7' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'event is shown without those around it')
})

const everybody: Audience[] = ['visitor', 'male', 'other']
const neighbour = (id: number, shownTo = everybody) => ({ ...eventWith({ id: String(id) }), shownTo, marks: [] })
const alone: EventsAround = { stage: undefined, previous: [neighbour(1)], next: [], related: [] }

test('after an event come the next stage, otherwise what is like it, and nobody is asked', async () => {
  const asked = stubUpstream(() => Response.json({}))
  const [stage, like] = [[neighbour(2)], [neighbour(3)]]
  await expect(findNextEvents({ ...alone, next: stage, related: like })).resolves.toEqual(stage)
  await expect(findNextEvents({ ...alone, related: like })).resolves.toEqual(like)
  expect(asked).toEqual([])
})

test('nobody is led nowhere because what comes next is for others', async () => {
  const toCome = [23, 24].map((id) => gameEventAnswer({ id, eventStart: soon }))
  stubUpstream(() => Response.json({ events: toCome }))
  const [forMen, forVisitors] = [neighbour(2, ['visitor', 'male']), neighbour(3, ['visitor'])]
  const shown = async (around: EventsAround) => (await findNextEvents(around)).map(({ id, shownTo }) => [id, shownTo])
  await expect(shown({ ...alone, next: [forMen], related: [neighbour(4)] })).resolves.toEqual([
    ['2', ['visitor', 'male']],
    ['4', ['other']],
  ])
  await expect(shown({ ...alone, related: [forVisitors] })).resolves.toEqual([
    ['3', ['visitor']],
    ['23', ['male', 'other']],
    ['24', ['male', 'other']],
  ])
})

test('after an event that stands alone, or is gone, come the first of all that anybody may join', async () => {
  const toCome = [
    gameEventAnswer({ id: 21, eventStart: soon, rulesSet: ['MEN_ONLY'] }),
    gameEventAnswer({ id: 22, eventStart: soon, restricted: true }),
    ...[23, 24, 25, 26].map((id) => gameEventAnswer({ id, eventStart: soon })),
  ]
  stubUpstream(() => Response.json({ events: toCome }))
  const shown = async (around?: EventsAround) => (await findNextEvents(around)).map(({ id, shownTo }) => [id, shownTo])
  const first = [
    ['21', ['visitor', 'male']],
    ['23', ['visitor', 'male', 'other']],
    ['24', ['visitor', 'male', 'other']],
    ['25', ['other']],
  ]
  await expect(shown(alone)).resolves.toEqual(first)
  await expect(shown()).resolves.toEqual(first)
})

test('an event that is over stands without others where they can’t be had, and the log says so', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(findNextEvents()).resolves.toEqual([])
  const details: unknown = expect.objectContaining({})
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'an event that is over stands without the next ones')
})
