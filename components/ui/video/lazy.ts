'use client'

import { behaviour } from '../island'
import type { PlayerOptions } from './play'

export const BackgroundVideoBehaviour = behaviour(() => import('./attach-background-video'))

export const VideoDialogBehaviour = behaviour<PlayerOptions>(() => import('./attach-video-dialog'))

export const VideoFacadeBehaviour = behaviour<PlayerOptions>(() => import('./attach-video-facade'))
