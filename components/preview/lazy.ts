'use client'

import { island } from '../ui/island'

/** Rendered only in drafts; visitors don't download it. */
export const SharePreview = island(() => import('./share-preview'))
