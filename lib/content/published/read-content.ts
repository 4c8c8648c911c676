import 'server-only'
import * as prismic from '@prismicio/client'
import { isRecord } from '@/lib/core/is-record'
import { sitemapLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { linkedIds } from '../api/cache-tags'
import { shownAddress } from '../api/own-sizes'
import { namingsIn } from '../campaigns/stage-places'
import { image, text } from '../fields/fields'
import { linkAddress } from '../fields/links'
import { layoutOf, sectionsOf } from '../pages/layout'
import { redirectRows } from '../redirects/redirect-rows'
import { listedVideos } from '../videos/listed-videos'
import { readStrips } from '../videos/video-strips'
import type { PublishedEntry, EntryType, Inside, PublishedContent, PublishedList, PublishedVideo } from './content'
import { type Document, publishedAt, readNewestFirst, searchPublished } from './search-published'

/**
 * The types that have or determine addresses, each with the few fields that are requested: if none were named, the
 * service would send all.
 */
const LISTED: Record<EntryType, readonly [string, ...string[]]> = {
  page: ['uid'],
  academy_page: ['uid'],
  campaign_page: ['campaign_short_name'],
  campaign_stage: ['campaign_short_name'],
  stage: ['uid'],
  video: ['title', 'description', 'thumbnail', 'video_url'],
}
/** Types of `LISTED` whose sections are read, too. */
const OPENED: ReadonlySet<EntryType> = new Set(['page', 'academy_page', 'campaign_stage', 'stage'])
/** Types read as whole documents, since hardly any of their fields are unneeded. */
const WHOLE = ['redirect', 'redirects', 'video_category', 'navigation', 'footer']

/** Whole documents are far larger, and an address that lists their ids must not exceed the content API's limit. */
const OPENED_AT_ONCE = 20
/** Limited, so that reads for visitors' pages also get their turn. */
const READS_AT_ONCE = 4

/**
 * Reads what is published under a ref: an entry for each document that changed since an earlier reading, and the
 * sections of those.
 *
 * @param before content read earlier by this process, under another ref
 * @throws UpstreamError, also for an outdated ref: its documents must not be mixed with another ref's
 */
export async function readContent(ref: string, before?: PublishedContent): Promise<PublishedContent> {
  const fields = Object.entries(LISTED).flatMap(([type, names]) => names.map((name) => `${type}.${name}`))
  const [listed, lists] = await Promise.all([
    readNewestFirst({ ref, types: Object.keys(LISTED), fetch: fields }, before?.entries ?? [], entryOf),
    readNewestFirst({ ref, types: WHOLE }, before?.lists ?? [], listOf),
  ])
  const insides = knownInsides(listed, before)
  await readInsides(
    ref,
    listed.filter(({ id, type }) => OPENED.has(type) && !insides.has(id)).map(({ id }) => id),
    insides,
  )
  return { version: 4, ref, entries: listed.map((entry) => withInside(entry, insides.get(entry.id))), lists }
}

/** The entry itself if it is as before: an earlier index may still be in use, and shares it. */
const withInside = (entry: PublishedEntry, inside: Inside | undefined): PublishedEntry =>
  entry.inside === inside ? entry : { ...entry, inside }

const isListed = (type: string): type is EntryType => Object.hasOwn(LISTED, type)

function entryOf(document: Document): PublishedEntry {
  const { id, type, uid, lang, last_publication_date: changed, first_publication_date, data } = document
  // Only listed types are asked for.
  const entry = { id, type: isListed(type) ? type : 'page', uid, lang, changed }
  const campaign = text(data.campaign_short_name)
  if (type === 'campaign_page') return { ...entry, campaign, first: text(first_publication_date) }
  return type === 'video' ? { ...entry, video: videoOf(data) } : { ...entry, campaign }
}

/** A description is cut to what a search result shows: the index holds every video. */
const DESCRIPTION_LENGTH = 300
const HALF_A_CHARACTER = /[\ud800-\udbff]$/

function videoOf(data: Document['data']): PublishedVideo | undefined {
  const [title, thumbnail] = [text(data.title), image(data.thumbnail)]
  const address = linkAddress(data.video_url, env.SITE_URL)
  if (title === undefined || thumbnail === undefined || address === undefined) return undefined
  const description = text(data.description)?.slice(0, DESCRIPTION_LENGTH).replace(HALF_A_CHARACTER, '')
  return { title, description, thumbnail: shownAddress(thumbnail.url), address }
}

/**
 * What is known of documents that have not been published since they were read. Dates are in whole seconds, so a
 * document published in the last known second may have been published again within it, and is read again.
 */
function knownInsides(entries: readonly PublishedEntry[], before: PublishedContent | undefined): Map<string, Inside> {
  const former = before?.entries ?? []
  const newest = former.reduce((latest, entry) => Math.max(latest, publishedAt(entry)), -Infinity)
  const settled = former.filter((entry) => entry.changed !== null && publishedAt(entry) < newest)
  const known = new Map(settled.map((entry) => [entry.id, entry]))
  return new Map(
    entries.flatMap(({ id, changed }) => {
      const entry = known.get(id)
      return entry?.inside && entry.changed === changed ? [[id, entry.inside]] : []
    }),
  )
}

/** @param insides to which the results are added */
async function readInsides(ref: string, ids: readonly string[], insides: Map<string, Inside>): Promise<void> {
  const batches = batchesOf(ids, OPENED_AT_ONCE)
  for (const some of batchesOf(batches, READS_AT_ONCE)) {
    await Promise.all(
      some.map(async (batch) => {
        const filters = [prismic.filter.in('document.id', [...batch])]
        const { results } = await searchPublished({ ref, filters, pageSize: OPENED_AT_ONCE })
        for (const document of results) insides.set(document.id, insideOf(document.data))
      }),
    )
  }
}

const batchesOf = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

function insideOf(data: Document['data']): Inside {
  const zones = { body: readRows(data.body), body1: readRows(data.body1) }
  const sections = sectionsOf(zones, layoutOf(data.layout_name))
  return {
    flag: text(data.feature_flag),
    hasSections: sections.length > 0,
    strips: readStrips(data),
    stages: namingsIn(data),
    hasQuestions: sections.some(({ slice_type: type }) => type === 'faq'),
    raisesFor: sections.flatMap(raisesFor),
    pictures: [...new Set(picturesIn(sections))].slice(0, sitemapLimits.pictures),
  }
}

function raisesFor({ slice_type: type, primary }: Record<string, unknown>): string[] {
  const id = type === 'givengain_sign_up' && isRecord(primary) ? text(primary.fundraising_event_id) : undefined
  return id === undefined ? [] : [id]
}

/** Where pages show the pictures of fields, without the other views of each; they show none from elsewhere. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const picture = isRecord(value.dimensions) ? image(value) : undefined
  if (picture === undefined) return Object.values(value).flatMap(picturesIn)
  return env.MEDIA_ORIGINS.includes(new URL(picture.url).origin) ? [shownAddress(picture.url)] : []
}

const readRows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

function listOf(document: Document): PublishedList {
  const { id, type, uid, last_publication_date: changed, data } = document
  const isCategory = type === 'video_category' && uid !== null
  const isMenu = type === 'navigation' || type === 'footer'
  return {
    id,
    type,
    changed,
    category: isCategory ? { uid, videoUids: listedVideos(data.category_videos).map((video) => video.uid) } : undefined,
    redirects: redirectRows([document]).map(({ from, to, kind }) => ({ from, to, kind })),
    links: isMenu ? linkedIds(data) : [],
  }
}
