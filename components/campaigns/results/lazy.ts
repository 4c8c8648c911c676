'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { islandNear } from '../../ui/island'

/** What stands in place of its children once a player has achieved something; visitors download nothing of it. */
export const WhenAchieved = islandNear(() => import('./when-achieved'), maybeSignedIn)
