'use client'

import { islandNear } from '../../ui/island'

/** Takes the player out of a campaign. It is the last thing on the page, and a keyboard may jump past it unseen. */
export const Withdraw = islandNear(
  () => import('./withdraw'),
  undefined,
  () => true,
)
