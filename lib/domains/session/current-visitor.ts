import { hasCode } from '@/lib/core/errors'
import { knownPlayer } from './api'
import { pagePlayer } from './page-player'

/** Whose what is typed is: the page's player's id; empty for a visitor. */
export const typedBy = (): string => pagePlayer() ?? ''

/**
 * Whether what was typed is the present visitor's, who may be another player by now; undefined if nobody can say.
 *
 * @param whose as `typedBy` named it
 */
export async function isCurrentVisitors(whose: unknown): Promise<boolean | undefined> {
  if (document.documentElement.dataset.player === undefined) return whose === ''
  if (whose === '') return false
  return knownPlayer().then(
    (player) => whose === player,
    (error: unknown) => (hasCode(error, 'not_signed_in') ? false : undefined),
  )
}
