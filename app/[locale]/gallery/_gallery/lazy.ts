'use client'

import { island } from '@/components/ui/island'
import { startsAtPaint } from '@/components/ui/starts-at-paint'

export const FieldStates = island(() => import('./field-states'))

export const HeardParts = island(() => import('./parts/heard-parts'))

/** Nobody gives a sign to a page that they only look at, and it would be a visitor's until then. */
export const ExamplePlayer = startsAtPaint(island(() => import('./players/example-player')))
