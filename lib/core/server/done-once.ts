import 'server-only'
import { createHash } from 'node:crypto'
import { processWide } from './process-wide'

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 2000

type Doing = { until: number; result: Promise<void> }

const doings = () => processWide('done once', () => new Map<string, Doing>())

/**
 * Does something once for the same contents within ten minutes: a double click, a second tab and a repeat after a lost
 * answer wait for the first one, and end as it does. What failed is forgotten, so that it can be tried again.
 */
export function doneOnce(contents: readonly string[], now: number, work: () => Promise<void>): Promise<void> {
  const known = doings()
  const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  const before = known.get(key)
  if (before && before.until > now) return before.result
  const result = work()
  known.delete(key)
  known.set(key, { until: now + REMEMBERED_MS, result })
  result.catch(() => known.delete(key))
  const [oldest] = known.keys()
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
  return result
}
