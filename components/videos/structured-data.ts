import type { VideoSource } from '@/lib/core/video/video-source'

type VideoFacts = {
  title: string
  description: string
  thumbnailUrl: string
  publishedAt: Date | undefined
  source: VideoSource | undefined
  /** Absolute address of the page. */
  url: string
  publisher: string
}

/** A video's structured data for search engines (schema.org, `VideoObject`). */
export function videoStructuredData({ title, description, thumbnailUrl, ...facts }: VideoFacts): object {
  const { publishedAt, source, url, publisher } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl,
    uploadDate: publishedAt?.toISOString(),
    ...(source && { [source.kind === 'embed' ? 'embedUrl' : 'contentUrl']: source.address }),
    url,
    publisher: { '@type': 'Organization', name: publisher },
  }
}
