import 'server-only'
import { createHash } from 'node:crypto'
import { processTime } from '@/lib/core/clock'
import { SingleFlight } from '@/lib/core/single-flight'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 2000

const doings = () =>
  processWide('done once', () => ({ underway: new SingleFlight<void>(), done: new Remembered<true>(MOST_REMEMBERED) }))

/**
 * Runs something once for the same content within ten minutes: a double click, a second tab and a repeat after a lost
 * answer share the first run's result. Failures are not remembered, so that they can be retried.
 */
export async function doneOnce(
  contents: readonly string[],
  work: () => Promise<void>,
  now = processTime(),
): Promise<void> {
  const { underway, done } = doings()
  const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  if (done.find(key, now)) return
  await underway.join(key, async () => {
    await work()
    done.keep(key, true, now + REMEMBERED_MS)
  })
}
