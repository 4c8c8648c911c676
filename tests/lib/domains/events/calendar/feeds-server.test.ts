import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  makePersonalFeed,
  readPersonalFeed,
  readSeriesFeed,
  readTagFeed,
  revokePersonalFeed,
} from '@/lib/domains/events/calendar/feeds-server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(forgetProcessState)

const host = new URL(env.SITE_URL).hostname
const events = [gameEventAnswer({ description: 'One col.', durationInSeconds: 5400 })]
const entry = {
  uid: `event-7@${host}`,
  name: 'Col by lantern light',
  description: 'One col.',
  startsAt: '2026-03-01T18:00:00Z',
  durationSeconds: 5400,
  url: `${env.SITE_URL}/events/view/7`,
}

test('a feed of a tag is named by the product and the tag [EV-108, CD-017]', async () => {
  stubUpstream(() => Response.json(events))
  await expect(readTagFeed('race_2-b')).resolves.toEqual({
    name: `${env.PRODUCT_NAME}: race_2-b`,
    entries: [entry],
  })
})

test('a feed of a series is named by the product and the series [EV-109, CD-019]', async () => {
  stubUpstream(() => Response.json({ id: 1, name: 'Tour', events }))
  await expect(readSeriesFeed('1')).resolves.toEqual({ name: `${env.PRODUCT_NAME}: Tour`, entries: [entry] })
})

test('a personal feed is named by the product, and has each joined start for as long as it takes', async () => {
  const joined = { eventId: 7, eventSubgroupId: 70, eventSubgroupStart: '2026-03-01T18:05:00Z', name: 'Col', label: 2 }
  stubUpstream(() => Response.json({ events: [joined, { ...joined, eventId: 8, durationInSeconds: 1800 }] }))
  const own = { uid: entry.uid, name: 'Col', startsAt: joined.eventSubgroupStart, url: entry.url }
  await expect(readPersonalFeed('secret')).resolves.toEqual({
    name: env.PRODUCT_NAME,
    isPersonal: true,
    entries: [
      { ...own, durationSeconds: 3600 },
      { ...own, uid: `event-8@${host}`, url: `${env.SITE_URL}/events/view/8`, durationSeconds: 1800 },
    ],
  })
})

test.each(['x'.repeat(64), '7', 'a-b_c'])('there may be a tag %s', async (tag) => {
  stubUpstream(() => Response.json([]))
  await expect(readTagFeed(tag)).resolves.toMatchObject({ entries: [] })
})

test.each(['', 'x'.repeat(65), 'a b', ' a', 'a ', 'a/b'])('there is no tag %j, and nobody is asked', async (tag) => {
  const asked = stubUpstream(() => Response.json([]))
  await expect(readTagFeed(tag)).rejects.toMatchObject({ code: 'not_found' })
  expect(asked).toEqual([])
})

test('a series has an id, and nobody is asked for anything else', async () => {
  const asked = stubUpstream(() => Response.json({ id: 1, name: 'Tour', events: [] }))
  await readSeriesFeed('b3d1c7a0-1f5e-4c7b-9a53-6f0a2c9e4d11')
  expect(asked).toHaveLength(1)
  for (const id of ['', '1'.repeat(101), 'x 1', '1/2', '..'])
    await expect(readSeriesFeed(id)).rejects.toMatchObject({ code: 'not_found' })
  expect(asked).toHaveLength(1)
})

describe('on a site without calendars of players', () => {
  beforeEach(() => void vi.spyOn(env, 'FEATURE_FLAGS', 'get').mockReturnValue(['-calendar-feed']))

  test.each([
    ['read', () => readPersonalFeed('secret')],
    ['made', () => makePersonalFeed(aMember)],
    ['taken away', () => revokePersonalFeed(aMember)],
  ])('none is %s, and nobody is asked', async (_, attempt) => {
    const asked = stubUpstream(() => Response.json({ events: [], feedToken: 'a' }))
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect(asked).toEqual([])
  })
})

test('of two presses at once one address is made, which both are told, and after it another', async () => {
  let made = 0
  const asked = stubUpstream(() => Response.json({ feedToken: `secret-${(made += 1)}` }))
  const both = await Promise.all([makePersonalFeed(aMember), makePersonalFeed(aMember)])
  expect(both[0]).toEqual(both[1])
  expect(asked).toHaveLength(1)
  forgetProcessState()
  await expect(makePersonalFeed(aMember)).resolves.not.toEqual(both[0])
})
