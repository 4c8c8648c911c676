import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { processTime } from '../../core/clock.ts'
import { telemetry } from '../../core/server/telemetry/telemetry.ts'
import { requestArrivedAt } from '../page-answer.ts'
import { isPageValue, pathOfKey } from './cache-entry.ts'

/** Counts a page that has been made, and makes a span of it, if measurements are exported. */
export function measurePage(key: string, value: CacheHandlerValue['value']): void {
  const measurements = telemetry()
  if (measurements === undefined || !isPageValue(value)) return
  const { status = 200 } = value
  measurements.count('site.pages.made', { status })
  // A page that visitors make up has a path like any other, so the span says only of which language it is.
  const [, language = ''] = pathOfKey(key)?.split('/', 2) ?? []
  measurements.begin('page made', { status, language }, requestArrivedAt() ?? processTime()).end({})
}
