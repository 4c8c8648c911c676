/**
 * Attributes of an element whose only text says how near an instant is, if it is near: "in 12 min." for an hour before a
 * start, "today" and "tomorrow" for a day, "in 3 days" until a start however far. Hidden otherwise. The head script writes it by the visitor's clock and in the
 * visitor's zone (`lib/delivery/visitor-texts.ts`); hydration leaves it as it is.
 */
const nearness = (kind: 'minute' | 'day' | 'start', instant: string) => ({
  'data-near': `${kind} ${instant}`,
  hidden: true,
  suppressHydrationWarning: true,
})

/** @param instant ISO 8601 */
export const soonBefore = (instant: string) => nearness('minute', instant)

/** @param instant ISO 8601 */
export const untilStart = (instant: string) => nearness('start', instant)

/** @param instant ISO 8601, any of the day */
export const nearDay = (instant: string) => nearness('day', instant)
