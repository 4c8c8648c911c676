import { log } from '@/lib/core/server/log'
import { stagesAround, stageStatus, type WallClock } from '@/lib/domains/events/stages/stage'
import type { SectionStage } from './read-stage'

type Series = {
  /** Whether all stages of a series are shown side by side. */
  isOnDemand: boolean
  /** Whether editors wrote the text for a stage that is over. */
  hasMakeUpMessage: boolean
  now: WallClock
}

/** Logs what is missing in a series, and which of its stages are in the wrong place [EV-131]. */
export function warnOfStages(stages: readonly SectionStage[], { isOnDemand, hasMakeUpMessage, now }: Series): void {
  for (const { uid, starts, ends } of stages) {
    if (starts === undefined || ends === undefined) log.warn({ stage: uid }, 'stage has no dates')
    if (!hasMakeUpMessage) log.warn({ stage: uid }, 'stage has no make-up message')
  }
  if (isOnDemand) return
  for (const stage of stagesAround(stages, now).inactive) {
    if (stageStatus(stage, { now }) !== 'in_progress') continue
    log.warn({ stage: stage.uid }, 'stage is active where it should be inactive')
  }
}
