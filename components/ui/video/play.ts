import type { VideoSource } from '@/lib/core/video/video-source'

export type VideoOptions = {
  source: VideoSource
  title: string
  loops: boolean
  /** Whether it waits for the visitor to start it in the player: it was not they who asked for the player. */
  waits?: boolean
}

/**
 * Plays a video with its sound and controls in an element.
 *
 * @param onFailure called if a file can't be played, after its player was removed
 * @returns a function that stops and unloads it
 */
export function playInFrame(frame: Element, options: VideoOptions, onFailure: () => void): () => void {
  return options.source.kind === 'embed' ? playEmbed(frame, options) : playFile(frame, options, onFailure)
}

function playEmbed(frame: Element, { source, title, loops, waits = false }: VideoOptions): () => void {
  const player = document.createElement('iframe')
  player.title = title
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.src = waits ? waitingAddress(source.address) : playingAddress(source.address, loops)
  frame.append(player)
  return () => player.remove()
}

/**
 * The address at which an embedded player waits to be started, even if the editor's address says otherwise: Vimeo's
 * `background` starts it as well, and takes its controls away.
 */
export function waitingAddress(address: string): string {
  const waiting = new URL(address)
  for (const name of ['autoplay', 'background']) waiting.searchParams.delete(name)
  return waiting.href
}

/** The address at which an embedded player starts automatically, and repeats the video if `loops` is set. */
export function playingAddress(address: string, loops: boolean): string {
  const playing = new URL(address)
  playing.searchParams.set('autoplay', '1')
  if (loops) {
    playing.searchParams.set('loop', '1')
    // YouTube's player loops playlists only: this one contains just the video itself.
    playing.searchParams.set('playlist', playing.pathname.split('/').at(-1) ?? '')
  }
  return playing.href
}

function playFile(frame: Element, { source, title, loops }: VideoOptions, onFailure: () => void): () => void {
  const player = document.createElement('video')
  player.ariaLabel = title
  player.controls = true
  player.playsInline = true
  player.loop = loops
  const controller = new AbortController()
  const fail = () => {
    player.remove()
    onFailure()
  }
  player.addEventListener('error', fail, { signal: controller.signal, once: true })
  player.src = source.address
  frame.append(player)
  // If the browser refuses to autoplay, the visitor has the controls.
  player.play().catch(() => undefined)
  return () => {
    controller.abort()
    player.pause()
    player.muted = true
    player.removeAttribute('src')
    player.load()
    player.remove()
  }
}
