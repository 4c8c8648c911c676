'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** The player's progress; visitors download nothing of it. */
export const PlayerBar = islandNear(() => import('./player-bar'), maybeSignedIn)
