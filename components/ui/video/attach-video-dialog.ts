import { whenOpen } from '../dialog/when-open'
import { playInFrame, type VideoOptions } from './play'

/**
 * Attached to the button that opens a video's dialog: opening plays the video with its sound and controls, closing
 * stops and unloads it. Nothing of the video is loaded before the dialog is first opened. If it can't be played, a link
 * to it is shown (`data-failed`).
 */
export default function attachVideoDialog(root: HTMLElement, options: VideoOptions): () => void {
  const dialog = document.getElementById(root.getAttribute('commandfor') ?? '')
  const frame = dialog?.querySelector('[data-video-frame]')
  if (!(dialog instanceof HTMLDialogElement) || !frame) return () => undefined
  let stop: (() => void) | undefined
  return whenOpen(
    dialog,
    () => {
      frame.toggleAttribute('data-failed', false)
      stop = playInFrame(frame, options, () => frame.toggleAttribute('data-failed', true))
    },
    () => stop?.(),
  )
}
