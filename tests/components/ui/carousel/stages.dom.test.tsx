import { beforeEach, expect, test, vi } from 'vitest'
import { fadeStage, rowStage } from '@/components/ui/carousel/stages'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function trackOf(count: number): HTMLElement {
  const track = document.createElement('div')
  for (let index = 0; index < count; index += 1) track.append(document.createElement('div'))
  track.scrollTo = vi.fn()
  return track
}

test.each([-1, 3, Number.NaN])('a fade ignores a move to the slide %s of three [PB-049]', (index) => {
  const track = trackOf(3)
  const stage = fadeStage(track, track)
  stage.show(index)
  expect(stage.index()).toBe(0)
  expect(stage.isMoving()).toBe(false)
})

test.each([-1, 3, Number.NaN])('a row ignores a move to the slide %s of three [PB-049]', (index) => {
  const track = trackOf(3)
  const stage = rowStage(track)
  stage.show(index)
  expect(track.scrollTo).not.toHaveBeenCalled()
  expect(stage.isMoving()).toBe(false)
})

test('a row goes by the slides that are shown, also where some are hidden while it runs', () => {
  const track = trackOf(4)
  document.body.append(track)
  const fix = (target: Element, name: string, value: number) =>
    Object.defineProperty(target, name, { value, configurable: true })
  for (const [index, slide] of [...track.children].entries()) fix(slide, 'offsetLeft', index * 100)
  fix(track, 'scrollWidth', 400)
  fix(track, 'clientWidth', 100)
  const stage = rowStage(track)
  expect(stage.count()).toBe(4)
  const [first, second] = [...track.children].filter((each) => each instanceof HTMLElement)
  for (const slide of [first, second]) if (slide) slide.style.display = 'none' // their places are zero then
  for (const slide of [first, second]) if (slide) fix(slide, 'offsetLeft', 0)
  fix(track, 'scrollWidth', 200)
  expect(stage.count()).toBe(2)
  expect(stage.index()).toBe(0)
  stage.show(1)
  expect(track.scrollTo).toHaveBeenCalledWith({ left: 100 })
})

test('a fade is no move for visitors who ask for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const track = trackOf(3)
  const stage = fadeStage(track, track)
  stage.show(2)
  expect(stage.index()).toBe(2)
  expect(stage.isMoving()).toBe(false)
})

test('a fade begins at the slide that a visitor has scrolled to before script ran, or has the focus in', () => {
  const track = trackOf(3)
  document.body.append(track)
  const slides = [...track.children]
  for (const [index, slide] of slides.entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100, configurable: true })
  }
  track.scrollLeft = 110
  expect(fadeStage(track, track).index()).toBe(1)
  const link = document.createElement('a')
  link.href = '/shop'
  slides[2]?.append(link)
  for (const slide of slides) slide.removeAttribute('inert')
  link.focus()
  expect(fadeStage(track, track).index()).toBe(2)
})
