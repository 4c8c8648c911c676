import type { PlayerFacts } from '@/lib/domains/session/schema'

/**
 * Writes the player's first name into the menu and says on the page which units the player uses, and which lists of events
 * are theirs: who is not known to be male is not (events.css).
 */
export function showPlayerFacts(
  root: ParentNode,
  { firstName, usesMetric, isMale }: Pick<PlayerFacts, 'firstName' | 'usesMetric' | 'isMale'>,
) {
  document.documentElement.dataset.units = usesMetric ? 'metric' : 'imperial'
  document.documentElement.dataset.gender = isMale === true ? 'male' : 'other'
  for (const place of root.querySelectorAll('[data-player-name]')) place.textContent = firstName
  for (const place of root.querySelectorAll('[data-player-initial]'))
    place.textContent = /./u.exec(firstName)?.[0] ?? ''
}
