import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import attachCarousel, { type CarouselOptions } from '@/components/ui/carousel/attach-carousel'
import { Carousel } from '@/components/ui/carousel/carousel'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

/** What a browser would know of the window and of the layout, which jsdom has not. */
export type Surroundings = {
  reducedMotion?: boolean
  smallScreen?: boolean
  trackWidth?: number
  slideWidth?: number
  direction?: 'ltr' | 'rtl'
}

type MotionListener = () => void

/** A carousel of `count` slides as the server draws it, with its behaviour attached and time standing still. */
export async function stageSet(options: CarouselOptions, count = 3, given: Surroundings = {}) {
  const usual = {
    reducedMotion: false,
    smallScreen: false,
    trackWidth: 300,
    slideWidth: 100,
    direction: 'ltr' as const,
  }
  const surroundings = { ...usual, ...given }
  const motionListeners = new Set<MotionListener>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') ? surroundings.reducedMotion : surroundings.smallScreen
    },
    addEventListener: (_name: string, listener: MotionListener) => motionListeners.add(listener),
    removeEventListener: (_name: string, listener: MotionListener) => motionListeners.delete(listener),
  }))
  const sight = stubSight()
  const root = await drawn(options, count)
  root.dir = surroundings.direction
  const track = element(root, '[data-carousel-track]')
  layOut(track, surroundings)
  const detach = attachCarousel(root, options)
  onTestFinished(() => {
    detach()
    root.remove()
  })
  return {
    root,
    track,
    detach,
    previous: element(root, '[data-carousel-previous]') as HTMLButtonElement,
    next: element(root, '[data-carousel-next]') as HTMLButtonElement,
    toggle: root.querySelector('[data-carousel-toggle]'),
    slides: [...track.children] as HTMLElement[],
    /** The slide that is shown in a fade, from 0. */
    shown: () => [...track.children].findIndex((slide) => slide.hasAttribute('data-shown')),
    /** The slide at the left edge of a row, from 0; at its right edge where lines run from right to left. */
    leftmost: () => Math.round(Math.abs(track.scrollLeft) / surroundings.slideWidth),
    setReducedMotion: (reducedMotion: boolean) => {
      surroundings.reducedMotion = reducedMotion
      for (const listener of motionListeners) listener()
    },
    setSeen: (isSeen: boolean) => sight.report(isSeen),
    press: (key: string) => fireEvent.keyDown(root, { key }),
    swipe: (way: { x: number; y?: number }) => {
      fireEvent(root, new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 200 }))
      fireEvent(root, new MouseEvent('pointerup', { bubbles: true, clientX: 200 + way.x, clientY: 200 + (way.y ?? 0) }))
    },
  }
}

async function drawn(options: CarouselOptions, count: number): Promise<HTMLElement> {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <a href="/">Slide {index}</a>,
  }))
  const tree = await resolveTree(<Carousel label="Rides" slides={slides} {...options} />)
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(tree as ReactElement))
  return element(document.body, '[role="group"]:last-child')
}

function element(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

/**
 * Slides of one width side by side; `scrollTo` arrives at once, as far as there is anything to scroll. Where lines run
 * from right to left, the first slide is the rightmost one, and a row scrolls to places below zero, as in browsers.
 */
function layOut(track: HTMLElement, { trackWidth, slideWidth, direction }: Required<Surroundings>): void {
  const whole = track.children.length * slideWidth
  const farthest = Math.max(whole - trackWidth, 0)
  for (const [index, slide] of [...track.children].entries()) {
    fix(slide, 'offsetLeft', direction === 'ltr' ? index * slideWidth : trackWidth - (index + 1) * slideWidth)
    fix(slide, 'offsetWidth', slideWidth)
  }
  fix(track, 'clientWidth', trackWidth)
  fix(track, 'scrollWidth', Math.max(whole, trackWidth))
  const scrollTo = ({ left = 0 }: ScrollToOptions) => {
    track.scrollLeft = direction === 'ltr' ? clamp(left, 0, farthest) : clamp(left, -farthest, 0)
    fireEvent.scroll(track)
  }
  Object.assign(track, {
    scrollTo: vi.fn(scrollTo),
    scrollBy: ({ left = 0 }: ScrollToOptions) => scrollTo({ left: track.scrollLeft + left }),
  })
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function fix(target: Element, name: string, value: number): void {
  Object.defineProperty(target, name, { value, configurable: true })
}

/** Everything is in sight until a test says otherwise. */
function stubSight() {
  let callback: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(observed: typeof callback) {
        callback = observed
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  return { report: (isIntersecting: boolean) => callback([{ isIntersecting }]) }
}
