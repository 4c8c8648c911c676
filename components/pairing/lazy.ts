'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'
import { behaviour, islandNear } from '../ui/island'

/** The pairing button for players; visitors keep the server-rendered one and download nothing of it. */
export const PlayerPairing = islandNear(
  () => import('./player-pairing'),
  maybeSignedIn,
  () => mayHaveIntent('pairing'), // who comes back finds the dialog open [PA-012]
)

/** Behaviour of a visitor's pairing button. */
export const VisitorPairing = behaviour(() => import('./attach-visitor-pairing'))
