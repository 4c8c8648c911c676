'use client'

import { island } from '../ui/island'

/** The shop's grid: drawn by the server, filtered and continued in the browser. */
export const Marketplace = island(() => import('./marketplace'))
