import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CarouselOptions } from '@/components/ui/carousel/attach-carousel'
import { stageSet } from './stage-set'

/** As hero_carousel has it. */
const hero: CarouselOptions = { transition: 'fade', auto: { firstShorterMs: 0 } }
/** As the card carousels of the plan area have it. */
const cards: CarouselOptions = { transition: 'slide', auto: { firstShorterMs: 750 } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

test('a fade goes on to the next slide every 4000 ms [SL-hero_carousel-03]', async () => {
  const { shown } = await stageSet(hero)
  pass(3999)
  expect(shown()).toBe(0)
  pass(1)
  expect(shown()).toBe(1)
  pass(4000)
  expect(shown()).toBe(2)
})

test('how long a slide stays is a style variable [SX-026]', async () => {
  document.documentElement.style.setProperty('--slide-stay', '1.5s')
  const { shown } = await stageSet(hero)
  pass(1499)
  expect(shown()).toBe(0)
  pass(1)
  expect(shown()).toBe(1)
  document.documentElement.style.removeProperty('--slide-stay')
})

test('after the last slide comes the first [SL-hero_carousel-05, PB-039]', async () => {
  const { shown } = await stageSet(hero)
  pass(12_000)
  expect(shown()).toBe(0)
})

test('before the first slide comes the last [SL-hero_carousel-06, PB-039]', async () => {
  const { previous, shown } = await stageSet(hero)
  fireEvent.click(previous)
  expect(shown()).toBe(2)
})

test('only the shown slide can be reached by keyboard', async () => {
  const { slides, next } = await stageSet(hero)
  fireEvent.click(next)
  expect(slides.map(({ inert }) => inert)).toEqual([true, false, true])
})

test('stands still while hovered, and goes on when the mouse leaves [SL-hero_carousel-07, PB-040, PB-042]', async () => {
  const { root, shown } = await stageSet(hero)
  pass(3000)
  fireEvent.mouseEnter(root)
  pass(60_000)
  expect(shown()).toBe(0)
  fireEvent.mouseLeave(root)
  pass(3999)
  expect(shown()).toBe(0)
  pass(1)
  expect(shown()).toBe(1)
})

function focus(link: Element | null, { byKeyboard }: { byKeyboard: boolean }) {
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesAsked(this: Element, selector) {
    return selector === ':has(:focus-visible)' ? byKeyboard : matches.call(this, selector)
  })
  if (link) fireEvent.focusIn(link)
}

test('stands still while something in it has keyboard focus [PB-041]', async () => {
  const { root, slides, shown } = await stageSet(hero)
  const link = slides[0]?.querySelector('a') ?? null
  focus(link, { byKeyboard: true })
  pass(60_000)
  expect(shown()).toBe(0)
  if (link) fireEvent.focusOut(link, { relatedTarget: root.querySelector('button') })
  pass(60_000)
  expect(shown()).toBe(0)
  if (link) fireEvent.focusOut(link, { relatedTarget: null })
  pass(4000)
  expect(shown()).toBe(1)
})

test('focus that a click gave does not stop it', async () => {
  const { next, shown } = await stageSet(hero)
  focus(next, { byKeyboard: false })
  pass(4000)
  expect(shown()).toBe(1)
})

test('goes on only when both mouse and focus are gone [PB-042]', async () => {
  const { root, slides, shown } = await stageSet(hero)
  const link = slides[0]?.querySelector('a') ?? null
  fireEvent.mouseEnter(root)
  focus(link, { byKeyboard: true })
  fireEvent.mouseLeave(root)
  pass(60_000)
  expect(shown()).toBe(0)
  if (link) fireEvent.focusOut(link, { relatedTarget: null })
  pass(4000)
  expect(shown()).toBe(1)
})

test('moves by the left and right keys [SL-hero_carousel-08, PB-043]', async () => {
  const { press, shown } = await stageSet(hero)
  press('ArrowRight')
  expect(shown()).toBe(1)
  pass(1000)
  press('ArrowLeft')
  expect(shown()).toBe(0)
  pass(1000)
  press('ArrowDown')
  expect(shown()).toBe(0)
})

test('a move by hand gives its slide the whole interval', async () => {
  const { press, shown } = await stageSet(hero)
  pass(3900)
  press('ArrowRight')
  pass(3999)
  expect(shown()).toBe(1)
  pass(1)
  expect(shown()).toBe(2)
})

test.each([
  ['to the left by 40 px goes on', { x: -40 }, 1],
  ['to the right by 40 px goes back', { x: 40 }, 2],
  ['by less than 40 px does nothing', { x: -39 }, 0],
  ['that goes down more than across is a scroll', { x: -60, y: 80 }, 0],
])('a swipe %s [SL-hero_carousel-09, PB-044]', async (_case, way, expected) => {
  const { swipe, shown } = await stageSet(hero)
  swipe(way)
  expect(shown()).toBe(expected)
})

test('where lines run from right to left, keys and swipes go the other way', async () => {
  const { press, swipe, shown } = await stageSet(hero, 3, { direction: 'rtl' })
  press('ArrowLeft')
  expect(shown()).toBe(1)
  pass(1000)
  swipe({ x: 80 })
  expect(shown()).toBe(2)
  pass(1000)
  press('ArrowRight')
  expect(shown()).toBe(1)
})

test('a swipe that the browser takes over does nothing', async () => {
  const { root, shown } = await stageSet(hero)
  fireEvent(root, new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 200 }))
  fireEvent(root, new MouseEvent('pointercancel', { bubbles: true }))
  fireEvent(root, new MouseEvent('pointerup', { bubbles: true, clientX: 100, clientY: 200 }))
  expect(shown()).toBe(0)
})

test('never goes on by itself for visitors who ask for less motion [PB-045]', async () => {
  const { shown, next, setReducedMotion } = await stageSet(hero, 3, { reducedMotion: true })
  pass(60_000)
  expect(shown()).toBe(0)
  fireEvent.click(next)
  expect(shown()).toBe(1)
  setReducedMotion(false)
  pass(4000)
  expect(shown()).toBe(2)
})

test('stands still while it is out of sight', async () => {
  const { shown, setSeen } = await stageSet(hero)
  setSeen(false)
  pass(60_000)
  expect(shown()).toBe(0)
  setSeen(true)
  pass(4000)
  expect(shown()).toBe(1)
})

test('has a button that stops it for good, and lets it go on', async () => {
  const { toggle, shown } = await stageSet(hero)
  if (toggle) fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  pass(60_000)
  expect(shown()).toBe(0)
  if (toggle) fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  pass(4000)
  expect(shown()).toBe(1)
})

test('ignores a move while its 1000 ms fade is under way [SL-hero_carousel-04, PB-048]', async () => {
  const { press, shown } = await stageSet(hero)
  press('ArrowRight')
  pass(999)
  press('ArrowRight')
  expect(shown()).toBe(1)
  pass(1)
  press('ArrowRight')
  expect(shown()).toBe(2)
})

test('leaves the slides as the server drew them when it ends', async () => {
  const { detach, root, slides } = await stageSet(hero)
  detach()
  pass(60_000)
  expect(root).not.toHaveAttribute('data-running')
  expect(slides.every((slide) => !slide.inert && !slide.hasAttribute('data-shown'))).toBe(true)
})

test('a row goes on by itself, its first slide 750 ms earlier [PB-046]', async () => {
  const { leftmost } = await stageSet(cards, 3, { trackWidth: 100 })
  pass(3249)
  expect(leftmost()).toBe(0)
  pass(1)
  expect(leftmost()).toBe(1)
  pass(3999)
  expect(leftmost()).toBe(1)
  pass(1)
  expect(leftmost()).toBe(2)
})

test('a row wraps from its end to its beginning and back [PB-039]', async () => {
  const { next, previous, leftmost } = await stageSet(cards, 5, { trackWidth: 300 })
  for (const expected of [1, 2, 0]) {
    fireEvent.click(next)
    expect(leftmost()).toBe(expected)
    pass(750)
  }
  fireEvent.click(previous)
  expect(leftmost()).toBe(2)
})

test('a row stops its slide where it is when the mouse enters [PB-047]', async () => {
  const { root, track, next } = await stageSet(cards, 3, { trackWidth: 100 })
  fireEvent.click(next)
  track.scrollLeft = 40
  fireEvent.mouseEnter(root)
  expect(track.scrollTo).toHaveBeenLastCalledWith({ left: 40, behavior: 'instant' })
})

test('a row at rest is left alone when the mouse enters', async () => {
  const { root, track } = await stageSet(cards, 3, { trackWidth: 100 })
  fireEvent.mouseEnter(root)
  expect(track.scrollTo).not.toHaveBeenCalled()
})

test('a row ignores a move while one is under way [PB-048]', async () => {
  const { next, track, leftmost } = await stageSet(cards, 5, { trackWidth: 100 })
  fireEvent.click(next)
  pass(749)
  fireEvent.click(next)
  expect(leftmost()).toBe(1)
  pass(1)
  fireEvent.click(next)
  expect(leftmost()).toBe(2)
  fireEvent(track, new Event('scrollend'))
  fireEvent.click(next)
  expect(leftmost()).toBe(3)
})
