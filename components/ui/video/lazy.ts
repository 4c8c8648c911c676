'use client'

import { behaviour } from '../island'
import type { PlayerOptions } from './attach-video-dialog'

export const BackgroundVideoBehaviour = behaviour(() => import('./attach-background-video'))

export const VideoDialogBehaviour = behaviour<PlayerOptions>(() => import('./attach-video-dialog'))
