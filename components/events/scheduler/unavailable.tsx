import type { SchedulerTexts } from './scheduler-texts'

/** Covers the scheduler if there is nothing to choose [EV-028]. */
export function Unavailable({ texts }: { texts: Pick<SchedulerTexts, 'unavailableTitle' | 'unavailable'> }) {
  return (
    <div className="scheduler-overlay">
      <p className="font-display text-head-sm font-extrabold first-letter:uppercase">{texts.unavailableTitle}</p>
      <p>{texts.unavailable}</p>
    </div>
  )
}
