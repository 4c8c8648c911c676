import { useNow } from '@/components/ui/use-now'
import { useBrowserZone } from '@/components/ui/use-visitor-zone'
import { wallClockAt, type SeriesStage, type WallClock } from '@/lib/domains/events/stages/stage'

/** The time by the visitor's clock, updated when one of the stages begins or ends by it. */
export function useWallClock(stages: readonly SeriesStage[]): WallClock {
  const zone = useBrowserZone()
  const times = stages.flatMap(({ starts, ends }) => [starts, ends]).filter((time) => time !== undefined)
  // Times without a zone are in the browser's own zone; a second later they are over.
  const now = useNow(times.map((time) => new Date(Date.parse(time) + 1000)))
  return wallClockAt(now, zone)
}
