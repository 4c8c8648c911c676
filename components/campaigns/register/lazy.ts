'use client'

import { registerMarker } from '@/lib/domains/campaigns/marker-storage'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../../ui/island'

/** The registration button of a player; visitors keep the server's and download nothing of it. */
export const PlayerRegister = islandNear(
  () => import('./player-register'),
  maybeSignedIn,
  ({ markerKey }) => registerMarker(markerKey).find() !== undefined, // runs without a scroll or a click [CP-036]
)

/** Remembers a visitor's wish to register while the visitor signs in. */
export const VisitorRegister = behaviour(() => import('./attach-visitor-register'))
