import type { ComponentType } from 'react'
import type { SectionProps } from '@/lib/content/section'
import { ContentSlice } from './ContentSlice'
import { Faq } from './Faq'
import { HeroCarousel } from './HeroCarousel'
import { LiveData } from './LiveData'
import { Spacer } from './Spacer'
import { Text } from './Text'
import type { SliceOfType, SliceType } from './types'

/** Every section type with its door. Adding a type: docs/adding-a-slice.md. */
export const doors: Partial<{ [Type in SliceType]: ComponentType<SectionProps<SliceOfType<Type>>> }> = {
  content_slice: ContentSlice,
  faq: Faq,
  hero_carousel: HeroCarousel,
  live_data: LiveData,
  spacer: Spacer,
  text: Text,
}
