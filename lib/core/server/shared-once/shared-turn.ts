import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { processWide } from '../process-wide'
import type { Confirm } from './lease'
import { SharedOnce } from './shared-once'

/**
 * Runs work after all other work of its line, on any instance, so that each sees the results of the others. Nothing is
 * shared: `SharedOnce` of the same kind shares results in the same lines.
 *
 * @param work writes only after it has confirmed that this is still the instance to do it
 * @throws what `work` throws; AppError `upstream_unavailable` if nobody can say whether another instance is at work
 */
export function sharedTurn<Result>(
  kind: string,
  line: string,
  work: (confirm: Confirm) => Promise<Result>,
): Promise<Result> {
  const turns = processWide(`turns ${kind}`, () => new SharedOnce({ ...rule, kind }))
  return new Promise((resolve, reject) => {
    const run = async (confirm: Confirm) => {
      resolve(await work(confirm))
      return true as const
    }
    turns.run(line, randomUUID(), run).catch(reject)
  })
}

const rule = { schema: z.literal(true), rememberedMs: 0, most: 1, withoutStore: 'refuses' } as const
