/** The title sizes of a hero that editors choose from (SL-hero-05). */
export const headlineSizes = ['HeadXXL', 'HeadXL', 'HeadLarge'] as const

export type HeadlineSize = (typeof headlineSizes)[number]

export const headlineClass: Record<HeadlineSize, string> = {
  HeadXXL: 'text-head-xxl',
  HeadXL: 'text-head-xl',
  HeadLarge: 'text-head-large',
}
