import 'server-only'
import * as prismic from '@prismicio/client'
import { z } from 'zod'
import { directFetch } from '../api/direct-fetch'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { documentsSchema } from '../api/document-schema'
import { text, timestamp } from '../fields/fields'
import { isRecord } from '@/lib/core/is-record'
import { layoutOf, sectionsOf } from '../pages/layout'
import { redirectRows } from '../redirects/redirect-rows'
import { listedVideos } from '../videos/listed-videos'
import { readStrips } from '../videos/video-strips'
import type { PublishedEntry, EntryType, Inside, PublishedContent } from './content'

/**
 * The types that have or determine addresses, each with the one field that is requested: if none were named, the
 * service would send all.
 */
const LISTED: Record<EntryType, string> = {
  page: 'uid',
  academy_page: 'uid',
  campaign_page: 'campaign_short_name',
  campaign_stage: 'campaign_short_name',
  stage: 'uid',
  video: 'uid',
}
/** Types of `LISTED` whose sections are read, too. */
const OPENED: ReadonlySet<EntryType> = new Set(['page', 'academy_page', 'campaign_stage'])
/**
 * Types read as whole documents, since hardly any of their fields are unneeded. If two redirects share an address, the
 * type listed first wins.
 */
const WHOLE = ['redirect', 'redirects', 'video_category']

/** How many documents the content API returns at once. */
const LISTED_AT_ONCE = 100
/** Whole documents are far larger, and an address that lists their ids must not exceed the content API's limit. */
const OPENED_AT_ONCE = 20
/** Limited, so that reads for visitors' pages also get their turn. */
const READS_AT_ONCE = 4

/**
 * Reads what is published under a ref: an entry for each document, page by page, and the sections of documents that
 * aren't known from before.
 *
 * @param before content read earlier by this process, under another ref
 * @throws UpstreamError, also for an outdated ref: its documents must not be mixed with another ref's
 */
export async function readContent(ref: string, before?: PublishedContent): Promise<PublishedContent> {
  const [listed, whole] = await Promise.all([
    readAll({ ref, types: Object.keys(LISTED), fetch: Object.entries(LISTED).map((path) => path.join('.')) }, entryOf),
    readAll({ ref, types: WHOLE }, wholeOf),
  ])
  const entries = listed.flat()
  const insides = knownInsides(entries, before)
  await readInsides(
    ref,
    entries.filter(({ id, type }) => OPENED.has(type) && !insides.has(id)).map(({ id }) => id),
    insides,
  )
  for (const entry of entries) entry.inside = insides.get(entry.id)
  return {
    version: 1,
    ref,
    entries,
    categories: whole.flatMap(({ categories }) => categories),
    redirects: WHOLE.flatMap((wanted) => whole.filter(({ type }) => type === wanted)).flatMap((each) => each.redirects),
  }
}

const answerSchema = z.looseObject({ results: documentsSchema, total_pages: z.number() })

type Document = z.infer<typeof documentsSchema>[number]
type Query = { ref: string; types: readonly string[]; fetch?: string[] }

async function readAll<Read>({ ref, types, fetch }: Query, read: (document: Document) => Read): Promise<Read[]> {
  const found: Read[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const filters = [prismic.filter.any('document.type', [...types])]
    const answer = await search({ ref, filters, fetch, page, pageSize: LISTED_AT_ONCE })
    pages = answer.total_pages
    found.push(...answer.results.map(read))
  }
  return found
}

type Parameters = Pick<prismic.BuildQueryURLArgs, 'ref' | 'filters' | 'fetch' | 'page' | 'pageSize'>

function search(parameters: Parameters): Promise<z.infer<typeof answerSchema>> {
  return upstreamRequest({
    service: 'content',
    operation: 'listPublished',
    url: prismic.buildQueryURL(env.PRISMIC_ENDPOINT, {
      ...parameters,
      lang: '*',
      accessToken: env.PRISMIC_ACCESS_TOKEN,
    }),
    schema: answerSchema,
    transport: directFetch,
  })
}

const isListed = (type: string): type is EntryType => Object.hasOwn(LISTED, type)

function entryOf({ id, type, uid, lang, last_publication_date: changed, data }: Document): PublishedEntry[] {
  return isListed(type) ? [{ id, type, uid, lang, changed, campaign: text(data.campaign_short_name) }] : []
}

/**
 * What is known of documents that have not been published since they were read. Dates are in whole seconds, so a
 * document published in the last known second may have been published again within it, and is read again.
 */
function knownInsides(entries: readonly PublishedEntry[], before: PublishedContent | undefined): Map<string, Inside> {
  const former = before?.entries ?? []
  const newest = former.reduce((latest, entry) => Math.max(latest, publishedAt(entry) ?? -Infinity), -Infinity)
  const settled = former.filter((entry) => (publishedAt(entry) ?? Infinity) < newest)
  const known = new Map(settled.map((entry) => [entry.id, entry]))
  return new Map(
    entries.flatMap(({ id, changed }) => {
      const entry = known.get(id)
      return entry?.inside && entry.changed === changed ? [[id, entry.inside]] : []
    }),
  )
}

const publishedAt = ({ changed }: PublishedEntry) => timestamp(changed)?.getTime()

/** @param insides to which the results are added */
async function readInsides(ref: string, ids: readonly string[], insides: Map<string, Inside>): Promise<void> {
  const batches = batchesOf(ids, OPENED_AT_ONCE)
  for (const some of batchesOf(batches, READS_AT_ONCE)) {
    await Promise.all(
      some.map(async (batch) => {
        const filters = [prismic.filter.in('document.id', [...batch])]
        const { results } = await search({ ref, filters, pageSize: OPENED_AT_ONCE })
        for (const document of results) insides.set(document.id, insideOf(document.data))
      }),
    )
  }
}

const batchesOf = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

function insideOf(data: Document['data']): Inside {
  const zones = { body: readRows(data.body), body1: readRows(data.body1) }
  return {
    flag: text(data.feature_flag),
    hasSections: sectionsOf(zones, layoutOf(data.layout_name)).length > 0,
    strips: readStrips(data),
  }
}

const readRows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

type Whole = Pick<PublishedContent, 'categories' | 'redirects'> & { type: string }

function wholeOf(document: Document): Whole {
  const { type, uid, data } = document
  const isCategory = type === 'video_category' && uid !== null
  return {
    type,
    categories: isCategory ? [{ uid, videoUids: listedVideos(data.category_videos).map((video) => video.uid) }] : [],
    redirects: redirectRows([document]).map(({ from, to, kind }) => ({ from, to, kind })),
  }
}
