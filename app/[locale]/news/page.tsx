import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { NewsList } from '@/components/articles/news-list'
import { posterOf } from '@/lib/core/poster'
import { Section } from '@/components/ui/section'
import { isLocale, type Locale } from '@/i18n/locales'
import { getBuilderPage } from '@/lib/content/builder-page'
import { loaded } from '@/lib/content/loaded'
import { env } from '@/lib/core/server/env'
import { getNewsPage } from '@/lib/domains/articles/server'
import { SectionList } from '@/slices/section-list'
import { ErrorDocument, errorMetadata } from '../_pages/error-document'
import { newsMetadata } from './news-metadata'

export const revalidate = 300

/** One large card and twelve others: whole rows of two and of three. */
const SIZE = 13

type Props = PageProps<'/[locale]/news'>

/** What editors put above the list (contracts.md, "Content"); news comes without it as well. */
const loadSections = cache(async (locale: Locale) => {
  const page = await loaded(getBuilderPage('page', 'news', locale))
  return 'status' in page ? undefined : page.value
})

const loadNews = cache(() => loaded(getNewsPage({ size: SIZE })))

const read = async ({ params }: Props) => {
  const { locale: segment } = await params
  const locale = isLocale(segment) ? segment : 'en'
  const [page, news] = await Promise.all([loadSections(locale), loadNews()])
  return { page, news, locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, news, locale } = await read(props)
  return 'status' in news ? errorMetadata(news.status, locale) : newsMetadata(page, locale)
}

export default async function NewsPage(props: Props) {
  const [{ page, news, locale }, t, draft] = await Promise.all([read(props), getTranslations('news'), draftMode()])
  if ('status' in news) return <ErrorDocument status={news.status} locale={locale} />
  const { articles, olderThan } = news.value
  return (
    <main id="main" data-ghost-navigation={page?.hasGhostNavigation ? '' : undefined}>
      {page && (
        <div lang={page.language === locale ? undefined : page.language}>
          <SectionList sections={page.sections} locale={locale} isDraft={draft.isEnabled} unknown="nothing" />
        </div>
      )}
      <Section>
        {!page && <h1 className="mb-8 text-head-xl">{t('title')}</h1>}
        <NewsList
          cards={articles.map((article) => ({ article, image: posterOf(article.imageUrl, env.MEDIA_ORIGINS) }))}
          olderThan={olderThan}
          hasLead
          leadsPage={!page}
          locale={locale}
        />
      </Section>
    </main>
  )
}
