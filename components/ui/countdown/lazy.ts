'use client'

import { behaviour } from '../island'
import { startsAtPaint } from '../starts-at-paint'
import type { CountdownOptions } from './attach-countdown'
import { retrying } from '@/lib/core/retrying'

export const CountdownBehaviour = startsAtPaint(
  behaviour<CountdownOptions>(retrying(() => import('./attach-countdown'))),
)
