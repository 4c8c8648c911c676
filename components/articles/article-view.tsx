import { getTranslations } from 'next-intl/server'
import { fitHeadline } from '@/components/ui/fit-headline'
import { ArrowBack } from '@/components/ui/icons'
import { InternalLink } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { defaultLocale, languageAttributes, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { newsIndexPath } from '@/lib/core/paths'
import type { PictureSource } from '@/lib/core/picture'
import type { ArticleCard as ArticleSummary } from '@/lib/domains/articles/article-card'
import { readingMinutes } from '@/lib/domains/articles/reading-minutes'
import type { Article } from '@/lib/domains/articles/schema'
import { ArticleCard, CARD_SIZES } from './article-card'
import { PublicationDate } from './publication-date'

type ArticleViewProps = {
  article: Article
  picture: PictureSource | undefined
  /** What to read afterwards. */
  next: { article: ArticleSummary; image: PictureSource }[]
  locale: Locale
}

/** The page of an article. */
export async function ArticleView({ article, picture, next, locale }: ArticleViewProps) {
  const [t, site] = await Promise.all([getTranslations('news'), getTranslations('site')])
  // Articles are written in one language, whatever the page's is.
  const language = languageAttributes(defaultLocale, locale)
  return (
    <>
      <article className="container max-w-4xl pt-8 pb-(--section-space) md:pt-12">
        <BackToNews label={t('back')} locale={locale} />
        <h1 {...language} className="mt-6 text-head-xl" style={fitHeadline(article.title)}>
          {article.title}
        </h1>
        <p className="mt-4 text-muted">
          <PublicationDate at={article.publishedAt} locale={locale} />
          {article.contentHtml !== undefined &&
            ` · ${t('minutes', { count: readingMinutes(article.contentHtml, defaultLocale) })}`}
        </p>
        {picture && (
          <Picture
            image={picture}
            sizes="(min-width: 896px) 816px, 92vw"
            isHero
            className="mt-8 aspect-video w-full rounded-card object-cover"
          />
        )}
        {article.contentHtml !== undefined && (
          <div
            {...language}
            className="prose mx-auto mt-10"
            dangerouslySetInnerHTML={{ __html: withNewTabHint(article.contentHtml, site('newWindow'), locale) }}
          />
        )}
      </article>
      {next.length > 0 && (
        <section aria-labelledby="next-articles" className="container pb-(--section-space) print:hidden">
          <h2 id="next-articles" className="mb-6 text-head-large">
            {t('next')}
          </h2>
          {/* In two columns, a third card would stand alone. */}
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:nth-[3]:hidden">
            {next.map(({ article: each, image }) => (
              <li key={each.id}>
                <ArticleCard article={each} image={image} locale={locale} heading="h3" sizes={CARD_SIZES} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A link back to the news, from an article or an older page. */
export function BackToNews({ label, locale }: { label: string; locale: Locale }) {
  return (
    <InternalLink
      href={localizedPath(newsIndexPath, locale)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-violet print:hidden"
    >
      <ArrowBack className="size-5" />
      {label}
    </InternalLink>
  )
}

/**
 * Adds a hint for screen readers to links that open a new tab (members.md §2).
 *
 * @param html sanitised (lib/domains/articles/article-html.ts): no attribute contains a `>`, and no link contains
 * another
 * @param hint our own plain text, in the page's language, which the article's may differ from
 */
function withNewTabHint(html: string, hint: string, locale: Locale): string {
  const marked = `<span lang="${locale}" class="sr-only"> (${hint})</span>`
  return html.replaceAll(/(<a [^>]*target="_blank"[^>]*>.*?)<\/a>/gs, `$1${marked}</a>`)
}
