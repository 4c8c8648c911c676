import { agreesTo } from '@/lib/core/consent'
import { CONSENT_CHANGE } from '@/lib/core/keep-consent'
import { playInFrame, type VideoOptions } from './play'

/**
 * Attached to a video's facade: its link loads the video and plays it in place. If it can't be played the link comes
 * back, and leads to the video. For visitors who have agreed to outside content, another site's player is there at once,
 * or as soon as they agree; it waits to be started.
 */
export default function attachVideoFacade(root: HTMLElement, options: VideoOptions): () => void {
  const link = root.querySelector('a')
  if (!link) return () => undefined
  let stop: (() => void) | undefined
  const show = (waits: boolean) => {
    link.hidden = true
    stop = playInFrame(root, { ...options, waits }, () => (link.hidden = false))
  }
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || stop) return
    event.preventDefault()
    show(false)
    root.querySelector<HTMLElement>('iframe, video')?.focus()
  }
  const showIfAgreed = () => {
    if (options.source.kind === 'embed' && !stop && agreesTo('outside')) show(true)
  }
  link.addEventListener('click', play)
  addEventListener(CONSENT_CHANGE, showIfAgreed)
  showIfAgreed()
  return () => {
    link.removeEventListener('click', play)
    removeEventListener(CONSENT_CHANGE, showIfAgreed)
    stop?.()
    link.hidden = false
  }
}
