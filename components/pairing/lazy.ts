'use client'

import { ofThisTab } from '@/lib/core/browser-storage'
import { MARKER_KEY } from '@/lib/domains/pairing/marker-key'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { maybeWished } from '@/lib/domains/session/maybe-wished'
import { behaviour, islandNear } from '../ui/island'

/** The pairing button for players; visitors keep the server-rendered one and download nothing of it. */
export const PlayerPairing = islandNear(
  () => import('./player-pairing'),
  maybeSignedIn,
  () => maybeWished(ofThisTab, MARKER_KEY), // who comes back finds the dialog open [PA-012]
)

/** Behaviour of a visitor's pairing button. */
export const VisitorPairing = behaviour(() => import('./attach-visitor-pairing'))
