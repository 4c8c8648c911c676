'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../../ui/island'

/** The way to the payment of a player; visitors keep the server's and download nothing of it. */
export const PlayerCheckout = islandNear(
  () => import('./player-checkout'),
  maybeSignedIn,
  () => true, // what the page is about
)

/** Says how a visit to the payment provider ended. */
export const CheckoutReturn = behaviour(() => import('./attach-checkout-return'))

/** What a player who has a membership sees in place of the plans. */
export const MemberNotice = islandNear(
  () => import('./member-notice'),
  maybeSignedIn,
  () => true,
)
