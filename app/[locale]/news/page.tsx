import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { draftMode } from 'next/headers'
import { NewsList } from '@/components/articles/news-list'
import { languageAttributes } from '@/i18n/locales'
import { posterOf } from '@/lib/core/poster'
import { Section } from '@/components/ui/section'
import { StructuredData } from '@/components/ui/structured-data'
import { env } from '@/lib/core/server/env'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ContentMain } from '../_pages/content-main'
import { ErrorDocument, errorMetadata } from '../_pages/error-document'
import { loadNewsIndex } from './news-index'
import { newsListOf } from './news-data'
import { newsMetadata } from './news-metadata'
import { localeOf } from '../_pages/locale-of'

export const revalidate = 300

type Props = PageProps<'/[locale]/news'>

const read = async ({ params }: Props) => {
  const locale = await localeOf(params)
  return { index: await loadNewsIndex(locale), locale }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { index, locale } = await read(props)
  return 'status' in index ? errorMetadata(index.status, locale) : newsMetadata(index.value.page, locale)
}

export default async function NewsPage(props: Props) {
  const [{ index, locale }, t, draft] = await Promise.all([read(props), getTranslations('news'), draftMode()])
  if ('status' in index) return <ErrorDocument status={index.status} locale={locale} />
  const { page, news } = index.value
  const { articles, olderThan } = news
  return (
    <ContentMain hasGhostNavigation={page?.hasGhostNavigation}>
      {page && (
        <div {...languageAttributes(page.language, locale)}>
          <SectionList
            sections={page.sections}
            locale={locale}
            isDraft={draft.isEnabled}
            documentId={page.id}
            unknown="nothing"
            title={{ text: page.heading, isHidden: page.hasGhostNavigation }}
          />
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
      {articles.length > 0 && <StructuredData things={[newsListOf(articles, locale)]} />}
    </ContentMain>
  )
}
