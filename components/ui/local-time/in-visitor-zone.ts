import type { TimeFormat } from '@/lib/core/time-text'

/**
 * Attributes of an element whose only text is an instant: the head script writes it in the visitor's zone, before the
 * first paint and without any other script (`lib/delivery/visitor-texts.ts`). Hydration leaves that text as it is.
 *
 * @param instant ISO 8601
 */
export const inVisitorZone = (format: TimeFormat, instant: string) => ({
  'data-local-time': `${format} ${instant}`,
  suppressHydrationWarning: true,
})

/**
 * Attributes of an element whose only text is a zone's name, and of an option that stands for a zone: the head script
 * makes it the visitor's.
 *
 * @param at instant whose offset from UTC counts
 */
export const visitorZoneName = (at: Date) => ({
  // The day alone: a page that is made again is the same.
  'data-own-zone': at.toISOString().slice(0, 10),
  suppressHydrationWarning: true,
})
