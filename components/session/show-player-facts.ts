import type { PlayerFacts } from '@/lib/domains/session/schema'

/** Writes the player's first name into the menu and says on the page which units the player uses. */
export function showPlayerFacts(
  root: ParentNode,
  { firstName, usesMetric }: Pick<PlayerFacts, 'firstName' | 'usesMetric'>,
) {
  document.documentElement.dataset.units = usesMetric ? 'metric' : 'imperial'
  for (const place of root.querySelectorAll('[data-player-name]')) place.textContent = firstName
  for (const place of root.querySelectorAll('[data-player-initial]'))
    place.textContent = /./u.exec(firstName)?.[0] ?? ''
}
