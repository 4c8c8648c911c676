'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** The title with the player's name; visitors download neither this nor the next island. */
export const PlayerGreeting = islandNear(() => import('./player-greeting'), maybeSignedIn)

/** The player's numbers. */
export const PlayerFitness = islandNear(() => import('./player-fitness'), maybeSignedIn)
