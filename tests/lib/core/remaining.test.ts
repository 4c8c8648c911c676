import { expect, test } from 'vitest'
import { countRemaining, untilNextSecond } from '@/lib/core/remaining'

const end = new Date('2027-03-01T18:00:00Z')
const before = (milliseconds: number) => new Date(end.getTime() - milliseconds)

test('splits what is left into days, hours, minutes and seconds', () => {
  expect(countRemaining(end, before(((2 * 24 + 3) * 60 + 4) * 60_000 + 5000))).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
  expect(countRemaining(end, before(86_400_000))).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 })
})

test('counts a second that has begun, so that zeros come with the end', () => {
  expect(countRemaining(end, before(1)).seconds).toBe(1)
  expect(countRemaining(end, end).seconds).toBe(0)
})

test('shows zeros past the end', () => {
  expect(countRemaining(end, before(-5000))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('says when the seconds change next, and nothing from the end on', () => {
  expect(untilNextSecond(end, before(2400))).toBe(400)
  expect(untilNextSecond(end, before(3000))).toBe(1000)
  expect(untilNextSecond(end, end)).toBeUndefined()
})
