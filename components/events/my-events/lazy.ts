'use client'

import { ofThisTab } from '@/lib/core/browser-storage'
import { FEED_KEY } from '@/lib/domains/events/calendar/feed-key'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { maybeWished } from '@/lib/domains/session/maybe-wished'
import { islandNear } from '../../ui/island'

/** The events that the player has joined; visitors keep its children and download nothing of it. */
export const MyEvents = islandNear(() => import('./my-events'), maybeSignedIn)

/** Creates, replaces and revokes the address of the player's calendar. */
export const CalendarFeed = islandNear(
  () => import('./calendar-feed'),
  maybeSignedIn,
  () => maybeWished(ofThisTab, FEED_KEY), // goes on without a scroll
)

/** The player's current and next event, at the top of their page. */
export const NextStart = islandNear(
  () => import('./next-start'),
  maybeSignedIn,
  () => true,
)
