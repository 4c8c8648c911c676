import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/server/env'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Link previews fetch the picture, too.
      allow: ['/', '/api/pictures/'],
      disallow: ['/api/', '/gallery', '/slice-simulator', '/login', '/join', '/settings/'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
