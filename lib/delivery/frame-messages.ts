import { FRAME_HEIGHT, FRAME_PLAYERS, PLAYERS_PARAMETER, PLAYERS_SHOWN } from '../core/frame-messages.ts'

/** Maximum height in pixels; higher content scrolls in its frame. */
const HIGHEST = 6000

/**
 * The part of the head script that listens to our frames (`components/ui/frame`): each gets the height that its document
 * reports, and is loaded with the players of others if it asks for that after a press. The document is not trusted, and
 * its origin is opaque: the window that sent the message identifies it. A press in a frame also activates the page
 * around it, so a script of the frame can't ask without one, where the browser tells.
 */
export const frameMessages = `addEventListener('message', ({ source, data }) => {
  const isHeight = data?.type === '${FRAME_HEIGHT}' && typeof data.height === 'number' && data.height > 0
  const asksForPlayers = data?.type === '${FRAME_PLAYERS}' && navigator.userActivation?.isActive !== false
  if (source === null) return
  for (const frame of document.querySelectorAll('.frame > iframe')) {
    if (frame.contentWindow !== source) continue
    if (isHeight) frame.style.height = Math.min(Math.ceil(data.height), ${HIGHEST}) + 'px'
    if (asksForPlayers) {
      const address = new URL(frame.src)
      address.searchParams.set('${PLAYERS_PARAMETER}', '${PLAYERS_SHOWN}')
      source.location.replace(address.href)
    }
  }
})`
