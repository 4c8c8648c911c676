import { getSession } from '@/lib/domains/session/api'
import { showPlayerFacts } from './show-player-facts'

/** Shows on the page who is signed in, as soon as the session answers. */
export default function attachPlayerFacts(root: HTMLElement): () => void {
  let isGone = false
  const show = async () => {
    const facts = await getSession()
    if (!isGone) showPlayerFacts(root, facts)
  }
  const showOrWarn = () => void show().catch((error: unknown) => console.warn(error))
  // A page that comes back from the history as it was may show a player who has signed out since.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && showOrWarn()
  showOrWarn()
  addEventListener('pageshow', onPageShow)
  return () => {
    isGone = true
    removeEventListener('pageshow', onPageShow)
  }
}
