'use client'

import { behaviour } from '../island'

export const FrameBehaviour = behaviour(() => import('./attach-frame'))
