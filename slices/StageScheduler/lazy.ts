'use client'

import { islandNear } from '@/components/ui/island'
import { startsAtPaint } from '@/components/ui/starts-at-paint'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { mayHaveIntent } from '@/lib/domains/session/intents/place'

/** The stages, by the visitor's own clock. */
export const VisitorStages = startsAtPaint(
  islandNear(
    () => import('./visitor-stages'),
    () => !maybeSignedIn(),
  ),
  ({ stages, now: at }) => ({
    times: { at, changes: stages.flatMap(({ starts, ends }) => [starts, ends]).filter((time) => time !== undefined) },
  }),
)

/** The stages with the player's completions. */
export const PlayerStages = islandNear(
  () => import('./player-stages'),
  maybeSignedIn,
  () => true,
)

/** The player's scheduler; visitors keep the prompt to sign in, and don't download it. */
export const PlayerStart = islandNear(
  () => import('./player-start'),
  maybeSignedIn,
  () => mayHaveIntent('scheduled_sign_up'), // loaded even if the visitor does not scroll to it
)
