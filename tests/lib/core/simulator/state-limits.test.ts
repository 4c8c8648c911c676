import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarRows } from '@/lib/core/calendar-rows'
import { rateLimits, simulatorLimits } from '@/lib/core/limits'
import { costOf, fitsOnePage, isTooMuchToUnpack, restMs, weigh } from '@/lib/core/simulator/state-limits'

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

test.each([
  ['givengain_sign_up', 6],
  ['hero_with_plan_selection', 2],
  ['marketplace', 5],
  ['stage_scheduler', 25],
  ['three_cards', 3],
  ['video_category_strip', 5],
  ['text', 0],
])('a section %s asks services, which weighs %i cards more', (slice_type, more) => {
  expect(cardsOf([{ slice_type }])).toBe(1 + more)
  expect(cardsOf([{ slice_type }, { slice_type }])).toBe(2 + 2 * more)
})

test('a calendar without fields, or with odd ones, weighs as one that names no rows', () => {
  const usual = cardsOf([calendar()])
  for (const primary of [undefined, null, 'maxRows']) {
    expect(cardsOf([{ slice_type: 'events_calendar', primary, items: [] }])).toBe(usual)
  }
})

test('what is no section weighs as an entry alone, and what is no list nothing', () => {
  expect(cardsOf([null, 7, 'marketplace'])).toBe(3)
  expect(weigh('{"slice_type":"marketplace"}')).toEqual({ value: { slice_type: 'marketplace' }, cards: 0 })
})

test('text that is no JSON, or longer than may be, is not weighed', () => {
  const ofLength = (length: number) => `"${'x'.repeat(length - 2)}"`
  expect(weigh('[')).toBeUndefined()
  expect(weigh(ofLength(999))?.cards).toBe(0)
  expect(weigh(ofLength(simulatorLimits.unpacked))?.cards).toBe(Math.floor(simulatorLimits.unpacked / 1000))
  expect(weigh(ofLength(simulatorLimits.unpacked + 1))).toBeUndefined()
})

test('a page has as many sections and cards as are allowed, and not one more', () => {
  const { sections, cards } = simulatorLimits
  const list = (length: number) => Array.from({ length }, () => ({}))
  expect(fitsOnePage({ value: list(sections), cards })).toBe(true)
  expect(fitsOnePage({ value: list(sections + 1), cards })).toBe(false)
  expect(fitsOnePage({ value: list(sections), cards: cards + 1 })).toBe(false)
  expect(fitsOnePage({ value: {}, cards: 0 })).toBe(false)
})

test('an address has as many characters as are allowed, and not one more', () => {
  const { packed } = simulatorLimits
  expect([isTooMuchToUnpack('x'.repeat(packed)), isTooMuchToUnpack('x'.repeat(packed + 1))]).toEqual([false, true])
})

test('a page costs 15 cards beside its sections, and an editor who never stops uses nine tenths of the limit', () => {
  expect([costOf(0), costOf(140)]).toEqual([15, 155])
  const { tries, seconds } = rateLimits.simulator
  for (const cards of [0, 7, 140]) {
    const drawings = (seconds * 1000) / restMs(cards)
    expect((drawings * costOf(cards)) / tries).toBeCloseTo(0.9)
  }
})
