import 'server-only'
import { createHash } from 'node:crypto'
import { processTime } from '../clock'
import { SingleFlight } from '../single-flight'
import { processWide } from './process-wide'

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 2000

const doings = () =>
  processWide('done once', () => ({ underway: new SingleFlight<void>(), doneUntil: new Map<string, number>() }))

/**
 * Does something once for the same contents within ten minutes: a double click, a second tab and a repeat after a lost
 * answer join the first one, and end as it does. What failed is not remembered, so that it can be tried again.
 */
export async function doneOnce(
  contents: readonly string[],
  work: () => Promise<void>,
  now = processTime(),
): Promise<void> {
  const { underway, doneUntil } = doings()
  const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  if ((doneUntil.get(key) ?? 0) > now) return
  await underway.join(key, async () => {
    await work()
    doneUntil.delete(key)
    doneUntil.set(key, now + REMEMBERED_MS)
    const [oldest] = doneUntil.keys()
    if (doneUntil.size > MOST_REMEMBERED && oldest !== undefined) doneUntil.delete(oldest)
  })
}
