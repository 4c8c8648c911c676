import { whenSettled } from '../when-settled'

const MOBILE = '(width < 1024px)'

/**
 * Attaches a background video: it plays while it is switched on and in view. It is switched on once the page has
 * settled (docs/decisions/009), unless the visitor prefers reduced motion or data; the button overrides both. Its state
 * shows in `data-playing`, `data-shown` (it has played and covers its poster) and `data-broken` of the root.
 */
export default function attachBackgroundVideo(root: HTMLElement): () => void {
  const video = root.querySelector('video')
  if (!video) return () => undefined
  const controller = new AbortController()
  const { signal } = controller
  let isWanted = false
  let isInView = false

  const follow = () => {
    if (!isWanted || !isInView) return video.pause()
    if (video.paused) video.play().catch(refused)
    return undefined
  }
  const refused = (error: unknown) => {
    // A pause or a change of the file aborts the wait for the first frame; that isn't a refusal to play.
    if (error instanceof Error && error.name === 'AbortError') return
    isWanted = false
    root.toggleAttribute('data-broken', video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE)
  }

  const want = () => {
    isWanted = true
    follow()
  }
  const toggle = root.querySelector<HTMLElement>('[data-video-toggle]')
  // A press on the toggle that waited for this script (lib/delivery/kept-presses.ts) is about to start the video;
  // starting it here would make that press stop it.
  const isPressed = toggle?.dataset.heard !== undefined
  const stopWaiting = prefersStillness() || isPressed ? () => undefined : whenSettled(want)

  // The property is set, too, since browsers use it to decide whether a video may autoplay.
  video.muted = true
  video.addEventListener('play', () => root.toggleAttribute('data-playing', true), { signal })
  video.addEventListener('pause', () => root.toggleAttribute('data-playing', false), { signal })
  video.addEventListener('playing', () => root.toggleAttribute('data-shown', true), { signal })
  toggle?.addEventListener(
    'click',
    () => {
      stopWaiting()
      isWanted = video.paused
      follow()
    },
    { signal },
  )
  matchMedia(MOBILE).addEventListener(
    'change',
    () => {
      if (video.childElementCount < 2) return
      video.load()
      follow()
    },
    { signal },
  )
  const sight = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false
    follow()
  })
  sight.observe(root)
  const stopProgress = showProgress(root, video)
  return () => {
    controller.abort()
    stopWaiting()
    sight.disconnect()
    stopProgress()
    video.pause()
    for (const name of ['data-playing', 'data-shown', 'data-broken']) root.removeAttribute(name)
  }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
}

/** Whether the visitor prefers to save data; known in some browsers only (Network Information API). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/** Updates the progress bar, if there is one, frame by frame while the video plays. */
function showProgress(root: HTMLElement, video: HTMLVideoElement): () => void {
  const bar = root.querySelector<HTMLElement>('[data-video-progress]')
  if (!bar) return () => undefined
  let frame = 0
  const draw = () => {
    bar.style.scale = `${video.duration > 0 ? video.currentTime / video.duration : 0} 1`
    cancelAnimationFrame(frame)
    if (!video.paused) frame = requestAnimationFrame(draw)
  }
  video.addEventListener('play', draw)
  return () => {
    video.removeEventListener('play', draw)
    cancelAnimationFrame(frame)
  }
}
