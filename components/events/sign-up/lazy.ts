'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { findIntent } from '@/lib/domains/session/intents/storage'
import { behaviour, islandNear } from '../../ui/island'

/** The sign-up control for players; visitors keep the server-rendered one and download nothing of it. */
export const PlayerSignUp = islandNear(
  () => import('./player-sign-up'),
  maybeSignedIn,
  ({ eventId }) => String(findIntent('event_sign_up')?.details.eventId) === eventId, // loaded without a scroll, and sent without a click [EV-040]
)

/** Notices shared by a player's controls of one event, shown above them. */
export const SharedNotices = islandNear(() => import('./shared-notices'), maybeSignedIn)

/** The mark of the group that fits the player. */
export const YourGroup = islandNear(() => import('./your-group'), maybeSignedIn)

/** What a player who is in does next; loaded at once, since it stands above what may be pressed. */
export const JoinedNext = islandNear(
  () => import('./joined-next'),
  maybeSignedIn,
  () => true,
)

/** Behaviour of a visitor's sign-up controls, besides leading to sign-in. */
export const VisitorSignUp = behaviour(() => import('./attach-visitor-sign-up'))
