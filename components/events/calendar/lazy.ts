'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { island, islandNear } from '../../ui/island'

/** The calendar: drawn on the server, turned and filtered in the browser. */
export const CalendarIsland = island(() => import('./calendar'))

/** What a row says to the player who is signed in; all rows at once, so that their events are asked for together. */
export const PlayerRow = islandNear(
  () => import('./player-row'),
  maybeSignedIn,
  () => true,
)
