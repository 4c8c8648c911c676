'use client'

import { behaviour } from '@/components/ui/island'
import type { LiveCountersOptions } from './attach-live-counters'

export const LiveCounters = behaviour<LiveCountersOptions>(() => import('./attach-live-counters'))
