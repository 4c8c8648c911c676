import { isLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { sitemapAnswer } from './serialize-sitemap'
import { newsSitemap } from './news-sitemap'
import { pageSitemap } from './page-sitemap'

/** Serves `{language}.xml` and `news.xml`, as named by the sitemap index. */
export const GET = withProblems(async (request, { params }: RouteContext<'/sitemaps/[file]'>) => {
  await takeTry('sitemaps', clientOf(request))
  const { file } = await params
  const name = /^([a-z-]+)\.xml$/.exec(file)?.[1] ?? ''
  if (name === 'news') return sitemapAnswer(request, await newsSitemap())
  if (isLocale(name)) return sitemapAnswer(request, await pageSitemap(name))
  throw new NotFoundError(`sitemap ${file}`)
})
