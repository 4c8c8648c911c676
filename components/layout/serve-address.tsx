import type { ReactNode } from 'react'
import { knownLocale } from '@/i18n/locales'
import { ASKED_CAMPAIGN } from '@/lib/core/paths'
import { PLAYER_MENU_ID } from '@/lib/core/player-menu'
import { loadPart } from '../ui/load-script'
import { scrollToHash } from './scroll-to-hash'

type Show = (dialog: ReactNode) => void

/**
 * Does what the address asks for besides its page: scrolls to the element that its hash names, and shows the player's
 * progress in the campaign that its query names.
 *
 * @param show draws a dialog above the page, or nothing
 * @returns a function that ends both
 */
export function serveAddress(show: Show): () => void {
  const campaign = new URLSearchParams(location.search).get(ASKED_CAMPAIGN)
  const ends = [
    ...(location.hash === '' ? [] : [scrollToHash(location.hash)]),
    ...(campaign === null || !hasPlayers() ? [] : [showProgress(campaign, show)]),
  ]
  return () => ends.forEach((end) => end())
}

/** A site without players has no menu of theirs. */
const hasPlayers = () => document.getElementById(PLAYER_MENU_ID) !== null

function showProgress(campaign: string, show: Show): () => void {
  let isGone = false
  const end = () => {
    if (isGone) return
    isGone = true
    removeEventListener('popstate', end)
    show(undefined)
  }
  const close = () => {
    forgetCampaign()
    end()
  }
  addEventListener('popstate', end) // the address is another one
  loadPart(() => import('../campaigns/progress/progress-dialog')).then(({ default: ProgressDialog }) => {
    const locale = knownLocale(document.documentElement.lang)
    if (!isGone) show(<ProgressDialog campaign={campaign || undefined} locale={locale} onClose={close} />)
  }, console.error)
  return end
}

/** Once closed, it doesn't open again where the page is loaded again. */
function forgetCampaign(): void {
  const address = new URL(location.href)
  address.searchParams.delete(ASKED_CAMPAIGN)
  history.replaceState(history.state, '', address)
}
