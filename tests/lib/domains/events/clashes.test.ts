import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clashesOf, type JoinedEvent } from '@/lib/domains/events/joined-event'

const joined = (eventId: number, hour: number, durationSeconds?: number): JoinedEvent => ({
  eventId: String(eventId),
  subgroupId: String(eventId * 10),
  startsAt: new Date(Date.UTC(2026, 2, 1, hour)).toISOString(),
  name: `Event ${eventId}`,
  category: 'B',
  durationSeconds,
})
const idsOf = (events: JoinedEvent[] = []) => events.map(({ eventId }) => eventId)

test('events that overlap clash; one that begins as another ends does not', () => {
  const clashes = clashesOf([joined(1, 10, 5400), joined(2, 11), joined(3, 12)])
  expect([1, 2, 3].map((id) => idsOf(clashes.get(String(id))))).toEqual([['2'], ['1'], []])
})

test('clashes are mutual, and no event clashes with itself', () => {
  const lists = fc.uniqueArray(
    fc.record({ id: fc.nat(50), hour: fc.nat(40), seconds: fc.integer({ min: 1, max: 20_000 }) }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(lists, (drawn) => {
      const clashes = clashesOf(drawn.map(({ id, hour, seconds }) => joined(id, hour, seconds)))
      for (const [id, others] of clashes) {
        expect(idsOf(others)).not.toContain(id)
        for (const other of others) expect(idsOf(clashes.get(other.eventId))).toContain(id)
      }
    }),
  )
})
