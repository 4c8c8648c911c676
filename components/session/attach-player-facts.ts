import { getSession } from '@/lib/domains/session/api'
import { showPlayerFacts } from './show-player-facts'

/** Shows on the page who is signed in, as soon as the session answers. */
export default function attachPlayerFacts(root: HTMLElement): () => void {
  let isGone = false
  const show = async () => {
    const facts = await getSession()
    if (!isGone) showPlayerFacts(root, facts)
  }
  show().catch((error: unknown) => console.warn(error))
  return () => {
    isGone = true
  }
}
