import { startTransition, useEffect, useRef } from 'react'
import { waitForPaint } from './wait-for-paint'

/**
 * Loads the data for the control that was pressed last: a new load cancels the previous one, and the last one is
 * cancelled when the component is unmounted.
 */
export function useLatestLoad() {
  const underway = useRef<AbortController>(undefined)
  const cancel = () => underway.current?.abort()
  useEffect(() => () => underway.current?.abort(), [])

  /**
   * @param ask may ignore its signal
   * @param show is called once the press has been painted; with undefined if the load failed
   */
  async function load<Answer>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    show: (answer: Answer | undefined) => void,
  ): Promise<void> {
    cancel()
    const { signal } = (underway.current = new AbortController())
    const [answer] = await Promise.all([ask(signal).catch(() => undefined), waitForPaint()])
    if (!signal.aborted) startTransition(() => show(answer))
  }

  return { load, cancel }
}
