/**
 * Attributes of an element whose only text says how near an instant is, if it is near: "in 12 min." for an hour before a
 * start, "today" and "tomorrow" for a day. Hidden otherwise. The head script writes it by the visitor's clock and in the
 * visitor's zone (`lib/delivery/visitor-texts.ts`); hydration leaves it as it is.
 */
const nearness = (unit: 'minute' | 'day', instant: string) => ({
  'data-near': `${unit} ${instant}`,
  hidden: true,
  suppressHydrationWarning: true,
})

/** @param instant ISO 8601 */
export const untilStart = (instant: string) => nearness('minute', instant)

/** @param instant ISO 8601, any of the day */
export const nearDay = (instant: string) => nearness('day', instant)
