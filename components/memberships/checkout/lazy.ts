'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../../ui/island'

/** The player's button that leads to the payment; visitors keep the server-rendered one and download nothing of it. */
export const PlayerCheckout = islandNear(
  () => import('./player-checkout'),
  maybeSignedIn,
  () => true, // what the page is about
)

/** Says how a visit to the payment provider ended. */
export const CheckoutReturn = behaviour(() => import('./attach-checkout-return'))

/** Replaces the plans for players who have a membership. */
export const MemberNotice = islandNear(
  () => import('./member-notice'),
  maybeSignedIn,
  () => true,
)
