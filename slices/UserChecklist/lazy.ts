'use client'

import { behaviour } from '@/components/ui/island'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import type { ChecklistOptions } from './attach-checklist'

/** Lets a player tick things off; visitors don't download it. */
export const ChecklistBehaviour = behaviour<ChecklistOptions>(() => import('./attach-checklist'), maybeSignedIn)
