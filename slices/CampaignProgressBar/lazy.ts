'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** The player's progress; visitors don't download it. */
export const PlayerBar = islandNear(() => import('./player-bar'), maybeSignedIn)
