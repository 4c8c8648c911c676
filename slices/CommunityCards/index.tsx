import { posterOf } from '@/lib/core/poster'
import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import { getArticleCard } from '@/lib/domains/articles/server'
import type { CommunityCardsSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { CommunityCardsView } from './community-cards'

/** The articles that editors named, all requested in parallel (SL-community_cards-01, CD-001 to CD-007). */
export async function CommunityCards({ slice: { primary, items }, context }: SectionProps<CommunityCardsSlice>) {
  const ids = dropUndefined(rows(items).map((item) => text(item.article_id)))
  if (ids.length === 0) return null
  const articles = await Promise.all(ids.map(getArticleCard))
  return (
    <CommunityCardsView
      title={text(primary.title)}
      cards={articles.map((article) => ({ article, image: posterOf(article.imageUrl, env.MEDIA_ORIGINS) }))}
      locale={context.locale}
    />
  )
}
