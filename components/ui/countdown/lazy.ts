'use client'

import { behaviour } from '../island'
import type { CountdownOptions } from './attach-countdown'
import { retrying } from '@/lib/core/retrying'

export const CountdownBehaviour = behaviour<CountdownOptions>(retrying(() => import('./attach-countdown')))
