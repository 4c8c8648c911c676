'use client'

import { ofThisTab } from '@/lib/core/browser-storage'
import { MARKER_KEY } from '@/lib/domains/pairing/marker-key'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { maybeWished } from '@/lib/domains/session/maybe-wished'
import { behaviour, islandNear } from '../ui/island'

/** The pairing of a player; visitors keep the server's button and download nothing of it. */
export const PlayerPairing = islandNear(
  () => import('./player-pairing'),
  maybeSignedIn,
  () => maybeWished(ofThisTab, MARKER_KEY), // who comes back finds the dialog open [PA-012]
)

/** What a visitor's button does. */
export const VisitorPairing = behaviour(() => import('./attach-visitor-pairing'))
