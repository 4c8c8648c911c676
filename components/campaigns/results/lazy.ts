'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { islandNear } from '../../ui/island'

/** Replaces its children once a player has achieved something; visitors download nothing of it. */
export const WhenAchieved = islandNear(() => import('./when-achieved'), maybeSignedIn)
