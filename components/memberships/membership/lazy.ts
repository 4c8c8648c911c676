'use client'

import { island } from '../../ui/island'

export const MembershipPanel = island(() => import('./membership-panel'))
