import { FRAME_HEIGHT } from '@/lib/core/frame-height'

/** Maximum height in pixels; higher content scrolls in its frame. */
const HIGHEST = 6_000

/** Attaches a frame: it gets the height that its document reports. Without script it has a fixed height and scrolls. */
export default function attachFrame(root: HTMLElement): () => void {
  const frame = root.querySelector('iframe')
  if (!frame) return () => undefined
  const follow = ({ source, data }: MessageEvent<unknown>) => {
    const height = source === frame.contentWindow ? parseHeight(data) : undefined
    if (height !== undefined) frame.style.height = `${height}px`
  }
  addEventListener('message', follow)
  // The document may have reported before this listener existed. Its origin is opaque, so the message can't name one.
  frame.contentWindow?.postMessage(FRAME_HEIGHT, '*')
  return () => removeEventListener('message', follow)
}

/** The height in a message of an untrusted document. */
function parseHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== FRAME_HEIGHT) return undefined
  if (!('height' in data) || typeof data.height !== 'number' || !(data.height > 0)) return undefined
  return Math.min(Math.ceil(data.height), HIGHEST)
}
