'use client'

import { hasOptIn } from '@/lib/domains/fundraising/opt-in-storage'
import { sharedBy } from '@/lib/domains/fundraising/shared-by'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../ui/island'

/** What is a player's own in the banner, or somebody's whose link was followed; other visitors keep the server's. */
export const Fundraiser = islandNear(
  () => import('./fundraiser'),
  () => maybeSignedIn() || sharedBy(location.href) !== undefined,
  ({ eventId }) => hasOptIn(eventId), // goes on without a scroll or a click [FR-021]
)

/** What a visitor's buttons do besides leading to sign-in. */
export const VisitorOptIn = behaviour(() => import('./attach-visitor-opt-in'))
