'use client'

import { behaviour } from '@/components/ui/island'

export const PaymentAlertBehaviour = behaviour(() => import('./attach-payment-alert'))
