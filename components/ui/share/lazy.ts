'use client'

import { behaviour } from '../island'
import type { ShareOptions } from './attach-share'

export const ShareBehaviour = behaviour<ShareOptions>(() => import('./attach-share'))
