import 'server-only'
import type { AcademyPageDocument, CampaignPageDocument, CampaignStageDocument, PageDocument } from '@/prismicio-types'
import type { Locale } from '@/i18n/locales'
import { contentLocaleOf, defaultLocale, isContentLocale, localeOfContent } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { isFlagOn } from '@/lib/core/flags'
import { newsIndexPath, videoPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { publishedClient } from '../api/client'
import { text, timestamp } from '../fields/fields'
import { documentPath } from '../fields/links'
import { isDocumentPath } from './document-path'
import { layoutOf, sectionsOf } from './layout'
import { listAll } from './pages'
import { firstLandingOf, readVideoPlaces, type VideoPlace } from '../videos/video-places'

/** A page of a language's sitemap, with the same page in the languages it exists in. */
export type SitemapEntry = {
  address: string
  /** ISO 8601; undefined where the content service does not say. */
  modified: string | undefined
  alternates: { locale: Locale; address: string }[]
}

type BuilderDocument = PageDocument | AcademyPageDocument

/**
 * Every page that was written in a language and answers 200: those that are switched off, have nothing to show or an
 * address that belongs to something else are left out, and so are the news, which are in every language and have a sitemap
 * of their own.
 *
 * @throws UpstreamError in an outage
 */
export async function sitemapOf(locale: Locale): Promise<SitemapEntry[]> {
  const [pages, academy, campaigns, stages, videos, places] = await Promise.all([
    listAll('page'),
    listAll('academy_page'),
    listAll('campaign_page'),
    listAll('campaign_stage'),
    listAll('video'),
    readVideoPlaces(publishedClient()),
  ])
  const staged = campaignsWithStages(stages)
  const shown = [
    ...[...pages, ...academy].filter(hasBody),
    ...campaigns.filter((campaign) => isStaged(campaign, staged)),
  ].flatMap((document) => placeOf(document, documentPath(document)))
  const listed = videos.flatMap((video) => placeOf(video, pathOfVideo(video.uid, places)))
  return [...Map.groupBy([...shown, ...listed], ({ path }) => path)].flatMap(([path, translations]) => {
    const own = translations.find((each) => each.locale === locale)
    if (own === undefined) return []
    const addressIn = (language: Locale) => `${env.SITE_URL}${localizedPath(path, language)}`
    const alternates = translations.map((each) => ({ locale: each.locale, address: addressIn(each.locale) }))
    return [{ address: addressIn(locale), modified: own.modified, alternates }]
  })
}

/** PB-017, PB-018. */
function hasBody({ data }: BuilderDocument): boolean {
  const flagName = text(data.feature_flag)
  const isOn = flagName === undefined || isFlagOn(flagName, env.FEATURE_FLAGS)
  return isOn && sectionsOf(data, layoutOf(data.layout_name)).length > 0
}

const stageKey = (shortName: string, lang: string) => `${lang} ${shortName}`

function campaignsWithStages(stages: readonly CampaignStageDocument[]): ReadonlySet<string> {
  return new Set(
    stages.flatMap(({ data, lang }) => {
      const shortName = text(data.campaign_short_name)
      return shortName === undefined ? [] : [stageKey(shortName, lang)]
    }),
  )
}

/** CP-011, CP-012: the English stages serve a language that has none. */
function isStaged({ data, lang }: CampaignPageDocument, staged: ReadonlySet<string>): boolean {
  const shortName = text(data.campaign_short_name)
  if (shortName === undefined) return false
  return [lang, contentLocaleOf(defaultLocale)].some((each) => staged.has(stageKey(shortName, each)))
}

/** Undefined for one that no strip lists. */
function pathOfVideo(uid: string, places: readonly VideoPlace[]): string | undefined {
  const landing = firstLandingOf(places, uid)
  return landing === undefined ? undefined : videoPath(landing, uid)
}

type Placed = Pick<PageDocument, 'lang' | 'last_publication_date'>

function placeOf({ lang, last_publication_date: changed }: Placed, path: string | undefined) {
  if (path === undefined || path === newsIndexPath || !isDocumentPath(path) || !isContentLocale(lang)) return []
  return [{ path, locale: localeOfContent(lang), modified: timestamp(changed)?.toISOString() }]
}
