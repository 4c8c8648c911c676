/** Pictures in which somebody runs; those not named here show riders, or nobody. */
const runnersIn = new Set([
  'city-park-run',
  'forest-trail',
  'lighthouse',
  'living-room-run',
  'running-track',
  'savanna-sunrise',
  'suspension-bridge',
])

/** Pictures of places in which nobody does sport. */
const nobodyIn = new Set(['rain-street', 'stadium'])

/** Whether a picture shows nobody of the other sport. */
export function fitsSport(scene: string, sport: 'CYCLING' | 'RUNNING'): boolean {
  return nobodyIn.has(scene) || runnersIn.has(scene) === (sport === 'RUNNING')
}
