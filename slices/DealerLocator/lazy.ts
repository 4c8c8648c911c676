'use client'

import { behaviour, island } from '@/components/ui/island'
import { startsAtPaint } from '@/components/ui/starts-at-paint'
import { agreedPattern } from '@/lib/core/starts-unless'
import type { DealerLocatorOptions } from './attach-dealer-locator'

/** Where it isn't loaded yet, the page that is left stays until it is. */
export const OwnDocument = island(() => import('./own-document'))

export const DealerLocatorBehaviour = startsAtPaint(
  behaviour<DealerLocatorOptions>(() => import('./attach-dealer-locator')),
  // Who has not agreed reads the question, which the server has drawn.
  () => ({ cookies: agreedPattern('outside') }),
)
