import { FRAME_HEIGHT } from '../core/frame-height.ts'

/** Maximum height in pixels; higher content scrolls in its frame. */
const HIGHEST = 6000

/**
 * The part of the head script that gives each of our frames (`components/ui/frame`) the height that its document
 * reports. The document is not trusted, and its origin is opaque: the window that sent the message identifies it.
 */
export const frameHeights = `addEventListener('message', ({ source, data }) => {
  const isHeight = data?.type === '${FRAME_HEIGHT}' && typeof data.height === 'number' && data.height > 0
  if (!isHeight || source === null) return
  for (const frame of document.querySelectorAll('.frame > iframe')) {
    if (frame.contentWindow === source) frame.style.height = Math.min(Math.ceil(data.height), ${HIGHEST}) + 'px'
  }
})`
