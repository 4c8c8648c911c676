import type { Metadata } from 'next'
import { defaultLocale, localeWithCountry, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { BuilderPage } from '@/lib/content/pages/builder-page'
import { markdownPath, newsFeedPath, sitePicturePath } from '@/lib/core/paths'
import { sharedPictureAddress, SHARED_PICTURE_SIZE } from '@/lib/core/picture'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'

/** Open Graph fields every page repeats: Next.js replaces the inherited `openGraph` as a whole. */
export const siteOpenGraph = { siteName: env.PRODUCT_NAME, type: 'website' } as const

/** Page data that the head is made of. */
export type PageSummary = Omit<BuilderPage, 'id' | 'sections' | 'hasGhostNavigation' | 'heading'> & {
  /** Path of a picture that our server draws, if editors have chosen none; the site's own unless said. */
  drawnPicture?: string
}

/**
 * Title, description, social picture, canonical address and the other languages. A page shown in the default
 * language because it has no translation names that one as canonical and is not listed among the languages
 * (decisions.md, "Languages").
 */
export function pageMetadata(page: PageSummary, locale: Locale): Metadata {
  const address = (language: Locale) => `${env.SITE_URL}${localizedPath(page.path, language)}`
  const languages = Object.fromEntries(page.languages.map((language) => [language, address(language)]))
  return {
    title: page.path === '/' && page.title ? { absolute: page.title } : page.title,
    // An undefined description would override the site's own.
    ...(page.description !== undefined && { description: page.description }),
    alternates: {
      canonical: address(page.language),
      languages: {
        ...languages,
        ...(page.languages.includes(defaultLocale) && { 'x-default': address(defaultLocale) }),
      },
      types: {
        'text/markdown': `${env.SITE_URL}${localizedPath(markdownPath(page.path), page.language)}`,
        ...(!isOff('articles') && { 'application/atom+xml': [{ url: newsFeedPath(locale), title: env.PRODUCT_NAME }] }),
      },
    },
    openGraph: {
      ...siteOpenGraph,
      title: page.title,
      description: page.description,
      url: address(page.language),
      locale: localeWithCountry(page.language),
      alternateLocale: page.languages.filter((language) => language !== page.language).map(localeWithCountry),
      images: [{ ...SHARED_PICTURE_SIZE, ...pictureOf(page) }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The picture that editors chose, or one that is drawn. */
function pictureOf({ socialImage, drawnPicture, language, title = env.PRODUCT_NAME }: PageSummary) {
  if (socialImage) return { url: sharedPictureAddress(socialImage), alt: socialImage.alt }
  return { url: env.SITE_URL + (drawnPicture ?? sitePicturePath(language)), alt: title, type: 'image/png' }
}
