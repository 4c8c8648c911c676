/** The part of a carousel that moves the slides. */
export type CarouselStage = {
  count(): number
  index(): number
  /** Brings a slide into view; an index outside the range is ignored (PB-049). */
  show(index: number): void
  /** Scrolls a row by pixels towards its end, at most to it; a fade has nothing to scroll. */
  scrollBy(way: number): void
  /** Whether a move is under way; other moves are ignored until it ends (PB-048). */
  isMoving(): boolean
  /** Stops a move where it is (PB-047). */
  halt(): void
  /** Distance from where one slide begins to where the next one does, in pixels. */
  pitch(): number
  /** Whether swipes are handled by the carousel; scrolling tracks have the browser's own. */
  wantsSwipes: boolean
  /** Removes listeners and styles again. */
  leave(): void
}

const FADE_MS = 1000
/** Maximum duration of a scroll in browsers; it ends earlier at `scrollend`. */
const SLIDE_MS = 750

/** Time until a move has ended; zero for visitors who prefer reduced motion (carousel.css). */
const endOfMove = (lasts: number) =>
  performance.now() + (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : lasts)

/** -1 where lines run from right to left: there, browsers count what a row has scrolled below zero. */
export const lineSign = (element: Element): 1 | -1 => (element.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1)

const slidesOf = (track: HTMLElement) => [...track.children].filter((child) => child instanceof HTMLElement)

/** Slides on top of each other; the current one fades in over the others (carousel.css). */
export function fadeStage(root: HTMLElement, track: HTMLElement): CarouselStage {
  const slides = slidesOf(track)
  let shown = shownBefore(slides, track)
  let movingUntil = 0
  const mark = () => {
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-shown', index === shown)
      slide.inert = index !== shown
    }
  }
  mark()
  return {
    count: () => slides.length,
    index: () => shown,
    show(index) {
      if (slides[index] === undefined) return
      shown = index
      movingUntil = endOfMove(FADE_MS)
      mark()
    },
    scrollBy: () => undefined,
    isMoving: () => performance.now() < movingUntil,
    halt: () => undefined,
    pitch: () => root.clientWidth,
    wantsSwipes: true,
    leave() {
      for (const slide of slides) {
        slide.inert = false
        slide.removeAttribute('data-shown')
      }
    },
  }
}

/** The slide that a visitor has moved to before script ran, when the track was a row that scrolls. */
function shownBefore(slides: readonly HTMLElement[], track: HTMLElement): number {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement))
  if (focused >= 0) return focused
  return nearest(offsetsOf(slides), Math.abs(track.scrollLeft))
}

/** How far along the line each slide begins from where the first one does. */
function offsetsOf(slides: readonly HTMLElement[]): number[] {
  const sign = slides[0] === undefined ? 1 : lineSign(slides[0])
  const starts = slides.map(({ offsetLeft, offsetWidth }) => (sign > 0 ? offsetLeft : -offsetLeft - offsetWidth))
  return starts.map((start) => start - (starts[0] ?? 0))
}

/** Slides in a row that scrolls. CSS may hide some of them from this player, at any time (events.css). */
export function rowStage(track: HTMLElement): CarouselStage {
  let movingUntil = 0
  const sign = lineSign(track)
  const offsets = () => offsetsOf(slidesOf(track).filter((slide) => getComputedStyle(slide).display !== 'none'))
  const position = () => Math.abs(track.scrollLeft)
  const farthest = () => track.scrollWidth - track.clientWidth
  const arrive = () => (movingUntil = 0)
  track.addEventListener('scrollend', arrive)
  return {
    // A slide that can never be where the row begins is not a separate position.
    count: () => offsets().filter((_, index, all) => index === 0 || (all[index - 1] ?? 0) < farthest()).length,
    index: () => nearest(offsets(), position()),
    show(index) {
      const offset = offsets()[index]
      if (offset === undefined) return
      movingUntil = endOfMove(SLIDE_MS)
      track.scrollTo({ left: sign * offset })
    },
    scrollBy(way) {
      // At an end nothing moves, so it isn't locked for the opposite direction.
      if (way < 0 ? position() < 1 : position() > farthest() - 1) return
      movingUntil = endOfMove(SLIDE_MS)
      track.scrollBy({ left: sign * way })
    },
    isMoving: () => performance.now() < movingUntil,
    halt() {
      if (performance.now() >= movingUntil) return
      movingUntil = 0
      track.scrollTo({ left: track.scrollLeft, behavior: 'instant' })
    },
    pitch: () => offsets()[1] ?? track.clientWidth,
    wantsSwipes: false,
    leave: () => track.removeEventListener('scrollend', arrive),
  }
}

function nearest(offsets: readonly number[], position: number): number {
  let best = 0
  for (const [index, offset] of offsets.entries()) {
    if (Math.abs(offset - position) < Math.abs((offsets[best] ?? 0) - position)) best = index
  }
  return best
}
