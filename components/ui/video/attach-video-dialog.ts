import { whenOpen } from '../dialog/when-open'
import { playingAddress } from './video-source'
import type { VideoSource } from './video-source'

export type PlayerOptions = { source: VideoSource; title: string; loops: boolean }

/**
 * Attached to the button that opens a video's dialog: opening plays the video with its sound and controls, closing
 * stops it and lets go of it. Until the first opening nothing of it is loaded.
 */
export default function attachVideoDialog(root: HTMLElement, options: PlayerOptions): () => void {
  const dialog = document.getElementById(root.getAttribute('commandfor') ?? '')
  const frame = dialog?.querySelector('[data-video-frame]')
  if (!(dialog instanceof HTMLDialogElement) || !frame) return () => undefined
  let stop: (() => void) | undefined
  return whenOpen(
    dialog,
    () => (stop = options.source.kind === 'embed' ? playEmbed(frame, options) : playFile(frame, options)),
    () => stop?.(),
  )
}

function playEmbed(frame: Element, { source, title, loops }: PlayerOptions): () => void {
  const player = document.createElement('iframe')
  player.title = title
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.src = playingAddress(source.address, loops)
  frame.append(player)
  return () => player.remove()
}

function playFile(frame: Element, { source, title, loops }: PlayerOptions): () => void {
  const player = document.createElement('video')
  player.ariaLabel = title
  player.controls = true
  player.playsInline = true
  player.loop = loops
  player.src = source.address
  frame.append(player)
  // Where the browser refuses, the visitor has the controls.
  player.play().catch(() => undefined)
  return () => {
    player.pause()
    player.muted = true
    player.removeAttribute('src')
    player.load()
    player.remove()
  }
}
