'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { island, islandNear } from '../../ui/island'
import { startsAtPaint } from '../../ui/starts-at-paint'

/** The calendar: rendered on the server, paged and filtered in the browser. */
export const CalendarIsland = startsAtPaint(
  island(() => import('./calendar')),
  ({ page }) => ({ day: page?.date }),
)

/** The choice of a time zone on a page that is no calendar. */
export const ZoneSetting = island(() => import('./zone-setting'))

/**
 * A note in a row for the signed-in player. All rows are loaded at once, so that their events are requested together.
 */
export const PlayerRow = islandNear(
  () => import('./player-row'),
  maybeSignedIn,
  () => true,
)
