import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getEventCard, getPublicEvent, getSecretEvent, listEventsWithTag } from '@/lib/domains/events/server'
import { gameEventAnswer } from '../../support/game-events'
import { stubUpstream } from '../../support/upstream'

const everybody = ['visitor', 'male', 'other']
const placeholder = {
  name: 'Event',
  startsAt: '2020-01-01T00:00:00Z',
  type: 'meetup',
  sport: 'cycling',
  shownTo: everybody,
  marks: [],
}

beforeEach(() => void vi.spyOn(log, 'warn'))

test('a card shows the public event of its id [CD-008, CD-011]', async () => {
  const asked = stubUpstream(() => Response.json(gameEventAnswer({ imageUrl: 'https://media.test/7.jpg' })))
  await expect(getEventCard('7')).resolves.toEqual({
    id: '7',
    name: 'Col by lantern light',
    startsAt: '2026-03-01T18:00:00Z',
    imageUrl: 'https://media.test/7.jpg',
    type: 'group_ride',
    sport: 'cycling',
    shownTo: everybody,
    marks: [],
  })
  expect(asked.map(({ url }) => url)).toEqual([`${env.GAME_API_URL}/public/events/7`])
  expect(log.warn).not.toHaveBeenCalled()
})

test('a card of an event for women says that it is not for men [EV-090, EV-097]', async () => {
  stubUpstream(() => Response.json(gameEventAnswer({ rulesSet: ['LADIES_ONLY'] })))
  await expect(getEventCard('7')).resolves.toMatchObject({ shownTo: ['visitor', 'other'] })
})

test.each([
  ['does not exist', () => new Response('', { status: 404 })],
  ['is refused', () => new Response('', { status: 403 })],
  ['is not what was agreed', () => Response.json({ id: 7 })],
])('a card of an event that %s is a placeholder, and the log says why [CD-012, CD-013]', async (_, answer) => {
  stubUpstream(answer)
  await expect(getEventCard('7')).resolves.toEqual(placeholder)
  const details: unknown = expect.objectContaining({ eventId: '7' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'event card shows the placeholder')
})

test('an event has one page, at the id that the game writes, and a card by any id that leads to it', async () => {
  stubUpstream(() => Response.json(gameEventAnswer()))
  await expect(getPublicEvent('007')).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(getEventCard('007')).resolves.toMatchObject({ id: '7' })
})

test.each(['', 'upcoming', 'Upcoming', '..', '../../admin', '7.md', '9'.repeat(101)])(
  '%j is no event, and nobody is asked',
  async (id) => {
    const asked = stubUpstream(() => Response.json(gameEventAnswer()))
    await expect(getPublicEvent(id)).rejects.toMatchObject({ name: 'NotFoundError' })
    await expect(getEventCard(id)).resolves.toEqual(placeholder)
    expect(asked).toEqual([])
  },
)

test('an event that does not exist is told from one that cannot be fetched', async () => {
  stubUpstream(() => new Response('', { status: 404 }))
  await expect(getPublicEvent('7')).rejects.toMatchObject({ code: 'not_found' })
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(getPublicEvent('7')).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('who knows the secret is shown the event', async () => {
  const asked = stubUpstream(() => Response.json(gameEventAnswer()))
  await expect(getSecretEvent('7', 'lantern')).resolves.toMatchObject({ id: '7' })
  expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/public/events/7?eventSecret=lantern`)
})

/** Events as the game lists them, all of the same tag. */
const gameEvents = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => gameEventAnswer({ id: index + 1, ...changes }))

test('events with a tag are read page by page, until one is not full [EV-101, EV-102]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T00:00:00Z') })
  const asked = stubUpstream(({ url }) => Response.json(gameEvents(url.includes('start=400') ? 3 : 200)))
  await expect(listEventsWithTag('tour')).resolves.toHaveLength(403)
  expect(asked.map(({ url }) => new URL(url).searchParams.get('start'))).toEqual(['0', '200', '400'])
  vi.useRealTimers()
})

test('an event that can’t be read is left out, and ends no list', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T00:00:00Z') })
  const asked = stubUpstream(({ url }) =>
    Response.json(url.includes('start=0') ? [...gameEvents(199), { id: 200 }] : gameEvents(3)),
  )
  await expect(listEventsWithTag('tour')).resolves.toHaveLength(202)
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})

test('a full last page is followed by an empty one [EV-102]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T00:00:00Z') })
  const asked = stubUpstream(({ url }) => Response.json(url.includes('start=0') ? gameEvents(200) : []))
  await expect(listEventsWithTag('tour')).resolves.toHaveLength(200)
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})

test('a server that never ends its list is not asked for ever', async () => {
  const asked = stubUpstream(() => Response.json(gameEvents(200)))
  await listEventsWithTag('tour')
  expect(asked).toHaveLength(25)
})

test('of events with a tag, those for others and those of the past are left out [EV-103]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-01T00:00:00Z') })
  stubUpstream(() =>
    Response.json([
      gameEventAnswer({ id: 1 }),
      gameEventAnswer({ id: 2, rulesSet: ['LADIES_ONLY'] }),
      gameEventAnswer({ id: 3, eventStart: '2026-01-01T18:00:00Z' }),
    ]),
  )
  const listed = await listEventsWithTag('tour', { isMale: true })
  expect(listed.map(({ id }) => id)).toEqual(['1'])
  vi.useRealTimers()
})
