'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { islandNear } from '../../ui/island'

/** The signed-in player's placing. */
export const MyResult = islandNear(() => import('./my-result'), maybeSignedIn)
