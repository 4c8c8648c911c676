const dayMs = 86_400_000

/** Midnight (UTC) of the Monday of a moment's week. */
export function startOfWeek(moment: Date): Date {
  const today = Math.floor(moment.getTime() / dayMs)
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date((today - daysSinceMonday) * dayMs)
}
