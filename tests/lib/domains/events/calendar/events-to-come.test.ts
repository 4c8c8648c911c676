import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listEventsToCome, searchDay } from '@/lib/domains/events/calendar/search-server'
import { listMemberEvents } from '@/lib/domains/events/calendar/server'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => void vi.setSystemTime('2026-03-01T12:00:00Z'))
afterEach(() => void vi.useRealTimers())

const filterSchema = z.looseObject({ from: z.string(), to: z.string(), cursor: z.string().optional() })

/** The search of the game server, whose pages are these; the last one is the last whatever is asked. */
function pages(...all: object[][]) {
  const filters: z.infer<typeof filterSchema>[] = []
  const asked = stubUpstream(async (request) => {
    const filter = filterSchema.parse(await request.json())
    filters.push(filter)
    const page = Number(filter.cursor ?? 0)
    return Response.json({ events: all[page], ...(page + 1 < all.length && { cursor: String(page + 1) }) })
  })
  return { asked, filters }
}

const event = (id: number, eventStart = '2026-03-02T18:00:00Z') => gameEventAnswer({ id, eventStart })
const hundred = (from: number) => Array.from({ length: 100 }, (_, at) => event(from + at))

test('events to come are those of the next sixty days, of whatever tag, each once', async () => {
  const { filters } = pages([event(1), event(2, '2026-03-01T11:59:59Z')], [event(1), event(3)])
  expect((await listEventsToCome(1000)).map(({ id }) => id)).toEqual(['1', '3'])
  const time = { from: '2026-03-01T12:00:00.000Z', to: '2026-04-30T12:00:00.000Z' }
  const order = { sortField: 'eventStart', sortOrder: 'ASC' }
  expect(filters).toEqual([
    { ...time, ...order },
    { ...time, ...order, cursor: '1' },
  ])
})

test('no more of them are asked for than are wanted, a hundred at a time', async () => {
  const { asked } = pages(hundred(0), hundred(100), hundred(200), hundred(300))
  expect(await listEventsToCome(150)).toHaveLength(150)
  expect(asked).toHaveLength(2)
  asked.length = 0
  expect(await listEventsToCome(200)).toHaveLength(200)
  expect(asked).toHaveLength(2)
})

test('a search that a list of tags does not have finds nothing, and nobody is asked', async () => {
  const { asked } = pages([event(1)])
  await expect(searchDay({ tags: ['tour'], place: 1, day: '2026-03-02' })).resolves.toEqual([])
  expect(asked).toEqual([])
})

test('several events of a player come by one search as the player, and those that nobody asked for are left out', async () => {
  const { asked, filters } = pages([event(1), event(2)], [event(3)])
  const span = { from: '2026-03-02T18:00:00.000Z', to: '2026-03-02T18:00:00.001Z' }
  const found = await listMemberEvents(aMember, { ids: ['3', '1', '9'], ...span })
  expect(found.map((each) => [each.event.id, each.hasUserData])).toEqual([
    ['1', true],
    ['3', true],
  ])
  expect(filters[0]).toEqual({ ...span, sortField: 'eventStart', sortOrder: 'ASC' })
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-1', 'Bearer access-1'])
})

test('a player’s search is not followed further than a page of the calendar may reach', async () => {
  const { asked } = pages([event(1)], [event(2)], [event(3)])
  const span = { from: '2026-03-02T18:00:00.000Z', to: '2026-03-03T18:00:00.000Z' }
  expect((await listMemberEvents(aMember, { ids: ['1', '2', '3'], ...span })).map((each) => each.event.id)).toEqual([
    '1',
    '2',
  ])
  expect(asked).toHaveLength(2)
})
