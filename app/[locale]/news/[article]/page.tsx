import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { ArticleView } from '@/components/articles/article-view'
import { StructuredData } from '@/components/ui/structured-data'
import { mediaPicture, posterOf } from '@/lib/core/poster'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { decodeSegment } from '@/lib/core/address-segment'
import { settleReading } from '@/lib/content/api/settle-reading'
import { newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { findNextArticles, getArticle, listArticles } from '@/lib/domains/articles/server'
import { articleStructuredData } from '@/lib/domains/articles/structured-data'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { absoluteAddress, site } from '../../_pages/page-data'
import { wayToNews } from '../news-data'
import { articleMetadata } from '../news-metadata'

export const revalidate = 300

const PREPARED = 12
/** A row of cards on a desktop. */
const NEXT = 3

/** The newest articles; the others are rendered on their first request, and all of them after a build during an outage. */
export async function generateStaticParams() {
  const newest = await settleReading(listArticles({ limit: PREPARED }))
  return 'status' in newest ? [] : newest.value.map(({ id, postName }) => ({ article: `${id}-${postName}` }))
}

type Props = PageProps<'/[locale]/news/[article]'>

const load = cache((id: string) => settleReading(getArticle(id)))

const read = async ({ params }: Props) => {
  const { locale, article } = await params
  const segment = decodeSegment(article)
  return { segment, article: await load(segment), locale: knownLocale(locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { article, locale } = await read(props)
  return 'status' in article ? errorMetadata(article.status, locale) : articleMetadata(article.value, locale)
}

/** An article under its current name; older names redirect to it. */
export default async function ArticlePage(props: Props) {
  const { segment, article, locale } = await read(props)
  if ('status' in article) return <ErrorDocument status={article.status} locale={locale} />
  const { id, postName, imageUrl, title } = article.value
  const path = newsPath({ id, postName })
  if (segment !== `${id}-${postName}`) permanentRedirect(localizedPath(path, locale))
  const picture = mediaPicture(imageUrl, env.MEDIA_ORIGINS)
  const page = { url: absoluteAddress(path, locale), image: picture?.url, site }
  const [way, next] = await Promise.all([
    wayToNews({ name: title, path }, locale),
    findNextArticles(article.value, NEXT),
  ])
  return (
    <main id="main">
      <ArticleView
        article={article.value}
        picture={picture}
        next={next.map((each) => ({ article: each, image: posterOf(each.imageUrl, env.MEDIA_ORIGINS) }))}
        locale={locale}
      />
      <StructuredData things={[articleStructuredData(article.value, page), way]} />
    </main>
  )
}
