import { locales } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { element, xmlResponse } from '@/lib/core/xml'

export const dynamic = 'force-static'

/** The sitemap index: a sitemap for each language, and one for the news. */
export function GET() {
  const files = [...locales, ...(isOff('articles') ? [] : ['news'])]
  const sitemaps = files.map((file) => element('sitemap', [element('loc', `${env.SITE_URL}/sitemaps/${file}.xml`)]))
  const answer = xmlResponse(
    element('sitemapindex', sitemaps, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  )
  answer.headers.set('cache-control', 'public, max-age=600')
  return answer
}
