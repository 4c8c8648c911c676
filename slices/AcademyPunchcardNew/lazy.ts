'use client'

import { behaviour } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { PunchcardOptions } from './attach-punchcard'

/** Writes a player's results onto the card; visitors don't download it. */
export const PunchcardBehaviour = behaviour<PunchcardOptions>(() => import('./attach-punchcard'), maybeSignedIn)
