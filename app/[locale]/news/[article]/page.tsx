import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { ArticleView } from '@/components/articles/article-view'
import { mediaPicture } from '@/lib/core/poster'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { decodeSegment } from '@/lib/core/address-segment'
import { settleReading } from '@/lib/content/api/settle-reading'
import { newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { getArticle, listArticles } from '@/lib/domains/articles/server'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { articleMetadata } from '../news-metadata'

export const revalidate = 300

const PREPARED = 12

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
  const { id, postName, imageUrl } = article.value
  if (segment !== `${id}-${postName}`) permanentRedirect(localizedPath(newsPath({ id, postName }), locale))
  return (
    <main id="main">
      <ArticleView article={article.value} picture={mediaPicture(imageUrl, env.MEDIA_ORIGINS)} locale={locale} />
    </main>
  )
}
