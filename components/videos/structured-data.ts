import type { VideoObjectLeaf } from 'schema-dts'
import { organizationOf, type Site } from '@/lib/core/structured-data'
import type { VideoSource } from '@/lib/core/video/video-source'

type VideoFacts = {
  title: string
  description: string
  thumbnailUrl: string
  publishedAt: Date | undefined
  source: VideoSource | undefined
  /** Absolute address of the page. */
  url: string
  site: Site
}

/** A video for search engines. No field of it says how long it lasts, so nothing is said of that (docs/decisions/058). */
export function videoStructuredData({ title, description, thumbnailUrl, ...facts }: VideoFacts): VideoObjectLeaf {
  const { publishedAt, source, url, site } = facts
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: title,
    description,
    thumbnailUrl,
    uploadDate: publishedAt?.toISOString(),
    ...(source && { [source.kind === 'embed' ? 'embedUrl' : 'contentUrl']: source.address }),
    mainEntityOfPage: url,
    publisher: organizationOf(site),
  }
}
