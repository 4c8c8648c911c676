'use client'

import { island } from '../ui/island'

/** The shop's grid: rendered on the server, filtered and extended in the browser. */
export const Marketplace = island(() => import('./marketplace'))
