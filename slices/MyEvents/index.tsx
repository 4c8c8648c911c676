import { number, rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { MyEventsSlice } from '@/prismicio-types'
import { readButton } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { MyEventsView } from './my-events'

const DEFAULT_MAX_ROWS = 50

/** The events that the player has joined; visitors are asked to sign in (SL-my_events-01 to -16). */
export function MyEvents({ slice: { primary }, context }: SectionProps<MyEventsSlice>) {
  const subcopy = rich(primary.subcopy)
  return (
    <MyEventsView
      title={text(primary.title) ?? missing.title}
      subcopy={subcopy && <RichText field={subcopy} context={context} topHeading={3} />}
      button={readButton({ label: primary.buttonLabel, url: primary.buttonUrl, color: primary.buttonColor }, context)}
      maxRows={readMaxRows(primary.maxRows)}
      locale={context.locale}
    />
  )
}

/** Reads the maximum number of rows; a limit below one row is ignored. */
function readMaxRows(field: unknown): number {
  const rows = Math.floor(number(field) ?? DEFAULT_MAX_ROWS)
  return rows >= 1 ? rows : DEFAULT_MAX_ROWS
}
