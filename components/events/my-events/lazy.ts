'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { islandNear } from '../../ui/island'

/** The events that the player has joined; visitors keep its children and download nothing of it. */
export const MyEvents = islandNear(() => import('./my-events'), maybeSignedIn)

/** Makes, replaces and takes away the address of the player's calendar. */
export const CalendarFeed = islandNear(() => import('./calendar-feed'), maybeSignedIn)

/** What the player's day turns around, at the top of their page. */
export const NextStart = islandNear(
  () => import('./next-start'),
  maybeSignedIn,
  () => true,
)
