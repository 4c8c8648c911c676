import type { EventSeriesLeaf } from 'schema-dts'
import { organizationOf, type Site } from '@/lib/core/structured-data'

type Series = {
  name: string
  description: string | undefined
  /** The campaign's page, absolute. */
  url: string
  /** The stages whose times the page shows, ISO 8601 in UTC. */
  stages: readonly { name: string; startsAt: string; endsAt: string | undefined }[]
  site: Site
}

/**
 * A campaign for search engines: a series of its stages. Undefined without stages whose start the page shows, since an
 * event without a start is none to them.
 */
export function campaignStructuredData({ stages, site, ...series }: Series): EventSeriesLeaf | undefined {
  const starts = stages.map(({ startsAt }) => startsAt).toSorted()
  const ends = stages.flatMap(({ endsAt }) => endsAt ?? []).toSorted()
  if (starts.length === 0) return undefined
  const { name, description, url } = series
  const ofEach = {
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
  } as const
  return {
    '@type': 'EventSeries',
    '@id': `${url}#series`,
    ...ofEach,
    name,
    description,
    startDate: starts[0],
    endDate: ends.length === stages.length ? ends.at(-1) : undefined,
    organizer: organizationOf(site),
    subEvent: stages.map((stage) => ({
      '@type': 'SportsEvent',
      ...ofEach,
      name: stage.name,
      startDate: stage.startsAt,
      endDate: stage.endsAt,
    })),
  }
}
