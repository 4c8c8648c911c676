'use client'

import { island } from '../ui/island'
import { startsAtPaint } from '../ui/starts-at-paint'

/** The shop's grid: rendered on the server, filtered and extended in the browser. */
export const Marketplace = startsAtPaint(
  island(() => import('./marketplace')),
  ({ country, isTold }) => ({ country, isTold }),
)
