import { timeText, type TimeFormat } from '@/lib/core/time-text'

export type LocalTimeOptions = { instant: string; locale: string; format: TimeFormat }

/** Rewrites a `LocalTime` in the visitor's own zone. The server's text node stays, since React holds a reference to it. */
export default function attachLocalTime(root: HTMLElement, { instant, ...wording }: LocalTimeOptions): () => void {
  const text = root.querySelector('[data-local-time]')?.firstChild
  if (!(text instanceof Text)) return () => undefined
  const inUtc = text.data
  text.data = timeText(instant, wording)
  return () => {
    text.data = inUtc
  }
}
