import { vi } from 'vitest'
import attachCarousel, { type CarouselOptions } from '@/components/ui/carousel/attach-carousel'

/** From the beginning of one slide to that of the next, in pixels. */
export const SLIDE_STEP = 272 + 40

/**
 * A drawn section's carousel at work in a window of 1000 pixels over 2000 of slides.
 */
export function attachedCarousel(section: HTMLElement) {
  document.body.replaceChildren(section)
  const root = section.querySelector<HTMLElement>('.carousel')
  const track = root?.querySelector<HTMLElement>('[data-carousel-track]')
  const options = section.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel
  if (!root || !track || !options) throw new Error('no carousel')
  const scrollBy = vi.fn<(to: ScrollToOptions) => void>()
  Object.assign(track, { scrollBy, scrollTo: scrollBy })
  const place = { scrollLeft: 0, clientWidth: 1000, scrollWidth: 2000 }
  for (const key of ['scrollLeft', 'clientWidth', 'scrollWidth'] as const) {
    Object.defineProperty(track, key, { get: () => place[key], configurable: true })
  }
  for (const [index, slide] of [...track.children].entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: index * SLIDE_STEP })
  }
  attachCarousel(root, JSON.parse(options) as CarouselOptions)
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-carousel-${name}]`)
  return { track, place, scrollBy, previous: button('previous'), next: button('next') }
}
