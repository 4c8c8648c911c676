/** The title sizes of a hero that editors choose from (SL-hero-05). */
export const heroTitleSizes = ['HeadXXL', 'HeadXL', 'HeadLarge'] as const

export type HeadlineSize = (typeof heroTitleSizes)[number]

export const headlineClass: Record<HeadlineSize, string> = {
  HeadXXL: 'text-head-xxl',
  HeadXL: 'text-head-xl',
  HeadLarge: 'text-head-large',
}
