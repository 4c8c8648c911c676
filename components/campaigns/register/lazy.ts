'use client'

import { lasting } from '@/lib/core/browser-storage'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { maybeWished } from '@/lib/domains/session/maybe-wished'
import { behaviour, islandNear } from '../../ui/island'

/** The registration button for players; visitors keep the server-rendered one and download nothing of it. */
export const PlayerRegister = islandNear(
  () => import('./player-register'),
  maybeSignedIn,
  ({ markerKey }) => maybeWished(lasting, markerKey), // runs without a scroll or a click [CP-036]
)

/** Remembers a visitor's wish to register while the visitor signs in. */
export const VisitorRegister = behaviour(() => import('./attach-visitor-register'))
