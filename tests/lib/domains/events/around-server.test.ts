import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findEventsAround } from '@/lib/domains/events/around-server'
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
  expect(related.map(({ id }) => id)).toEqual([8])
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
  const details: unknown = expect.objectContaining({ eventId: 7 })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'event is shown without those around it')
})
