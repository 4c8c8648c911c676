'use client'

import { behaviour } from '../island'
import { startsAtPaint } from '../starts-at-paint'

export const FrameBehaviour = startsAtPaint(behaviour(() => import('./attach-frame')))
