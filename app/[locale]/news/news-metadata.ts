import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Identifier } from '@/lib/core/identifier'
import { mediaPicture } from '@/lib/core/poster'
import { locales, type Locale } from '@/i18n/locales'
import type { BuilderPage } from '@/lib/content/pages/builder-page'
import { articlePicturePath, newsIndexPath, newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { articleExcerpt } from '@/lib/domains/articles/article-excerpt'
import { olderNewsPath } from '@/lib/domains/articles/older-news-path'
import type { Article } from '@/lib/domains/articles/schema'
import { pageMetadata } from '../_pages/page-metadata'

/** News pages exist in every language, since they aren't made of sections alone. */
const everywhere = { languages: [...locales] }

/** Head of the news index, with the editors' texts in this language if there are any. */
export async function newsMetadata(page: BuilderPage | undefined, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'news' })
  const own = page?.language === locale ? page : undefined
  return pageMetadata(
    {
      ...everywhere,
      path: newsIndexPath,
      language: locale,
      title: own?.title ?? t('title'),
      description: own?.description ?? t('summary', { product: env.PRODUCT_NAME }),
      socialImage: page?.socialImage,
    },
    locale,
  )
}

/** Head of a page with older news, before an article. */
export async function olderNewsMetadata(articleId: Identifier, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'news' })
  return pageMetadata(
    {
      ...everywhere,
      path: olderNewsPath(articleId),
      language: locale,
      title: t('older'),
      description: t('summary', { product: env.PRODUCT_NAME }),
      socialImage: undefined,
    },
    locale,
  )
}

/** Head of an article: social networks and readers show its date. */
export function articleMetadata(article: Article, locale: Locale): Metadata {
  const picture = mediaPicture(article.imageUrl, env.MEDIA_ORIGINS)
  const metadata = pageMetadata(
    {
      ...everywhere,
      path: newsPath(article),
      language: locale,
      title: article.title,
      description: articleExcerpt(article.contentHtml),
      socialImage: picture && { ...picture, alt: article.title },
      drawnPicture: articlePicturePath(article.id, locale),
    },
    locale,
  )
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, type: 'article', publishedTime: article.publishedAt },
  }
}
