import { siteLog } from '../logging/logger.ts'
import { processWide } from '../process-wide.ts'
import type { Done, Operation } from './operation.ts'

/** Does an operation, at every instance. @returns what it did, in words for the operator */
type Run = (operation: Operation) => Promise<string>

const slot = processWide<{ run?: Run }>('operations', () => ({}))

/** Called when a server starts, by the part that the bundler keeps apart from our server. */
export function provideOperations(run: Run): void {
  slot.run = run
}

/**
 * Does what an operator says, here and at every other instance. It is logged, since it changes what visitors see.
 *
 * @throws Error before the site is ready, and if it can't be done
 */
export async function runOperation(operation: Operation): Promise<Done> {
  if (slot.run === undefined) throw new Error('the site is not ready')
  const note = await slot.run(operation)
  // A player's id is personal data: the log says that somebody's sessions ended, not whose.
  const { player: _, ...named } = { player: undefined, ...operation }
  siteLog().warn({ operation: named, note }, 'an operator’s command was carried out')
  return { done: true, note }
}
