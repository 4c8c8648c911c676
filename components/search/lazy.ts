'use client'

import { islandNear } from '../ui/island'

/** Its script is loaded when the dialog around it is opened: a closed dialog is never near. */
export const ResultsWhileTyping = islandNear(() => import('./results-while-typing'))
