import type { ComponentType } from 'react'
import type { SectionProps } from '@/lib/content/section'
import type { SliceOfType, SliceType } from './types'
import { Text } from './Text'

/** Every section type with its door. Adding a type: docs/adding-a-slice.md. */
export const doors: Partial<{ [Type in SliceType]: ComponentType<SectionProps<SliceOfType<Type>>> }> = {
  text: Text,
}
