'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** The player's name and progress; visitors download neither this nor the next island. */
export const PlayerProgress = islandNear(() => import('./player-progress'), maybeSignedIn)

/** The checkbox of one item. */
export const PlayerTick = islandNear(() => import('./player-tick'), maybeSignedIn)
