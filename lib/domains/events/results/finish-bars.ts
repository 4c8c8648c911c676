import type { RaceResult } from './race-result'
import type { Category } from '../schema'

export type FinishBar = { category: Category; seconds: number; length: number }

/**
 * The winning times as bars whose lengths are in the ratio of the times, the slowest as long as there is room. A group whose
 * winner's time is not known has none.
 */
export function bars(results: readonly RaceResult[], room: number): FinishBar[] {
  const timed = results.flatMap(({ category, winningSeconds: seconds }) =>
    seconds !== undefined && seconds > 0 ? [{ category, seconds }] : [],
  )
  const slowest = Math.max(...timed.map(({ seconds }) => seconds))
  return timed.map(({ category, seconds }) => ({ category, seconds, length: Math.round((seconds / slowest) * room) }))
}
