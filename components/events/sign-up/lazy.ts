'use client'

import { hasIntent } from '@/lib/domains/events/sign-up/intent-storage'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour, islandNear } from '../../ui/island'

/** The sign-up control of a player; visitors keep the server's and download nothing of it. */
export const PlayerSignUp = islandNear(
  () => import('./player-sign-up'),
  maybeSignedIn,
  ({ eventId }) => hasIntent(eventId), // sent without a scroll or a click [EV-040]
)

/** What a player's controls of one event have to say together; it stands above them. */
export const SharedNotices = islandNear(() => import('./shared-notices'), maybeSignedIn)

/** What a visitor's sign-up controls do besides leading to sign-in. */
export const VisitorSignUp = behaviour(() => import('./attach-visitor-sign-up'))
