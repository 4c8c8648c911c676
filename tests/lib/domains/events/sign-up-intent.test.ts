import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intentIn, intentMatches, intentText } from '@/lib/domains/events/sign-up-intent'
import { eventWith, subgroupWith } from '../../support/events'

const now = new Date('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000
const intent = { eventId: 7, subgroupId: 70, at: minutesAgo(5) }

const ids = fc.maxSafeNat()

test('an intent is read as it was stored [EV-038]', () => {
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: minutesAgo(30), max: minutesAgo(0) }), (eventId, subgroupId, at) => {
      expect(intentIn(intentText({ eventId, subgroupId, at }), now)).toEqual({ eventId, subgroupId, at })
    }),
  )
})

test('text that is no intent is none, and never an error [EV-042]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(intentIn(text, now)).toBeUndefined()
    }),
  )
})

test.each([
  [null],
  [''],
  ['null'],
  ['{"eventId":7,"subgroupId":70'],
  ['{"eventId":7,"subgroupId":70}'],
  [JSON.stringify({ ...intent, subgroupId: undefined })],
  [JSON.stringify({ ...intent, eventId: '7' })],
  [JSON.stringify({ ...intent, subgroupId: null })],
  [JSON.stringify({ ...intent, eventId: 7.5 })],
  [JSON.stringify({ ...intent, at: 'now' })],
  [JSON.stringify([intent])],
])('%j is no intent [EV-042]', (text) => {
  expect(intentIn(text, now)).toBeUndefined()
})

test('half an hour is the longest an intent is pending', () => {
  const oldest = { ...intent, at: minutesAgo(30) }
  expect(intentIn(intentText(oldest), now)).toEqual(oldest)
  expect(intentIn(intentText({ ...oldest, at: oldest.at - 1 }), now)).toBeUndefined()
})

test('an intent of the future is none', () => {
  expect(intentIn(intentText({ ...intent, at: now.getTime() + 1 }), now)).toBeUndefined()
})

test('an intent is for its own event and a subgroup of it', () => {
  const event = eventWith({ id: 7, subgroups: [subgroupWith({ id: 70 }), subgroupWith({ id: 71 })] })
  expect(intentMatches(intent, event)).toBe(true)
  expect(intentMatches({ ...intent, eventId: 8 }, event)).toBe(false)
  expect(intentMatches({ ...intent, subgroupId: 72 }, event)).toBe(false)
})
