import { beforeEach, expect, test, vi } from 'vitest'
import { attachedCarousel } from './attached-carousel'
import { paragraph, picture, sectionElement } from './render-section'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const item = (title: string) => ({
  title,
  name: title,
  text: paragraph(title),
  body: paragraph(title),
  testimonial: paragraph(title),
  image: picture('harbour'),
  img: picture('amara'),
})

test.each([
  ['[SL-card_carousel-02]', '[SL-card_carousel-03]', 'card_carousel'],
  ['[SL-image_text_carousel-02]', '[SL-image_text_carousel-03]', 'image_text_carousel'],
  ['[SL-testimonial-03]', '[SL-testimonial-04]', 'testimonial'],
])('%s %s %s: no way back at its start and none on at its end, 300 ms after a scroll', async (_ends, _delay, type) => {
  const element = await sectionElement(type, { items: ['a', 'b', 'c', 'd', 'e', 'f'].map(item) })
  const { track, place, previous, next } = attachedCarousel(element)
  expect([previous?.disabled, next?.disabled]).toEqual([true, false])
  place.scrollLeft = 1000
  track.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(299)
  expect(next?.disabled).toBe(false)
  vi.advanceTimersByTime(1)
  expect([previous?.disabled, next?.disabled]).toEqual([false, true])
})
