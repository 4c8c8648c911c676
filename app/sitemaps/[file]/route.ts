import { isLocale, locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { sitemapOf } from '@/lib/content/pages/sitemap'
import type { SitemapEntry } from '@/lib/content/pages/sitemap'
import { NotFoundError } from '@/lib/core/errors'
import { newsIndexPath, newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { element, xmlResponse } from '@/lib/core/xml'
import type { Xml } from '@/lib/core/xml'
import { listArticles } from '@/lib/domains/articles/server'

const NEWS_LIMIT = 100

/** `{language}.xml` and `news.xml`, as the index names them. */
export const GET = withProblems(async (_request, { params }: RouteContext<'/sitemaps/[file]'>) => {
  const { file } = await params
  const name = /^([a-z]+)\.xml$/.exec(file)?.[1] ?? ''
  if (name !== 'news' && !isLocale(name)) throw new NotFoundError(`sitemap ${file}`)
  const entries = name === 'news' ? await newsEntries() : (await sitemapOf(name)).map(pageEntry)
  const response = xmlResponse(
    element('urlset', entries, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )
  response.headers.set('cache-control', 'public, max-age=600')
  return response
})

type Alternate = SitemapEntry['alternates'][number]

function pageEntry({ address, modified, alternates }: SitemapEntry): Xml {
  const lastModified = modified === undefined ? [] : [element('lastmod', modified)]
  return element('url', [element('loc', address), ...lastModified, ...alternates.map(languageLink)])
}

/** The news are on the site in every language. */
async function newsEntries(): Promise<Xml[]> {
  const articles = await listArticles({ limit: NEWS_LIMIT })
  return [newsIndexPath, ...articles.map(newsPath)].map((path) => {
    const alternates = locales.map((locale) => ({ locale, address: `${env.SITE_URL}${localizedPath(path, locale)}` }))
    return element('url', [element('loc', `${env.SITE_URL}${path}`), ...alternates.map(languageLink)])
  })
}

function languageLink({ locale, address }: Alternate): Xml {
  return element('xhtml:link', '', { rel: 'alternate', hreflang: locale, href: address })
}
