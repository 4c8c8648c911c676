'use client'

import { behaviour } from '@/components/ui/island'
import { startsAtPaint } from '@/components/ui/starts-at-paint'
import { agreedPattern } from '@/lib/core/starts-unless'
import type { DealerLocatorOptions } from './attach-dealer-locator'

export const DealerLocatorBehaviour = startsAtPaint(
  behaviour<DealerLocatorOptions>(() => import('./attach-dealer-locator')),
  // Who has not agreed reads the question, which the server has drawn.
  () => ({ cookies: agreedPattern('outside') }),
)
