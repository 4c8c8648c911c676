import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { browserNow } from '@/lib/core/browser-clock'
import { reportInteraction } from '@/lib/domains/analytics/interaction'

let isReporting = false

/**
 * Reports the page's web vitals once they are final, at the latest when the page is hidden. A second call does nothing.
 * Consent is checked at each report, so refusing stops it at once.
 */
export function reportVitals(): void {
  if (isReporting) return
  isReporting = true
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}

function report({ name, value, rating, navigationType }: Metric): void {
  const properties = { name, value: round(value), rating, navigationType, path: location.pathname.slice(0, 200) }
  reportInteraction({ event: 'web_vital', properties, timeStamp: browserNow().toISOString() })
}

/** CLS is a small fraction, all other metrics are milliseconds. */
const round = (value: number) => String(Math.round(value * 1000) / 1000)
