import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { interactionAt } from '@/lib/domains/analytics/interaction-at'
import { browserNow } from '@/lib/core/browser-clock'

/**
 * Reports clicks on cards and calls to action from now on: one listener serves the pages that come later as well, and a
 * second call adds no second one. The answer is asked for at each click, so refusing stops every tab at once.
 */
export function reportClicks(): void {
  // On the way down, so that no handler of the page can hide a click.
  document.addEventListener('click', reportClick, { capture: true })
}

function reportClick({ target }: MouseEvent): void {
  const interaction = target instanceof Element ? interactionAt(target, browserNow()) : undefined
  if (interaction) reportInteraction(interaction)
}
