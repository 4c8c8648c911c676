'use client'

import { behaviour } from '../island'
import { startsAtPaint } from '../starts-at-paint'
import type { LocalTimeOptions } from './attach-local-time'

export const LocalTimeBehaviour = startsAtPaint(behaviour<LocalTimeOptions>(() => import('./attach-local-time')))
