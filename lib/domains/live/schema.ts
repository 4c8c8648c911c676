/** Numbers of players and events currently active (LV-008). */
export type LiveCounts = { livePlayersCount: number; liveEventsCount: number }

/** A plain guard: a schema would be three quarters of the script that every visitor of the home page loads. */
export function isLiveCounts(value: unknown): value is LiveCounts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'livePlayersCount' in value &&
    Number.isFinite(value.livePlayersCount) &&
    'liveEventsCount' in value &&
    Number.isFinite(value.liveEventsCount)
  )
}
