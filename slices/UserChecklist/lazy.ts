'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** Whose list it is and how far it has come; visitors download nothing of it, nor of the next. */
export const PlayerProgress = islandNear(() => import('./player-progress'), maybeSignedIn)

/** The box of one thing to do. */
export const PlayerTick = islandNear(() => import('./player-tick'), maybeSignedIn)
