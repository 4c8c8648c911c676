'use client'

import { behaviour } from '../island'
import type { LocalTimeOptions } from './attach-local-time'

export const LocalTimeBehaviour = behaviour<LocalTimeOptions>(() => import('./attach-local-time'))
