'use client'

import { island } from '../ui/island'

export const ProfileForm = island(() => import('./profile-form'))
