'use client'

import { behaviour } from '@/components/ui/island'

export const TabBarBehaviour = behaviour(() => import('./attach-tab-bar'))
