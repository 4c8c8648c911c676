import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { BackToNews } from '@/components/articles/article-view'
import { NewsList } from '@/components/articles/news-list'
import { posterOf } from '@/lib/core/poster'
import { Section } from '@/components/ui/section'
import { StructuredData } from '@/components/ui/structured-data'
import { knownLocale } from '@/i18n/locales'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { env } from '@/lib/core/server/env'
import { olderNewsPath } from '@/lib/domains/articles/older-news-path'
import { getNewsPage, type NewsPage } from '@/lib/domains/articles/server'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { newsListOf, wayToNews } from '../../news-data'
import { olderNewsMetadata } from '../../news-metadata'

export const revalidate = 300

/** Cards per page: they fill rows of two as well as rows of three. */
const SIZE = 12

/** No page is prerendered: few visitors go back this far. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/news/older/[article]'>

const load = cache(async (article: string): Promise<Loaded<NewsPage>> =>
  // Only the canonical spelling of an article's id: every other would be cached as a page of its own.
  String(Number(article)) === article ? settleReading(getNewsPage({ size: SIZE, after: article })) : { status: 404 },
)

const read = async ({ params }: Props) => {
  const { locale, article } = await params
  return { news: await load(article), article, locale: knownLocale(locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { news, article, locale } = await read(props)
  return 'status' in news ? errorMetadata(news.status, locale) : olderNewsMetadata(article, locale)
}

export default async function OlderNewsPage(props: Props) {
  const [{ news, article: after, locale }, t] = await Promise.all([read(props), getTranslations('news')])
  if ('status' in news) return <ErrorDocument status={news.status} locale={locale} />
  const { articles, olderThan } = news.value
  return (
    <main id="main">
      <Section>
        <BackToNews label={t('back')} locale={locale} />
        <h1 className="mt-4 mb-8 text-head-xl">{t('older')}</h1>
        <NewsList
          cards={articles.map((article) => ({ article, image: posterOf(article.imageUrl, env.MEDIA_ORIGINS) }))}
          olderThan={olderThan}
          locale={locale}
        />
      </Section>
      <StructuredData
        things={[
          ...(articles.length > 0 ? [newsListOf(articles, locale)] : []),
          await wayToNews({ name: t('older'), path: olderNewsPath(after) }, locale),
        ]}
      />
    </main>
  )
}
