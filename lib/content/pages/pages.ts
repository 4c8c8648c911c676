import 'server-only'
import * as prismic from '@prismicio/client'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import type { AllDocumentTypes } from '@/prismicio-types'
import { contentLocaleOf, defaultLocale, isContentLocale, localeOfContent, type Locale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { lastGood } from '@/lib/core/server/last-good'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'
import { alternateTag, documentTags, tagPage, translationTag, typeTag } from '../api/cache-tags'
import { contentClient } from '../api/client'
import { documentsSchema } from '../api/document-schema'
import { isKnownMissing, rememberMissing } from '../api/missing'

/** Fields of the linked videos that are loaded with a video category. */
const VIDEO_FIELDS = ['video.title', 'video.thumbnail']

type TypeWithUid = 'page' | 'academy_page' | 'error_page' | 'campaign_page' | 'stage' | 'video' | 'video_category'
type Single = 'navigation' | 'footer' | 'settings' | 'contact_form'
type DocumentOf<Type extends AllDocumentTypes['type']> = Extract<AllDocumentTypes, { type: Type }>

/** A document in the requested language, or in the default one if that is missing. */
export type Localized<Document> = {
  document: Document
  /** Language that the document is written in. */
  language: Locale
  /** All languages that the document exists in, including its own. */
  languages: Locale[]
  /** The document in each of them. */
  translations: Document[]
}

/**
 * A document by its type and uid (PB-067), with the default language in place of a missing translation. Tags the page being rendered
 * with the documents it is made from.
 *
 * @throws NotFoundError if the uid exists neither in the language nor in the default one
 * @throws UpstreamError if the content service is unreachable and the answer isn't cached
 */
export const getByUid = cache(
  async <Type extends TypeWithUid>(type: Type, uid: string, locale: Locale): Promise<Localized<DocumentOf<Type>>> => {
    const name = `${type} ${uid}`
    // A document that doesn't exist for visitors may exist in an editor's draft.
    const { isEnabled: isDraft } = await draftMode()
    if (!isDraft && isKnownMissing(name)) throw new NotFoundError(name)
    const client = await contentClient()
    const found = await client.getByType(type, {
      lang: '*',
      filters: [prismic.filter.at(`my.${type}.uid`, uid)],
      fetchLinks: type === 'video_category' ? VIDEO_FIELDS : undefined,
      pageSize: 20,
    })
    const localized = inLanguage(ofType(found.results, type), locale)
    if (localized === undefined) {
      if (!isDraft) rememberMissing(name)
      throw new NotFoundError(name)
    }
    const { document, language } = localized
    const missing = translationTag({ type, uid, lang: contentLocaleOf(locale) })
    await tagPage([
      withdrawnTag(document),
      ...documentTags(document),
      ...found.results.map(({ id }) => alternateTag(id)),
      ...(language === locale ? [] : [missing]),
    ])
    return localized
  },
)

/**
 * The site's one document of a type: navigation, footer, settings, contact form. Undefined if it doesn't exist. In an
 * outage its last good reading is used; the page gets its tags in any case.
 *
 * @throws UpstreamError in an outage where it was never read
 */
export const findSingle = cache(
  async <Type extends Single>(type: Type, locale: Locale): Promise<DocumentOf<Type> | undefined> => {
    await tagPage([typeTag(type)])
    const document = inLanguage(ofType(await readSingles(type), type), locale)?.document
    if (document !== undefined) await tagPage(documentTags(document))
    return document
  },
)

/** Reads the document in all languages. Drafts are never stored as a last good reading. */
async function readSingles(type: Single): Promise<{ type: string }[]> {
  const read = async () => (await (await contentClient()).getByType(type, { lang: '*', pageSize: 20 })).results
  const { isEnabled: isDraft } = await draftMode()
  return isDraft ? read() : lastGood<{ type: string }[]>({ name: `content-${type}`, schema: documentsSchema }, read)
}

/** All documents of a type in all languages, as this request sees them: published, or in the previewed drafts. */
export async function listShown<Type extends AllDocumentTypes['type']>(type: Type): Promise<DocumentOf<Type>[]> {
  const found = await (await contentClient()).getAllByType(type, { lang: '*', pageSize: 100 })
  return ofType(found, type)
}

/** How many whole documents are read at once: an address that lists their ids must not be too long. */
const READ_AT_ONCE = 20

/** Documents by their ids, in the order of the ids, as this request sees them; those that don't exist are left out. */
export async function readShown(ids: readonly string[]): Promise<AllDocumentTypes[]> {
  const client = await contentClient()
  const found = new Map<string, AllDocumentTypes>()
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE)
    const { results } = await client.getByIDs([...some], { lang: '*', pageSize: READ_AT_ONCE })
    for (const each of results) found.set(each.id, each)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Narrows to the requested type, and drops any other document. */
function ofType<Type extends AllDocumentTypes['type']>(
  documents: readonly { type: string }[],
  type: Type,
): DocumentOf<Type>[] {
  return documents.filter((document): document is DocumentOf<Type> => document.type === type)
}

function inLanguage<Document extends AllDocumentTypes>(
  documents: Document[],
  locale: Locale,
): Localized<Document> | undefined {
  const by = (wanted: Locale) => documents.find((each) => each.lang === contentLocaleOf(wanted))
  const own = by(locale)
  const document = own ?? by(defaultLocale)
  if (document === undefined) return undefined
  const translations = documents.filter(({ lang }) => isContentLocale(lang))
  return { document, language: own ? locale : defaultLocale, languages: languagesOf(translations), translations }
}

/** The languages of documents in the site's languages. */
export const languagesOf = (documents: readonly Pick<AllDocumentTypes, 'lang'>[]): Locale[] =>
  documents
    .map(({ lang }) => lang)
    .filter(isContentLocale)
    .map(localeOfContent)
