'use client'

import { behaviour } from '@/components/ui/island'

/** Who asked for less motion downloads none of it. */
export const ParallaxBehaviour = behaviour<object>(
  () => import('./attach-parallax'),
  () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
)
