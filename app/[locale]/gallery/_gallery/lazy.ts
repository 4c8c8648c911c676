'use client'

import { island } from '@/components/ui/island'

export const FieldStates = island(() => import('./field-states'))
