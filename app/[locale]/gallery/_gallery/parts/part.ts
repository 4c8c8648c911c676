import type { ReactNode } from 'react'
import type { ColourName } from '@/lib/core/colours'
import type { Words } from './words'

/** One look of a part: a variant, a size, a state or a ground. */
export type Example = {
  /** What tells it from the other examples of its part. */
  name: string
  /** The colour behind it; the page's own unless said. */
  ground?: ColourName
  /** Whether it is drawn as if it had the focus. */
  isFocused?: boolean
  draw: (words: Words) => ReactNode
}

/** A part of `components/ui` that pages are built of. */
export type Part = {
  name: string
  /** Its file below `components/ui`. */
  file: string
  /** When to use it, in a sentence. */
  use: string
  /** Whether each example takes the whole width of the page, like a section. */
  isWide?: boolean
  /** Empty where another page of the gallery shows it. */
  examples: readonly Example[]
  /** Address of the page of the gallery that shows it instead. */
  page?: string
}

export type PartGroup = { title: string; parts: readonly Part[] }

/** What leads to a group or a part in an address. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
