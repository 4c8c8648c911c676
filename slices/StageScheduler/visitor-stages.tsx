import { StagesView, type StagesProps } from '@/components/events/scheduler/stage-view'
import { useWallClock } from '@/components/events/scheduler/use-wall-clock'
import type { WallClock } from '@/lib/domains/events/stages/stage'

/** @param props with the wall-clock time by which the server drew them */
export default function VisitorStages(props: StagesProps & { now: WallClock }) {
  return <StagesView {...props} now={useWallClock(props.stages)} />
}
