import 'server-only'
import { type Locale, contentLocaleOf, defaultLocale, isContentLocale, localeOfContent, locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { fixedPaths, newsIndexPath, videoPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { isOffAddress } from '@/lib/core/server/off'
import { timestamp } from '../fields/fields'
import { documentPath } from '../fields/links'
import type { PublishedEntry, PublishedVideo } from '../published/content'
import type { PublishedIndex } from '../published/published-index'
import { isShown } from '../published/shown-entry'
import { isDocumentPath } from './document-path'
import { firstLandingOf, type VideoPlace } from '../videos/video-places'

/** A page in a language's sitemap, with its translations. */
export type SitemapEntry = {
  address: string
  /** ISO 8601; undefined if the content service doesn't say. */
  modified: string | undefined
  alternates: { locale: Locale; address: string }[]
  /** Addresses of pictures that the page shows. */
  pictures: readonly string[]
  /** The video that the page is about. */
  video: PublishedVideo | undefined
}

/**
 * The pages of each language that answer 200: pages with a document in that language, and pages that need no document.
 * Pages that are switched off or empty are left out, and so are documents whose address belongs to another page. The
 * news and events, which exist in every language, have sitemaps of their own.
 */
export function sitemapsOf(index: PublishedIndex): ReadonlyMap<Locale, SitemapEntry[]> {
  const pages = listPages(index)
  return new Map(locales.map((locale) => [locale, pages.flatMap((page) => entryIn(page, locale))]))
}

function entryIn({ translations, alternates }: Page, locale: Locale): SitemapEntry[] {
  const at = translations.findIndex((each) => each.locale === locale)
  const [own, alternate] = [translations[at], alternates[at]]
  if (!own || !alternate) return []
  const { modified, pictures, video } = own
  return [{ address: alternate.address, modified, alternates, pictures, video }]
}

type Translation = Pick<SitemapEntry, 'modified' | 'pictures' | 'video'> & { path: string; locale: Locale }

/** A page in the languages it was written in; `alternates` are in the same order. */
type Page = { translations: Translation[]; alternates: SitemapEntry['alternates'] }

function listPages(index: PublishedIndex): Page[] {
  const shown = [
    ...[...index.entriesOf('page'), ...index.entriesOf('academy_page')].filter(isShown),
    ...index.entriesOf('campaign_page').filter((campaign) => index.isStaged(campaign)),
  ].flatMap((document) => translationsOf(document, documentPath(document)))
  const listed = index
    .entriesOf('video')
    .flatMap((video) => translationsOf(video, pathOfVideo(video.uid, index.videoPlaces)))
  const all = [...shown, ...listed, ...withoutDocument(index)]
  return [...Map.groupBy(all, ({ path }) => path)].map(([path, translations]) => ({
    translations,
    alternates: translations.map(({ locale }) => ({
      locale,
      address: `${env.SITE_URL}${localizedPath(path, locale)}`,
    })),
  }))
}

/**
 * Pages that are shown without a document: those at fixed addresses, in every language, unless editors redirect their
 * addresses.
 */
function withoutDocument(index: PublishedIndex): Translation[] {
  const documents = new Map(index.entriesOf('page').map((each) => [`${each.lang} ${documentPath(each)}`, each]))
  const at = (path: string, locale: Locale) => documents.get(`${contentLocaleOf(locale)} ${path}`)
  const paths = fixedPaths.filter((path) => !isOffAddress(path))
  return paths.flatMap((path) =>
    locales.flatMap((locale) => {
      const document = at(path, locale) ?? at(path, defaultLocale)
      if ((document && isShown(document)) || index.redirects.find(path, locale) !== undefined) return []
      return [{ path, locale, modified: undefined, pictures: [], video: undefined }]
    }),
  )
}

/** The path of a video's page; undefined for a video that no list of videos contains. */
function pathOfVideo(uid: string | null, places: readonly VideoPlace[]): string | undefined {
  const landing = uid === null ? undefined : firstLandingOf(places, uid)
  return uid === null || landing === undefined ? undefined : videoPath(landing, uid)
}

function translationsOf({ lang, changed, inside, video }: PublishedEntry, path: string | undefined): Translation[] {
  if (
    path === undefined ||
    path === newsIndexPath ||
    isOffAddress(path) ||
    !isDocumentPath(path) ||
    !isContentLocale(lang)
  )
    return []
  const modified = timestamp(changed)?.toISOString()
  return [{ path, locale: localeOfContent(lang), modified, pictures: inside?.pictures ?? [], video }]
}
