import 'server-only'
import { telemetry } from '@/lib/core/server/telemetry/telemetry'
import type { CheckFailure } from './failure'

type Result = string[] | CheckFailure

/** Counts a look at publishes, and makes a span of it, if measurements are exported. */
export async function measureLook(publishes: number, look: () => Promise<Result>): Promise<Result> {
  const measurements = telemetry()
  if (measurements === undefined) return look()
  const span = measurements.begin('publish looked at', { publishes })
  const tags = await measurements.within(span, look)
  const result = Array.isArray(tags) ? 'looked' : tags
  measurements.count('site.publish.looks', { result })
  span.end(Array.isArray(tags) ? { tags: tags.length } : { failed: tags })
  return tags
}
