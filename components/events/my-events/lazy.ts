'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'
import { islandNear } from '../../ui/island'

/** The events that the player has joined; visitors keep its children and download nothing of it. */
export const MyEvents = islandNear(() => import('./my-events'), maybeSignedIn)

/** Creates, replaces and revokes the address of the player's calendar. */
export const CalendarFeed = islandNear(
  () => import('./calendar-feed'),
  maybeSignedIn,
  () => mayHaveIntent('calendar_feed'), // loaded even if the player does not scroll to it
)

/**
 * The player's current and next event, at the top of their page. It comes in the file of the list below it, since two files
 * would each bring what both use.
 */
export const NextStart = islandNear(
  () => import('./my-events').then(({ NextStartIsland }) => ({ default: NextStartIsland })),
  maybeSignedIn,
  () => true,
)
