import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { ArrowForward } from '@/components/ui/icons'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { Identifier } from '@/lib/core/identifier'
import type { PictureSource } from '@/lib/core/picture'
import type { ArticleCard as ArticleSummary } from '@/lib/domains/articles/article-card'
import { olderNewsPath } from '@/lib/domains/articles/older-news-path'
import { ArticleCard, CARD_SIZES } from './article-card'

type NewsListProps = {
  cards: { article: ArticleSummary; image: PictureSource }[]
  /** Id of the article after which the next page begins. */
  olderThan: Identifier | undefined
  /** The first card is larger than the others. */
  hasLead?: boolean
  /** Whether the list is at the top of the page, so that its first picture is the page's main one. */
  leadsPage?: boolean
  locale: Locale
}

const LEAD_SIZES = '(min-width: 1200px) 720px, (min-width: 1024px) 58vw, (min-width: 768px) 46vw, 92vw'

/** A page of the news, newest first, with a link to older ones. */
export async function NewsList({ cards, olderThan, hasLead = false, leadsPage = false, locale }: NewsListProps) {
  const t = await getTranslations('news')
  if (cards.length === 0) return <p className="text-lg text-muted">{t('empty')}</p>
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ article, image }, index) => {
          const isLead = hasLead && index === 0
          return (
            <li key={article.id} className={clsx(isLead && 'sm:col-span-full')}>
              <ArticleCard
                article={article}
                image={image}
                locale={locale}
                heading="h2"
                sizes={isLead ? LEAD_SIZES : CARD_SIZES}
                isLead={isLead}
                isHero={leadsPage && index === 0}
              />
            </li>
          )
        })}
      </ul>
      {olderThan !== undefined && (
        <p className="mt-12 flex justify-center">
          <InternalLink href={localizedPath(olderNewsPath(olderThan), locale)} className={buttonClass('dark')}>
            {t('older')}
            <ArrowForward className="size-5" />
          </InternalLink>
        </p>
      )}
    </>
  )
}
