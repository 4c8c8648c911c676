'use client'

import { islandNear } from '@/components/ui/island'

export const LiveCounters = islandNear(() => import('./live-counters'))
