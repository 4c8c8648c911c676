'use client'

import { behaviour } from '../island'
import type { CarouselOptions } from './attach-carousel'

export const CarouselBehaviour = behaviour<CarouselOptions>(() => import('./attach-carousel'))
