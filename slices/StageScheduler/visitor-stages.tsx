import { StagesView, type StagesProps } from '@/components/events/scheduler/stage-view'
import { useWallClock } from '@/components/events/scheduler/use-wall-clock'

export default function VisitorStages(props: StagesProps) {
  return <StagesView {...props} now={useWallClock(props.stages)} />
}
