import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import type { LiveDataSlice } from '@/prismicio-types'
import { readHeading } from '@/slices/readers/read'
import { LiveDataView } from './live-data'

/** How many players and events are live right now (LV-001 to LV-006). */
export function LiveData({ slice: { primary }, context }: SectionProps<LiveDataSlice>) {
  return (
    <LiveDataView
      title={text(primary.title) ?? `Live on ${env.PRODUCT_NAME} now`}
      heading={readHeading(primary.title_as, 'h2')}
      playersLabel={text(primary.active_zwifters_label) ?? 'Active Zwifters'}
      eventsLabel={text(primary.live_events_label) ?? 'Live Events'}
      locale={context.locale}
    />
  )
}
