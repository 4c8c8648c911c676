import { INPThresholds, onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { browserNow } from '@/lib/core/browser-clock'
import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { KEPT_PRESS } from '@/lib/core/delivery-steps'

let isReporting = false

/**
 * Reports the page's web vitals once they are final, at the latest when the page is hidden. A second call does nothing.
 * Consent is checked at each report, so refusing stops it at once.
 */
export function reportVitals(): void {
  if (isReporting) return
  isReporting = true
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  reportKeptPresses()
}

/**
 * Reports presses that had to wait for their script (docs/decisions/046). INP doesn't include them: for the browser, a
 * press that no script listens to is a short one.
 */
function reportKeptPresses(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntriesByName(KEPT_PRESS)) {
      const [good, poor] = INPThresholds
      const rating = duration <= good ? 'good' : duration <= poor ? 'needs-improvement' : 'poor'
      report({ name: 'KEPT_PRESS', value: duration, rating, navigationType: 'navigate' })
    }
  }).observe({ type: 'measure', buffered: true })
}

type Reported = Pick<Metric, 'value' | 'rating' | 'navigationType'> & { name: Metric['name'] | 'KEPT_PRESS' }

function report({ name, value, rating, navigationType }: Reported): void {
  const properties = { name, value: round(value), rating, navigationType, path: location.pathname.slice(0, 200) }
  reportInteraction({ event: 'web_vital', properties, timeStamp: browserNow().toISOString() })
}

/** CLS is a small fraction, all other metrics are milliseconds. */
const round = (value: number) => String(Math.round(value * 1000) / 1000)
