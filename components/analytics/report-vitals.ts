import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { browserNow } from '@/lib/core/browser-clock'
import { reportInteraction } from '@/lib/domains/analytics/interaction'

let isReporting = false

/**
 * Reports how fast this page was for its visitor, once it is known: at the latest as the page goes away. A second call adds
 * nothing. The answer is asked for at each report, so refusing stops it at once.
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

/** CLS is a small fraction, all else milliseconds. */
const round = (value: number) => String(Math.round(value * 1000) / 1000)
