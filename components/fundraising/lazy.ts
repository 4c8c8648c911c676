'use client'

import { ofThisTab } from '@/lib/core/browser-storage'
import { OPT_IN_KEY } from '@/lib/domains/fundraising/opt-in-key'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { maybeWished } from '@/lib/domains/session/maybe-wished'
import { behaviour, islandNear } from '../ui/island'

/** What is a player's own in the banner, or somebody's whose link was followed; other visitors keep the server's. */
export const Fundraiser = islandNear(
  () => import('./fundraiser'),
  () => maybeSignedIn() || location.search.includes('fundraiser_id'),
  () => maybeWished(ofThisTab, OPT_IN_KEY), // goes on without a scroll or a click [FR-021]
)

/** What a visitor's buttons do besides leading to sign-in. */
export const VisitorOptIn = behaviour(() => import('./attach-visitor-opt-in'))
