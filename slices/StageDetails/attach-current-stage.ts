import { atNext } from '@/components/ui/at-next'
import { browserNow } from '@/lib/core/browser-clock'
import { courseBoundaries, currentStage, type CourseStage } from '@/lib/domains/campaigns/course-stages'

export type CurrentStageOptions = { stages: CourseStage[] }

/**
 * Marks the row of the current stage, and moves the mark when that stage is over [SL-stage_details-03,
 * SL-stage_details-04].
 */
export default function attachCurrentStage(root: HTMLElement, { stages }: CurrentStageOptions): () => void {
  const rows = [...root.querySelectorAll('ol > li')]
  const boundaries = courseBoundaries(stages)
  let stopWaiting = () => {}
  const look = () => {
    stopWaiting()
    const now = browserNow()
    const current = currentStage(stages, now)
    for (const [index, row] of rows.entries()) {
      const isCurrent = current?.number === index + 1 && current.when !== 'over'
      row.toggleAttribute('data-current', isCurrent)
      row.toggleAttribute('aria-current', isCurrent)
      if (!isCurrent) continue
      row.setAttribute('data-current', current.when)
      row.setAttribute('aria-current', 'step')
    }
    stopWaiting = atNext(boundaries, now, look)
  }
  look()
  return () => stopWaiting()
}
