import { isLocale } from '@/i18n/locales'
import { sitemapOf } from '@/lib/content/sitemap'
import type { SitemapEntry } from '@/lib/content/sitemap'
import { NotFoundError } from '@/lib/core/errors'
import { newsPath } from '@/lib/core/paths'
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

function pageEntry({ address, modified, alternates }: SitemapEntry): Xml {
  const links = alternates.map((alternate) =>
    element('xhtml:link', '', { rel: 'alternate', hreflang: alternate.locale, href: alternate.address }),
  )
  return element('url', [element('loc', address), element('lastmod', modified), ...links])
}

async function newsEntries(): Promise<Xml[]> {
  const articles = await listArticles({ limit: NEWS_LIMIT })
  return articles.map((article) => element('url', [element('loc', `${env.SITE_URL}${newsPath(article)}`)]))
}
