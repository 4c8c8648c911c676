import { lineSign } from './stages'

/** Minimum horizontal distance of a swipe, in pixels (SL-hero_carousel-09). */
export const SWIPE_PX = 40

/**
 * Calls back with -1 or 1 for the left and right keys, and for a horizontal swipe if `swipes` is set (scrolling tracks
 * have the browser's own). Where lines run from right to left the next slide is on the left.
 */
export function listenForMoves(
  root: HTMLElement,
  move: (step: -1 | 1) => void,
  { swipes }: { swipes: boolean },
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      move(stepTo(root, event.key === 'ArrowRight'))
    },
    { signal },
  )
  if (swipes) listenForSwipes(root, move, signal)
  return () => controller.abort()
}

const stepTo = (root: HTMLElement, isRightward: boolean) => (isRightward === lineSign(root) > 0 ? 1 : -1)

function listenForSwipes(root: HTMLElement, move: (step: -1 | 1) => void, signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined
  root.addEventListener('pointerdown', ({ clientX, clientY }) => (start = { x: clientX, y: clientY }), { signal })
  root.addEventListener('pointercancel', () => (start = undefined), { signal })
  root.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (start === undefined) return
      const [wayX, wayY] = [clientX - start.x, clientY - start.y]
      start = undefined
      if (Math.abs(wayX) < SWIPE_PX || Math.abs(wayX) < Math.abs(wayY)) return
      move(stepTo(root, wayX < 0))
    },
    { signal },
  )
}
