'use client'

import { behaviour } from '../island'
import type { VideoOptions } from './play'

export const BackgroundVideoBehaviour = behaviour(() => import('./attach-background-video'))

export const VideoDialogBehaviour = behaviour<VideoOptions>(() => import('./attach-video-dialog'))

export const VideoFacadeBehaviour = behaviour<VideoOptions>(() => import('./attach-video-facade'))
