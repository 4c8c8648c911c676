import { knownPlayer } from './api'
import { pagePlayer } from './page-player'

/** Whose what is typed is: the page's player's id; empty for a visitor. */
export const typedBy = (): string => pagePlayer() ?? ''

/** Whether what was typed is the present visitor's, who may be another player by now. @param whose as `typedBy` named it */
export async function isCurrentVisitors(whose: unknown): Promise<boolean> {
  if (document.documentElement.dataset.player === undefined) return whose === ''
  return whose !== '' && whose === (await knownPlayer().catch(() => ''))
}
