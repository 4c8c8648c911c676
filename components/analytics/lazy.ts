'use client'

import { island } from '../ui/island'

/** What the visitor allows, on the account page. */
export const PrivacyState = island(() => import('./privacy-state'))
