'use client'

import { behaviour, island } from '../../ui/island'
import type { SharePictureOptions } from './attach-share-picture'

/** Rows under the months of their starts. */
export const ByMonth = island(() => import('./by-month'))

/** Shares a picture by the device's dialog, where the link alone saves it. */
export const SharePictureBehaviour = behaviour<SharePictureOptions>(() => import('./attach-share-picture'))
