'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'
import { behaviour, islandNear } from '../ui/island'

/**
 * The banner's part for players, and for visitors who followed a link to a fundraiser; other visitors keep the
 * server-rendered one.
 */
export const Fundraiser = islandNear(
  () => import('./fundraiser'),
  () => maybeSignedIn() || location.search.includes('fundraiser_id'),
  () => mayHaveIntent('fundraising'), // loaded without a scroll, and resumed without a click [FR-021]
)

/** Behaviour of a visitor's buttons, besides leading to sign-in. */
export const VisitorOptIn = behaviour(() => import('./attach-visitor-opt-in'))
