import type { RaceResult } from './race-result'
import type { Category } from '../schema'

export type FinishBar = { category: Category; seconds: number; length: number }

/**
 * The winning times as bars with lengths in proportion to the times, the slowest being `maxLength` long. Groups without
 * a known winning time are left out.
 */
export function winningTimeBars(results: readonly RaceResult[], maxLength: number): FinishBar[] {
  const timed = results.flatMap(({ category, winningSeconds: seconds }) =>
    seconds !== undefined && seconds > 0 ? [{ category, seconds }] : [],
  )
  const slowest = Math.max(...timed.map(({ seconds }) => seconds))
  return timed.map(({ category, seconds }) => ({
    category,
    seconds,
    length: Math.round((seconds / slowest) * maxLength),
  }))
}
