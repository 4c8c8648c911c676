import { getTranslations } from 'next-intl/server'
import { ArticleCard } from '@/components/articles/article-card'
import { CardCarousel, CARD_SIZES } from '@/components/ui/card-carousel'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/lib/core/picture'
import type { ArticleCard as ArticleSummary } from '@/lib/domains/articles/article-card'

type CommunityCardsViewProps = {
  title: string | undefined
  cards: { article: ArticleSummary; image: PictureSource }[]
  locale: Locale
}

export async function CommunityCardsView({ title, cards, locale }: CommunityCardsViewProps) {
  const t = await getTranslations('cards')
  return (
    <CardCarousel
      title={title ?? t('articles')}
      cards={cards.map((card, index) => (
        <ArticleCard key={index} {...card} locale={locale} heading="h3" sizes={CARD_SIZES} />
      ))}
    />
  )
}
