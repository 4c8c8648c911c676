'use client'

import { behaviour, islandNear } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { CurrentStageOptions } from './attach-current-stage'

/** Marks the current stage. */
export const CurrentStageBehaviour = behaviour<CurrentStageOptions>(() => import('./attach-current-stage'))

/** The player's progress in one stage; visitors don't download it. */
export const PlayerStage = islandNear(() => import('./player-stage'), maybeSignedIn)
