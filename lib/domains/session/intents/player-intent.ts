import { knownPlayer } from '../api'
import type { IntentOwner } from './intent'

/**
 * Runs an intent if it is nobody's in particular, or this page's player left it. If it can't be told who that is, it
 * doesn't run.
 */
export function runForPlayer({ by }: IntentOwner, run: () => void): void {
  if (by === undefined) return run()
  knownPlayer().then(
    (known) => known === by && run(),
    () => undefined,
  )
}
