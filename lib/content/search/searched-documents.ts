import 'server-only'
import { setTimeout } from 'node:timers/promises'
import * as prismic from '@prismicio/client'
import { localeOfContent, isContentLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/core/is-record'
import { rich, text } from '../fields/fields'
import { layoutOf, sectionsOf } from '../pages/layout'
import { checkMasterRef, getMasterRef } from '../api/repository'
import type { PublishedContent, PublishedEntry } from '../published/content'
import { publishedIndex } from '../published/published'
import { publishedAt, searchPublished, type Document } from '../published/search-published'
import { plainText, questionTexts, sectionTexts, type QuestionText } from './section-text'

/** What can be found of a document with an address. */
export type SearchedDocument = {
  key: string
  version: string
  type: PublishedEntry['type']
  uid: string
  locale: Locale
  title: string | undefined
  text: string
  /** Words by which it is found as well, which it doesn't say. */
  otherWords: string
  questions: QuestionText[]
}

/** A page that is to be read: one document, or a campaign's with the documents of its stages. */
type Wanted = { key: string; version: string; ids: string[]; entry: PublishedEntry & { uid: string }; locale: Locale }

/** Whole documents are large: a read that takes too long counts against the service, for visitors as well. */
const READ_AT_ONCE = 10
/** Documents of a campaign's stages, which are read with its page; an address that lists ids has a limit. */
const MOST_STAGES = 19
/** Between two reads, so that those of visitors' pages get their turn. */
const PAUSE_MS = 50

/** The published documents by which the search index differs from what is published. */
export type DocumentChanges = { ref: string; gone: string[] }

/** How often reading goes on under another ref because something was published while it was under way. */
const MOST_TRIES = 10

/**
 * Reads the published documents whose versions are not known yet, a few at a time.
 *
 * @param known versions by key
 * @param take is given the documents as they are read
 * @throws UpstreamError in an outage; documents that were taken need not be read again
 */
export async function readSearchedDocuments(
  known: ReadonlyMap<string, string>,
  take: (documents: SearchedDocument[]) => void,
): Promise<DocumentChanges> {
  const taken = new Map(known)
  const takeSome = (documents: SearchedDocument[]) => {
    take(documents)
    for (const { key, version } of documents) taken.set(key, version)
  }
  for (let tries = 1; ; tries += 1) {
    const ref = await getMasterRef()
    try {
      return await readAt((await publishedIndex()).content, taken, takeSome)
    } catch (error) {
      // The service soon forgets a ref that another has followed; that one may not have been told of yet.
      if (tries === MOST_TRIES || (await checkMasterRef()) === ref) throw error
    }
  }
}

async function readAt(
  content: PublishedContent,
  known: ReadonlyMap<string, string>,
  take: (documents: SearchedDocument[]) => void,
): Promise<DocumentChanges> {
  const wanted = wantedOf(content)
  const unread = wanted.filter(({ key, version }) => known.get(key) !== version)
  for (const [number, some] of batchesOf(unread).entries()) {
    if (number > 0) await setTimeout(PAUSE_MS)
    const filters = [
      prismic.filter.in(
        'document.id',
        some.flatMap(({ ids }) => ids),
      ),
    ]
    const { results } = await searchPublished({ ref: content.ref, filters, pageSize: 100 })
    const byId = new Map(results.map((document) => [document.id, document]))
    take(
      some.map((each) =>
        documentOf(
          each,
          each.ids.flatMap((id) => byId.get(id) ?? []),
        ),
      ),
    )
  }
  const keys = new Set(wanted.map(({ key }) => key))
  return { ref: content.ref, gone: [...known.keys()].filter((key) => !keys.has(key)) }
}

/** Some pages at a time, with as many documents as are read at once. */
function batchesOf(wanted: readonly Wanted[]): Wanted[][] {
  const batches: Wanted[][] = []
  let count = READ_AT_ONCE
  for (const each of wanted) {
    if (count + each.ids.length > READ_AT_ONCE) {
      batches.push([])
      count = 0
    }
    batches.at(-1)?.push(each)
    count += each.ids.length
  }
  return batches
}

function wantedOf({ entries, ref }: PublishedContent): Wanted[] {
  const newest = entries.reduce((latest, entry) => Math.max(latest, publishedAt(entry)), -Infinity)
  // Dates are in whole seconds: what was published in the last of them may be published again within it.
  const versionOf = (entry: PublishedEntry) =>
    `${entry.id} ${entry.changed}${publishedAt(entry) === newest ? ` at ${ref}` : ''}`
  const stages = Map.groupBy(
    entries.filter(({ type }) => type === 'campaign_stage'),
    ({ campaign, lang }) => `${lang} ${campaign}`,
  )
  return entries.flatMap((entry): Wanted[] => {
    const { id, type, uid, lang, campaign } = entry
    if (type === 'campaign_stage' || uid === null || !isContentLocale(lang)) return []
    const own = type === 'campaign_page' && campaign !== undefined ? (stages.get(`${lang} ${campaign}`) ?? []) : []
    const parts = [entry, ...own.slice(0, MOST_STAGES)]
    return [
      {
        key: id,
        version: parts.map(versionOf).join(', '),
        ids: parts.map((part) => part.id),
        entry: { ...entry, uid },
        locale: localeOfContent(lang),
      },
    ]
  })
}

/** @param documents the page's own first, unless it could not be read */
function documentOf({ key, version, entry: { id, type, uid }, locale }: Wanted, documents: readonly Document[]) {
  const page = documents.find((document) => document.id === id)
  const own = page?.data ?? {}
  const sections = documents.flatMap(({ data }) => sectionsOf(zonesOf(data), layoutOf(own.layout_name)))
  const description = [rich(own.description) ?? rich(own.meta_description)].flatMap((each) =>
    each ? [plainText(each)] : [],
  )
  const texts = sections.flatMap(sectionTexts)
  return {
    key,
    version,
    type,
    uid,
    locale,
    title: text(own.meta_title) ?? text(own.title) ?? text(own.stageName) ?? texts[0],
    text: [...description, ...texts].join(' · '),
    otherWords: otherWordsIn(page?.tags ?? []),
    questions: sections.flatMap(questionTexts),
  }
}

/**
 * Words by which editors let a page be found though it doesn't say them, each in a tag such as `find: refund`; other tags
 * are for the editors themselves.
 */
const otherWordsIn = (tags: readonly string[]) =>
  tags
    .map((tag) => /^find:(.*)$/is.exec(tag)?.[1]?.trim())
    .filter(Boolean)
    .join(' ')

const zonesOf = (data: Document['data']) => ({ body: sectionRows(data.body), body1: sectionRows(data.body1) })

const sectionRows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
