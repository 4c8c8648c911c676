import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { interactionAt } from '@/lib/domains/analytics/interaction-at'
import { browserNow } from '@/lib/core/browser-clock'

/**
 * Reports clicks on cards and calls to action from now on. One listener serves later pages as well; a second call adds
 * none. Consent is checked at each click, so refusing stops every tab at once.
 */
export function reportClicks(): void {
  // In the capture phase, so that no handler of the page can hide a click.
  document.addEventListener('click', reportClick, { capture: true })
}

function reportClick({ target }: MouseEvent): void {
  const interaction = target instanceof Element ? interactionAt(target, browserNow()) : undefined
  if (interaction) reportInteraction(interaction)
}
