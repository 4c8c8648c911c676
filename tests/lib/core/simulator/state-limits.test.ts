import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarRows } from '@/lib/core/calendar-rows'
import { rateLimits, simulatorLimits } from '@/lib/core/limits'
import { costOf, fitsOnePage, restMs, weigh } from '@/lib/core/simulator/state-limits'

const cardsOf = (sections: unknown) => weigh(JSON.stringify(sections))?.cards
const calendar = (maxRows?: unknown) => ({ slice_type: 'events_calendar', primary: { maxRows }, items: [] })

test('a section is a card, and so is each entry of each of its lists', () => {
  expect(cardsOf([])).toBe(0)
  expect(cardsOf([{ slice_type: 'spacer' }])).toBe(1)
  expect(cardsOf([{ slice_type: 'faq', primary: { blocks: [{ copy: [{}, {}] }] }, items: [{}, {}, {}] }])).toBe(7)
})

test('every thousand characters are a card', () => {
  expect(cardsOf([{ slice_type: 'text', primary: { title: 'x'.repeat(5000) } }])).toBe(6)
})

/** Weight of a calendar, for the upstream calls it causes. */
const ASKING = 10

test.each([
  [50, 50],
  ['50', 50],
  [' 5e1 ', 50],
  ['0x32', 50],
  [49.9, 49],
  [51, 10],
  [0, 10],
  [-50, 10],
  ['many', 10],
  [[50], 10],
  [undefined, 10],
])('a calendar whose rows are %j weighs as many as it draws: %i', (maxRows, rows) => {
  expect(calendarRows(maxRows)).toBe(rows)
  expect(cardsOf([calendar(maxRows)])).toBe(rows + ASKING + 1 + (Array.isArray(maxRows) ? 1 : 0))
})

test('what services answer weighs as well, and a name of every object is no type', () => {
  expect(cardsOf([{ slice_type: 'marketplace' }])).toBe(6)
  for (const type of ['constructor', '__proto__', 'toString', null, 7]) expect(cardsOf([{ slice_type: type }])).toBe(1)
})

test.each([
  [50, 2],
  [1, 11],
])('few calendars fill a page: of %i rows each, %i do, and one more is too much', (rows, most) => {
  const page = (count: number) => weigh(JSON.stringify(Array.from({ length: count }, () => calendar(rows))))
  expect([most, most + 1].map((count) => fitsOnePage(page(count) ?? { value: [], cards: 0 }))).toEqual([true, false])
})

test('a client that draws without end, and rests as long as it costs, stays within the limit', () => {
  const drawings = fc.array(fc.integer({ min: 0, max: simulatorLimits.cards }), { minLength: 1, maxLength: 400 })
  expect(rateLimits.simulator).toEqual({ tries: rateLimits.simulator.tries, seconds: rateLimits.simulator.seconds })
  const staysWithin = (all: number[]) => {
    let [at, cost] = [0, 0]
    for (const cards of all) {
      if (at >= rateLimits.simulator.seconds * 1000) break
      cost += costOf(cards)
      at += restMs(cards)
    }
    return cost <= rateLimits.simulator.tries
  }
  expect(() => fc.assert(fc.property(drawings, staysWithin))).not.toThrow()
})
