import { LinkCard, type CardPlace } from '@/components/ui/link-card'
import { defaultLocale, languageAttributes, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { newsPath } from '@/lib/core/paths'
import type { PictureSource } from '@/lib/core/picture'
import type { ArticleCard as ArticleSummary } from '@/lib/domains/articles/article-card'
import { PublicationDate } from './publication-date'

/** Widths of a card in a grid of three columns, two on tablets and one on phones. */
export const CARD_SIZES = '(min-width: 1200px) 384px, (min-width: 1024px) 31vw, (min-width: 500px) 46vw, 92vw'

type ArticleCardProps = CardPlace & { article: ArticleSummary; image: PictureSource; locale: Locale }

/** A card with a link to an article; the placeholder's card isn't a link [CD-001, CD-007]. */
export function ArticleCard({ article: { id, title, postName, publishedAt }, locale, ...rest }: ArticleCardProps) {
  return (
    <LinkCard
      {...rest}
      kind="article"
      title={title}
      // The placeholder's title is the page's, all others are written in one language.
      language={id === undefined ? undefined : languageAttributes(defaultLocale, locale).lang}
      href={id === undefined ? undefined : localizedPath(newsPath({ id, postName }), locale)}
      eyebrow={<PublicationDate at={publishedAt} locale={locale} />}
    />
  )
}
