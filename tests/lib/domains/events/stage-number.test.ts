import { expect, test } from 'vitest'
import { parseStageNumber } from '@/lib/domains/events/event-series'

test.each([
  ['Tour of Summits stage 3', 3],
  ['Tour of Summits: Stage 12, the long way', 12],
  ['TOUR STAGE4', 4],
  ['tour stage   05', 5],
])("%j tells its number by 'stage' [EV-009]", (name, number) => {
  expect(parseStageNumber(name)).toBe(number)
})

test.each([
  ['Winter series 7', 7],
  ['Winter series #21 ', 21],
  ['Stages of winter 2', 2],
])('%j tells its number at its end [EV-009]', (name, number) => {
  expect(parseStageNumber(name)).toBe(number)
})

test("a number after 'stage' wins over one at the end [EV-009]", () => {
  expect(parseStageNumber('Stage 2 of the Tour 2026')).toBe(2)
})

test.each(['', 'Winter series', 'Stage of winter', '2026 winter series'])('%j has no number', (name) => {
  expect(parseStageNumber(name)).toBeUndefined()
})
