import { isPlainClick } from '@/components/ui/plain-click'
import { splitLocale } from '@/i18n/localized-path'
import { decodeSegment } from '@/lib/core/address-segment'
import { ASKED_CAMPAIGN, ownCampaignsPath } from '@/lib/core/paths'

/**
 * Opens the player's progress in a dialog above the page where a link leads to the page of it: in the player's menu, and
 * wherever editors put one. Players alone have this script; for everybody else, and until it is there, the links lead to the
 * page.
 *
 * @returns a function that ends it
 */
export function followProgressLinks(): () => void {
  // Before the listener that follows links (`FollowLinks`), which leaves alone what was taken.
  document.addEventListener('click', follow, true)
  return () => document.removeEventListener('click', follow, true)
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !isPlainClick(event) || !opensDialog(link)) return
  event.preventDefault()
  giveFocusBackTo(link)
  ask(namedCampaign(link.pathname))
}

/**
 * Puts the campaign into the page's address, without the hash, which would be scrolled to again, and says so to what follows
 * the address (`FollowAddress`). Nothing is added to the history: the way back is that from the page.
 */
function ask(campaign: string): void {
  const address = new URL(location.href)
  address.searchParams.set(ASKED_CAMPAIGN, campaign)
  address.hash = ''
  history.replaceState(history.state, '', address)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The way between a player's own pages stays one from page to page. */
function opensDialog(link: HTMLAnchorElement): boolean {
  if (link.target !== '' || link.origin !== location.origin || link.closest('.member-area') !== null) return false
  const { path } = splitLocale(link.pathname)
  return path === ownCampaignsPath || new RegExp(`^${ownCampaignsPath}/[^/]+$`).test(path)
}

/** Empty for all campaigns of the player. */
const namedCampaign = (pathname: string) => decodeSegment(splitLocale(pathname).path.slice(ownCampaignsPath.length + 1))

/** Closes the menu or drawer that the link is in, so that the focus comes back to what had opened it; else to the link. */
function giveFocusBackTo(link: HTMLElement): void {
  const menu = link.closest<HTMLElement>('[popover]')
  const drawer = link.closest('dialog')
  if (menu === null && drawer === null) return link.focus({ preventScroll: true })
  menu?.hidePopover()
  drawer?.close()
}
