const DAY_MS = 24 * 60 * 60 * 1000

/** Percentage of the target raised; may be more than 100 [FR-051]. */
export function progressPercent(raised: number, target: number): number {
  return target > 0 ? (raised / target) * 100 : 0
}

/** Whether there is a target, and it is reached. */
export const isReached = ({ raised, target }: { raised: number; target: number }) => target > 0 && raised >= target

/**
 * Whole days to the deadline, rounded; 0 is the last day [FR-052].
 * @param deadline ISO 8601
 * @returns undefined if it is over or unknown
 */
export function daysRemaining(deadline: string | undefined, now: Date): number | undefined {
  const days = Math.round((Date.parse(deadline ?? '') - now.getTime()) / DAY_MS)
  return days >= 0 ? Math.abs(days) : undefined // −0 after rounding would show as "-0"
}
