'use client'

import { islandNear } from '../ui/island'

/** Refreshes the page when its campaign enters another stage, wherever on the page the visitor is. */
export const StageClock = islandNear(
  () => import('./stage-clock'),
  undefined,
  () => true,
)
