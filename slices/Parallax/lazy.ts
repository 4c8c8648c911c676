'use client'

import { behaviour } from '@/components/ui/island'

/** Visitors who prefer reduced motion don't download this. */
export const ParallaxBehaviour = behaviour<object>(
  () => import('./attach-parallax'),
  () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
)
