'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour } from '../ui/island'

/** Fills in the player's name; visitors don't download it. */
export const PlayerFactsBehaviour = behaviour(() => import('./attach-player-facts'), maybeSignedIn)
