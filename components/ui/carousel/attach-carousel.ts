import { createTicker, parseMilliseconds, stayOf, wrapIndex } from './advance'
import { fadeStage, rowStage, type CarouselStage } from './stages'
import { listenForMoves } from './gestures'

export type CarouselOptions = {
  /** Whether one slide fades into the next, or the row scrolls. */
  transition: 'fade' | 'slide'
  /** Makes the carousel advance automatically and wrap; without it the row stops at its ends. */
  auto?: { firstShorterMs: number }
  /** Whether pointing at or tabbing to the carousel's section pauses it, too, since it is the section's background. */
  pausesWithSection?: boolean
  /**
   * Number of slides by which a button scrolls a row without `auto`, on screens up to 767 px wide and on wider ones.
   */
  step?: { small: number; large: number }
}

/** How long a slide stays, if no style says so. */
const SLIDE_STAY_MS = 4000

/**
 * Attaches a carousel's behaviour to the markup of `Carousel`. Fading and scrolling carousels differ only in how and
 * when they move.
 */
export default function attachCarousel(root: HTMLElement, options: CarouselOptions): () => void {
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-carousel-${name}]`)
  if (!track) return () => undefined
  const stage = options.transition === 'fade' ? fadeStage(root, track) : rowStage(track)
  const buttons = { previous: button('previous'), next: button('next') }
  const detach = options.auto
    ? attachAuto(scopeOf(root, options), stage, buttons, button('toggle'), options.auto)
    : attachRow(root, track, stage, buttons, options.step ?? { small: 1, large: 1 })
  root.dataset.running = ''
  return () => {
    delete root.dataset.running
    detach()
    stage.leave()
  }
}

/** The element that pauses a carousel when it is pointed at or has the focus. */
function scopeOf(root: HTMLElement, { pausesWithSection = false }: CarouselOptions): HTMLElement {
  return (pausesWithSection ? root.closest('section') : null) ?? root
}

type Buttons = { previous: HTMLButtonElement | null; next: HTMLButtonElement | null }

function attachAuto(
  root: HTMLElement,
  stage: CarouselStage,
  buttons: Buttons,
  toggle: HTMLButtonElement | null,
  { firstShorterMs }: { firstShorterMs: number },
): () => void {
  const intervalMs = parseMilliseconds(getComputedStyle(root).getPropertyValue('--slide-stay')) ?? SLIDE_STAY_MS
  const controller = new AbortController()
  const { signal } = controller
  const move = (step: -1 | 1) => {
    if (stage.isMoving()) return
    stage.show(wrapIndex(stage.index() + step, stage.count()))
    ticker.restart()
  }
  const ticker = createTicker(
    () => move(1),
    () => stayOf(stage.index(), { intervalMs, firstShorterMs }),
  )

  root.addEventListener(
    'mouseenter',
    () => {
      ticker.pause('hover')
      stage.halt()
    },
    { signal },
  )
  root.addEventListener('mouseleave', () => ticker.resume('hover'), { signal })
  // Only keyboard focus pauses a carousel: after a click on its arrow it goes on (decisions.md: keyboard focus).
  root.addEventListener('focusin', () => root.matches(':has(:focus-visible)') && ticker.pause('focus'), { signal })
  root.addEventListener(
    'focusout',
    (event) => {
      if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) ticker.resume('focus')
    },
    { signal },
  )
  buttons.previous?.addEventListener('click', () => move(-1), { signal })
  buttons.next?.addEventListener('click', () => move(1), { signal })
  toggle?.addEventListener(
    'click',
    () => {
      const isPaused = toggle.getAttribute('aria-pressed') !== 'true'
      toggle.setAttribute('aria-pressed', String(isPaused))
      ticker[isPaused ? 'pause' : 'resume']('button')
    },
    { signal },
  )
  const stopGestures = listenForMoves(root, move, { swipes: stage.wantsSwipes })
  const stopWatching = watchMotionAndSight(root, ticker)
  ticker.restart()
  return () => {
    controller.abort()
    stopGestures()
    stopWatching()
    ticker.stop()
  }
}

/** Pauses the carousel for visitors who prefer reduced motion (PB-045), and while it is out of view. */
function watchMotionAndSight(root: HTMLElement, ticker: ReturnType<typeof createTicker>): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const followMotion = () => ticker[motion.matches ? 'pause' : 'resume']('reduced-motion')
  const sight = new IntersectionObserver(([entry]) =>
    ticker[entry?.isIntersecting ? 'resume' : 'pause']('out-of-sight'),
  )
  followMotion()
  motion.addEventListener('change', followMotion)
  sight.observe(root)
  return () => {
    motion.removeEventListener('change', followMotion)
    sight.disconnect()
  }
}

/**
 * Delay after scrolling or resizing until the buttons are updated, and the distance from an end that counts as at the
 * end.
 */
const SCROLL_CHECK_MS = 300
const RESIZE_CHECK_MS = 100
const END_PX = 10
const SMALL_SCREEN = '(max-width: 767px)'

function attachRow(
  root: HTMLElement,
  track: HTMLElement,
  stage: CarouselStage,
  { previous, next }: Buttons,
  step: { small: number; large: number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    // Below zero where lines run from right to left.
    const position = Math.abs(track.scrollLeft)
    if (previous) previous.disabled = position <= END_PX
    if (next) next.disabled = track.scrollWidth - track.clientWidth - position <= END_PX
  }
  const checkAfter = (delay: number) => () => {
    clearTimeout(timer)
    timer = setTimeout(check, delay)
  }
  const move = (direction: -1 | 1) => {
    if (stage.isMoving()) return
    const slides = matchMedia(SMALL_SCREEN).matches ? step.small : step.large
    stage.scrollBy(direction * slides * stage.pitch())
  }
  const controller = new AbortController()
  const { signal } = controller
  track.addEventListener('scroll', checkAfter(SCROLL_CHECK_MS), { signal, passive: true })
  window.addEventListener('resize', checkAfter(RESIZE_CHECK_MS), { signal })
  previous?.addEventListener('click', () => move(-1), { signal })
  next?.addEventListener('click', () => move(1), { signal })
  const stopGestures = listenForMoves(root, move, { swipes: false })
  check()
  return () => {
    controller.abort()
    stopGestures()
    clearTimeout(timer)
  }
}
