'use client'

import { behaviour } from '../island'

export const DialogBehaviour = behaviour(() => import('./attach-dialog'))
