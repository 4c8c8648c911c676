'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { behaviour } from '../ui/island'

/** Fills in the player's name; visitors don't download it. */
export const PlayerFacts = behaviour(() => import('./attach-player-facts'), maybeSignedIn)
