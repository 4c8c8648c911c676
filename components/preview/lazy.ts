'use client'

import { island } from '../ui/island'

/** Drawn in drafts alone; visitors don't download it. */
export const SharePreview = island(() => import('./share-preview'))
