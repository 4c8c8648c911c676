import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CarouselOptions } from '@/components/ui/carousel/attach-carousel'
import { stageSet } from './stage-set'

const row: CarouselOptions = { transition: 'slide' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

test('never moves by itself', async () => {
  const { leftmost } = await stageSet(row, 5)
  pass(60_000)
  expect(leftmost()).toBe(0)
})

test('begins with the way back closed and the way on open', async () => {
  const { previous, next } = await stageSet(row, 5)
  expect([previous.disabled, next.disabled]).toEqual([true, false])
})

test('slides that all fit have no way at all', async () => {
  const { previous, next } = await stageSet(row, 3)
  expect([previous.disabled, next.disabled]).toEqual([true, true])
})

test.each([
  ['within 10 px of its beginning', 10, [true, false]],
  ['just past its beginning', 11, [false, false]],
  ['just before its end', 189, [false, false]],
  ['within 10 px of its end', 190, [false, true]],
])('%s its buttons say so, 300 ms after the last scrolling', async (_case, scrollLeft, expected) => {
  const { track, previous, next } = await stageSet(row, 5)
  const before = [previous.disabled, next.disabled]
  track.scrollLeft = scrollLeft
  fireEvent.scroll(track)
  pass(200)
  fireEvent.scroll(track)
  pass(299)
  expect([previous.disabled, next.disabled]).toEqual(before)
  pass(1)
  expect([previous.disabled, next.disabled]).toEqual(expected)
})

test('looks at its buttons again 100 ms after the window has another size', async () => {
  const { track, next } = await stageSet(row, 5)
  Object.defineProperty(track, 'clientWidth', { value: 500 })
  fireEvent(window, new Event('resize'))
  pass(99)
  expect(next.disabled).toBe(false)
  pass(1)
  expect(next.disabled).toBe(true)
})

test('moves by its buttons and keys, and stays where it ends', async () => {
  const { next, press, leftmost } = await stageSet(row, 5)
  const goes = (key: string) => {
    press(key)
    pass(750)
  }
  fireEvent.click(next)
  pass(750)
  expect(leftmost()).toBe(1)
  goes('ArrowRight')
  goes('ArrowRight')
  expect(leftmost()).toBe(2)
  for (let moves = 0; moves < 4; moves += 1) goes('ArrowLeft')
  expect(leftmost()).toBe(0)
})

test('ignores a move while one is under way, by buttons and keys alike, until the browser says that it has ended [PB-048]', async () => {
  const { track, previous, next, press, leftmost } = await stageSet(row, 8, { trackWidth: 100 })
  fireEvent.click(next)
  press('ArrowRight')
  fireEvent.click(previous)
  expect(leftmost()).toBe(1)
  fireEvent(track, new Event('scrollend'))
  press('ArrowRight')
  expect(leftmost()).toBe(2)
  pass(749)
  press('ArrowLeft')
  expect(leftmost()).toBe(2)
  pass(1)
  press('ArrowLeft')
  expect(leftmost()).toBe(1)
})

test('at its end a key does nothing, and the way back is open at once', async () => {
  const { press, leftmost } = await stageSet(row, 4)
  press('ArrowRight')
  pass(750)
  press('ArrowRight')
  press('ArrowLeft')
  expect(leftmost()).toBe(0)
})

test('a move is over at once for visitors who ask for less motion', async () => {
  const { press, leftmost } = await stageSet(row, 8, { reducedMotion: true })
  press('ArrowRight')
  press('ArrowRight')
  expect(leftmost()).toBe(2)
})

test.each([
  ['one on a small screen', true, 1],
  ['two on a large one', false, 2],
])('a step is as many slides as its section says: %s', async (_case, smallScreen, expected) => {
  const { next, leftmost } = await stageSet({ ...row, step: { small: 1, large: 2 } }, 8, { smallScreen })
  fireEvent.click(next)
  expect(leftmost()).toBe(expected)
})

test('swipes are for the browser, whose row scrolls', async () => {
  const { swipe, leftmost } = await stageSet(row, 5)
  swipe({ x: -80 })
  expect(leftmost()).toBe(0)
})

test('does nothing any more when it has ended', async () => {
  const { detach, next, leftmost } = await stageSet(row, 5)
  detach()
  fireEvent.click(next)
  expect(leftmost()).toBe(0)
})

test('where lines run from right to left, what comes next is on the left', async () => {
  const { next, previous, press, track } = await stageSet(row, 5, { direction: 'rtl' })
  const goes = (key: string) => {
    press(key)
    pass(1100)
  }
  fireEvent.click(next)
  pass(1100)
  expect(track.scrollLeft).toBe(-100)
  goes('ArrowLeft')
  expect([track.scrollLeft, previous.disabled, next.disabled]).toEqual([-200, false, true])
  goes('ArrowLeft')
  expect(track.scrollLeft).toBe(-200)
  goes('ArrowRight')
  goes('ArrowRight')
  expect([Math.abs(track.scrollLeft), previous.disabled, next.disabled]).toEqual([0, true, false])
})
