import { getSession } from '@/lib/domains/session/api'
import { hasCode } from '@/lib/core/errors'
import { followProgressLinks } from '../campaigns/progress/follow-progress-links'
import { showPlayerFacts } from './show-player-facts'

/**
 * Shows the signed-in player's name and facts on the page, as soon as the session answers, and opens links to the player's
 * progress above the page.
 */
export default function attachPlayerFacts(root: HTMLElement): () => void {
  let isGone = false
  const show = async () => {
    const facts = await getSession()
    // Read by the head script when it reloads the page.
    document.documentElement.dataset.playerId = facts.playerId
    if (!isGone) showPlayerFacts(root, facts)
  }
  const showOrWarn = () => void show().catch((error: unknown) => console.warn(error))
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void show().catch(leaveOthersPage)
  showOrWarn()
  addEventListener('pageshow', onPageShow)
  const ignoreProgressLinks = followProgressLinks()
  return () => {
    isGone = true
    ignoreProgressLinks()
    removeEventListener('pageshow', onPageShow)
  }
}

/** A page restored from the history may belong to a player who has signed out since: nobody else may see it. */
function leaveOthersPage(error: unknown): void {
  if (hasCode(error, 'not_signed_in') || hasCode(error, 'another_player')) location.reload()
  else console.warn(error)
}
