import { playInFrame, type VideoOptions } from './play'

/**
 * Attached to a video's facade: its link loads the video and plays it in place. If it can't be played the link comes
 * back, and leads to the video.
 */
export default function attachVideoFacade(root: HTMLElement, options: VideoOptions): () => void {
  const link = root.querySelector('a')
  if (!link) return () => undefined
  let stop: (() => void) | undefined
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || stop) return
    event.preventDefault()
    link.hidden = true
    stop = playInFrame(root, options, () => (link.hidden = false))
    root.querySelector<HTMLElement>('iframe, video')?.focus()
  }
  link.addEventListener('click', play)
  return () => {
    link.removeEventListener('click', play)
    stop?.()
    link.hidden = false
  }
}
