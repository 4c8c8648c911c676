'use client'

import { pairingMarker } from '@/lib/domains/pairing/marker-storage'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../ui/island'

/** The pairing of a player; visitors keep the server's button and download nothing of it. */
export const PlayerPairing = islandNear(
  () => import('./player-pairing'),
  maybeSignedIn,
  () => pairingMarker.find() !== undefined, // who comes back finds the dialog open [PA-012]
)

/** What a visitor's button does. */
export const VisitorPairing = behaviour(() => import('./attach-visitor-pairing'))
