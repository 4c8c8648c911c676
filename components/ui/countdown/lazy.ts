'use client'

import { behaviour } from '../island'
import { startsAtPaint } from '../starts-at-paint'
import type { CountdownOptions } from './attach-countdown'
import { withRetry } from '@/lib/core/with-retry'

export const CountdownBehaviour = startsAtPaint(
  behaviour<CountdownOptions>(withRetry(() => import('./attach-countdown'))),
)
