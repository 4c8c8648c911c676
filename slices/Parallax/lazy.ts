'use client'

import { behaviour } from '@/components/ui/island'

/** Visitors who prefer reduced motion download none of it. */
export const ParallaxBehaviour = behaviour<object>(
  () => import('./attach-parallax'),
  () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
)
