import { sitemapLimits } from '@/lib/core/limits'
import { eventPath } from '@/lib/core/paths'
import { sharedRead } from '@/lib/core/server/shared-read'
import { listEventsToCome } from '@/lib/domains/events/calendar/search-server'
import { inEveryLanguage } from './in-every-language'
import { makeSitemap, type SitemapFile } from './sitemap-file'

/** How long it is kept: as long as the pages of events. */
const CACHED_MS = 300_000

/** The sitemap of the events to come, which have no date of a change. @throws UpstreamError in an outage */
export const eventSitemap: () => Promise<SitemapFile[]> = sharedRead(
  async () => {
    const events = await listEventsToCome(sitemapLimits.events)
    return makeSitemap(
      'events',
      events.map(({ id }) => inEveryLanguage(eventPath(id))),
    )
  },
  { maxAgeMs: CACHED_MS },
)
