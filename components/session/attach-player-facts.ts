import { getSession } from '@/lib/domains/session/api'

/** Writes the player's first name into the menu and says on the page which units the player uses. */
export default function attachPlayerFacts(root: HTMLElement): () => void {
  let isGone = false
  const show = async () => {
    const { firstName, usesMetric } = await getSession()
    if (isGone) return
    document.documentElement.dataset.units = usesMetric ? 'metric' : 'imperial'
    for (const place of root.querySelectorAll('[data-player-name]')) place.textContent = firstName
    for (const place of root.querySelectorAll('[data-player-initial]')) place.textContent = /./u.exec(firstName)?.[0] ?? ''
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
