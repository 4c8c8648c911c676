'use client'

import { islandNear } from '../../ui/island'

/**
 * The control that withdraws the player from a campaign. Loaded early, since it is the last element of the page and a
 * keyboard may jump to it unseen.
 */
export const Withdraw = islandNear(
  () => import('./withdraw'),
  undefined,
  () => true,
)
