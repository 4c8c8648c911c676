import type { PlayerFacts } from '@/lib/domains/session/schema'

/**
 * Writes the player's first name into the menu, and notes on the page's root element which units the player uses and
 * which lists of events are theirs: lists for men only if the player is known to be male (events.css).
 */
export function showPlayerFacts(
  root: ParentNode,
  { firstName, usesMetric, isMale }: Pick<PlayerFacts, 'firstName' | 'usesMetric' | 'isMale'>,
) {
  document.documentElement.dataset.units = usesMetric ? 'metric' : 'imperial'
  document.documentElement.dataset.gender = isMale === true ? 'male' : 'other'
  for (const element of root.querySelectorAll('[data-player-name]')) element.textContent = firstName
  for (const element of root.querySelectorAll('[data-player-initial]'))
    element.textContent = /./u.exec(firstName)?.[0] ?? ''
}
