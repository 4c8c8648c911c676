'use client'

import { maybeSignedIn } from '@/lib/domains/session/hint'
import { islandNear } from '../../ui/island'

/** The place of the player who is signed in. */
export const MyResult = islandNear(() => import('./my-result'), maybeSignedIn)
