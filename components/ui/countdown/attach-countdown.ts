import { browserNow } from '@/lib/core/browser-clock'
import { countRemaining, untilNextSecond } from './remaining'

/** `endsAt` as an ISO date. */
export type CountdownOptions = { endsAt: string }

/** Fills a countdown's four figures each second, always from the clock, until its end has come. */
export default function attachCountdown(root: HTMLElement, options: CountdownOptions, clock = browserNow): () => void {
  const endsAt = new Date(options.endsAt)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = clock()
    for (const [unit, value] of Object.entries(countRemaining(endsAt, now))) {
      const figure = root.querySelector(`[data-countdown="${unit}"]`)
      if (figure) figure.textContent = String(value).padStart(2, '0')
    }
    const wait = untilNextSecond(endsAt, now)
    timer = wait === undefined ? undefined : setTimeout(tick, wait)
  }
  tick()
  return () => clearTimeout(timer)
}
