import 'server-only'
import { z } from 'zod'
import { processTime } from '@/lib/core/clock'
import { processWide } from '@/lib/core/server/process-wide'
import type { Confirm } from '@/lib/core/server/shared-once/lease'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'

const REMEMBERED_MS = 10 * 60_000
const MOST_REMEMBERED = 2000

const doings = () =>
  processWide(
    'done once',
    () =>
      new SharedOnce({
        kind: 'letter',
        schema: z.literal(true),
        rememberedMs: REMEMBERED_MS,
        most: MOST_REMEMBERED,
        withoutStore: 'refuses',
      }),
  )

/**
 * Runs something once for the same content within ten minutes, on any instance: a double click, a second tab and a repeat
 * after a lost answer share the first run's result. Failures are not remembered, so that they can be retried.
 *
 * @param work confirms right before it sends
 * @throws what `work` throws; AppError `upstream_unavailable` if that it is done once can't be said at the moment
 */
export async function doneOnce(
  contents: readonly string[],
  work: (confirm: Confirm) => Promise<void>,
  now = processTime(),
): Promise<void> {
  const what = JSON.stringify(contents)
  const run = async (confirm: Confirm) => {
    await work(confirm)
    return true as const
  }
  await doings().run(what, what, run, now)
}
