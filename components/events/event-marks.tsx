import { getTranslations } from 'next-intl/server'
import type { EventMark } from '@/lib/domains/events/marks'

/** Badges that say whom an event is for, if it isn't for everybody [PB-069]. */
export async function EventMarks({ marks }: { marks: readonly EventMark[] }) {
  const t = await getTranslations('events.marks')
  return marks.map((mark) => (
    <span key={mark} data-mark={mark} className="event-mark">
      {t(mark)}
    </span>
  ))
}
