import { FRAME_HEIGHT, FRAME_PLAYERS } from '../core/frame-messages.ts'

/** Maximum height in pixels; higher content scrolls in its frame. */
const HIGHEST = 6000

/**
 * The part of the head script that listens to our frames (`components/ui/frame`): each gets the height that its document
 * reports, and is loaded with the players of others if it asks for that after a press. The document is not trusted, and
 * its origin is opaque: the window that sent the message identifies it. A press in a frame also activates the page
 * around it, so a script of the frame can't ask without one, where the browser tells.
 */
export const frameMessages = `addEventListener('message', ({ source, data }) => {
  const { type, height } = data ?? {}
  for (const frame of document.querySelectorAll('.frame > iframe')) {
    if (frame.contentWindow !== source) continue
    if (type === '${FRAME_HEIGHT}' && typeof height === 'number' && height > 0) frame.style.height = Math.min(Math.ceil(height), ${HIGHEST}) + 'px'
    if (type === '${FRAME_PLAYERS}' && navigator.userActivation?.isActive !== false)
      source.location.replace(frame.dataset.players)
  }
})`
