import { expect, test } from 'vitest'
import { createClock } from '../../../sandbox/kernel/clock.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')

test('runs ahead of the machine by the offset it was started with, and by another once it is moved', () => {
  const clock = createClock(3_600_000, () => noon)
  expect(clock.now()).toEqual(new Date('2026-03-01T13:00:00Z'))
  clock.setOffset(60_000)
  expect(clock.now()).toEqual(new Date('2026-03-01T12:01:00Z'))
})

test('a reset goes back to the offset of the start, not to none', () => {
  const clock = createClock(3_600_000, () => noon)
  clock.setOffset(0)
  clock.reset()
  expect(clock.now()).toEqual(new Date('2026-03-01T13:00:00Z'))
})

test('goes on with the machine', () => {
  let machineTime = noon
  const clock = createClock(1000, () => machineTime)
  machineTime += 5000
  expect(clock.now()).toEqual(new Date('2026-03-01T12:00:06Z'))
})
