'use client'

import { islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'

/** Whether the player takes part; visitors don't download it. */
export const JoinedMark = islandNear(() => import('./joined-mark'), maybeSignedIn)

/** A player's own campaigns, with their progress; visitors don't download it. */
export const OwnCampaigns = islandNear(() => import('./own-campaigns'), maybeSignedIn)
