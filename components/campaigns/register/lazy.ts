'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'
import { behaviour, islandNear } from '../../ui/island'

/** The registration button for players; visitors keep the server-rendered one and download nothing of it. */
export const PlayerRegister = islandNear(
  () => import('./player-register'),
  maybeSignedIn,
  ({ intent }) => mayHaveIntent(intent), // loaded without a scroll, and run without a click [CP-036]
)

/** Keeps a visitor's intent to register while the visitor signs in. */
export const VisitorRegister = behaviour(() => import('./attach-visitor-register'))
