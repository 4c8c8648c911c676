import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/server/env'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // What shows a page that is shared fetches its picture, too.
      allow: ['/', '/api/pictures/'],
      disallow: ['/api/', '/gallery', '/slice-simulator', '/login', '/join', '/settings/'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
