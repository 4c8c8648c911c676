'use client'

import { behaviour } from '@/components/ui/island'
import type { DealerLocatorOptions } from './attach-dealer-locator'

export const DealerLocatorBehaviour = behaviour<DealerLocatorOptions>(() => import('./attach-dealer-locator'))
