'use client'

import { behaviour } from '../ui/island'

/** Reports clicks on the calls to action within its parent element (`data-cta`). */
export const CtaReports = behaviour(() => import('./attach-cta-reports'))
