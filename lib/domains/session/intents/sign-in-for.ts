import { pagePlayer } from '../page-player'
import { signInAgain } from '../sign-in-again'
import type { IntentDetails, PlayerIntents, VisitorIntents } from './intent'
import { keepIntent } from './storage'

/** Keeps what this page's player asked for when the session had ended; leads through sign-in and back to this place. */
export function signInFor<Kind extends keyof VisitorIntents>(kind: Kind, details: IntentDetails[Kind]): void {
  keepIntent(kind, details, { by: pagePlayer() })
  signInAgain()
}

/**
 * Like `signInFor`, for what costs, ends or replaces something (docs/decisions/036): the intent runs only at the
 * address which this sign-in leads back to, so that nothing is done for a player who gives up and comes by later. If
 * the page knows no player, or storage is off, nothing is resumed.
 */
export function signInOnceFor<Kind extends keyof PlayerIntents>(kind: Kind, details: IntentDetails[Kind]): void {
  const [by, returnId] = [pagePlayer(), crypto.randomUUID()]
  const isKept = by !== undefined && keepIntent(kind, details, { by, returnId })
  signInAgain(isKept ? `#${returnId}` : undefined)
}
