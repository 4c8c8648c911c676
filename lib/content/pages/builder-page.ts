import 'server-only'
import { draftMode } from 'next/headers'
import type { AcademyPageDocument, PageDocument } from '@/prismicio-types'
import { contentLocaleOf, defaultLocale, locales, type Locale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import { featureFlags } from '@/lib/core/server/switches'
import { tagPage, translationTag } from '../api/cache-tags'
import { flag, image, text, type ContentImage } from '../fields/fields'
import { layoutOf, sectionsOf } from './layout'
import { documentPath } from '../fields/links'
import { getByUid, languagesOf } from './pages'

export type BuilderPageType = 'page' | 'academy_page'

/** A page assembled from sections by editors. */
export type BuilderPage = {
  /** Id of the page's document, if it has one. */
  id?: string
  /** Address without language. */
  path: string
  sections: PageDocument['data']['body'][number][]
  /** Language of the document; the default one if the requested one is missing. */
  language: Locale
  /** Every language that visitors see the page in. */
  languages: Locale[]
  /** Whether the header is transparent above the first section (PB-019). */
  hasGhostNavigation: boolean
  /** The title on the page, used if no section renders one. */
  heading: string
  /** The title in the head. */
  title: string | undefined
  description: string | undefined
  socialImage: ContentImage | undefined
}

/**
 * @throws NotFoundError if there is no such page, its feature flag is off, or it has no body (PB-017, PB-018); editors
 *   in preview see a page whose flag is off
 * @throws UpstreamError in an outage
 */
export async function getBuilderPage(type: BuilderPageType, uid: string, locale: Locale): Promise<BuilderPage> {
  const { document, language, translations } = await getByUid(type, uid, locale)
  const shown = await shownAmong(translations)
  if (!shown.includes(document)) throw new NotFoundError(`${type} ${uid}`)
  const { data } = document
  return {
    id: document.id,
    path: documentPath(document) ?? '/',
    sections: sectionsIn(document),
    language,
    languages: languagesOf(shown),
    hasGhostNavigation: flag(data.ghost_nav),
    heading: text(data.title) ?? text(data.meta_title) ?? env.PRODUCT_NAME,
    title: text(data.meta_title) ?? text(data.title),
    description: text(data.meta_description),
    socialImage: image(data.meta_image),
  }
}

/**
 * Like `getBuilderPage`, for a page that has a fallback: undefined instead of NotFoundError. Tags the page being
 * rendered with the missing document, so that publishing it later replaces the fallback.
 *
 * @returns undefined if there is no such page
 * @throws UpstreamError in an outage
 */
export async function findBuilderPage(
  type: BuilderPageType,
  uid: string,
  locale: Locale,
): Promise<BuilderPage | undefined> {
  try {
    return await getBuilderPage(type, uid, locale)
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    await tagPage([locale, defaultLocale].map((each) => translationTag({ type, uid, lang: contentLocaleOf(each) })))
    return undefined
  }
}

/**
 * Every language that visitors see a page of ours in, at an address where it is without editors, too: all but those in which
 * the document of the default language stands in for a missing one.
 *
 * @param uid of the document that editors may have written for it
 * @throws UpstreamError in an outage
 */
export async function languagesWithDefault(uid: string, locale: Locale): Promise<Locale[]> {
  try {
    const { languages, translations } = await getByUid('page', uid, locale)
    const shown = await shownAmong(translations)
    return languagesOf(shown).includes(defaultLocale) ? languages : [...locales]
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return [...locales]
  }
}

type Document = PageDocument | AcademyPageDocument

/** Those of a page's translations that visitors see, by flag and sections; editors in preview see any with sections. */
async function shownAmong(translations: readonly Document[]): Promise<Document[]> {
  const { isEnabled: isDraft } = await draftMode()
  return translations.filter((each) => sectionsIn(each).length > 0 && (isDraft || isSwitchedOn(each)))
}

const sectionsIn = ({ data }: Document) => sectionsOf(data, layoutOf(data.layout_name))

function isSwitchedOn({ data }: Document): boolean {
  const name = text(data.feature_flag)
  return name === undefined || isFlagOn(name, featureFlags())
}
