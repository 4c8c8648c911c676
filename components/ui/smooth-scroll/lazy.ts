'use client'

import { behaviour } from '../island'

export const DownArrowBehaviour = behaviour(() => import('./attach-down-arrow'))
