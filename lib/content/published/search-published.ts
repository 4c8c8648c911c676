import 'server-only'
import * as prismic from '@prismicio/client'
import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { directFetch } from '@/lib/core/server/direct-fetch'
import { documentPageSchema } from '../api/document-schema'
import { timestamp } from '../fields/fields'

/** How many documents the content API returns at once. */
const LISTED_AT_ONCE = 100

const answerSchema = z
  .looseObject({ results: documentPageSchema, total_pages: z.number(), total_results_size: z.number() })
  .transform(({ results, ...others }) => ({ ...others, results: results.documents, received: results.received }))

export type Document = z.infer<typeof documentPageSchema>['documents'][number]
type Parameters = Pick<prismic.BuildQueryURLArgs, 'ref' | 'filters' | 'fetch' | 'page' | 'pageSize' | 'orderings'>
type Answer = z.infer<typeof answerSchema>

/** Searches in all languages, outside the data cache. @throws UpstreamError, also for an outdated ref */
export function searchPublished(parameters: Parameters): Promise<Answer> {
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

type Query = { ref: string; types: readonly string[]; fetch?: string[] }

/** What is known of a document, and the time of its last publication as the content service states it. */
type Dated = { id: string; changed: string | null }

/**
 * Everything of some types that is published under a ref. The documents are read page by page, the last published first,
 * until all others are as they were known, so that a publish costs reads in proportion to what it changed.
 *
 * @param before what was read under another ref
 * @throws UpstreamError, also for an outdated ref: its documents must not be mixed with another ref's; and for a listing from
 * which some are missing, since what it lacks would be gone for visitors
 */
export async function readNewestFirst<Known extends Dated>(
  { ref, types, fetch }: Query,
  before: readonly Known[],
  read: (document: Document) => Known,
): Promise<Known[]> {
  const filters = [prismic.filter.any('document.type', [...types])]
  const orderings = [{ field: 'document.last_publication_date', direction: 'desc' as const }]
  const found = new Map<string, Known>()
  let received = 0
  for (let page = 1; ; page += 1) {
    const answer = await searchPublished({ ref, filters, fetch, orderings, page, pageSize: LISTED_AT_ONCE })
    const some = answer.results.map(read)
    received += answer.received
    for (const each of some) found.set(each.id, each)
    if (page >= answer.total_pages) {
      if (received >= answer.total_results_size) return [...found.values()]
      throw new UpstreamError({ service: 'content', operation: 'listPublished', kind: 'schema' })
    }
    const all = new Map([...before, ...found.values()].map((each) => [each.id, each]))
    if (all.size === answer.total_results_size && areOthersKnown(some, found, before)) return [...all.values()]
  }
}

/**
 * Whether documents that were not read yet must be as they are known: the last page ends with a known one, older than the
 * newest known one, and none of the known ones that are newer than it is missing among those read. Dates are in whole seconds: a document of the newest second that is known
 * may have been published again within it, so that second is read completely.
 */
function areOthersKnown(page: readonly Dated[], found: ReadonlyMap<string, Dated>, before: readonly Dated[]): boolean {
  const last = page.at(-1)
  if (last === undefined) return false
  const oldest = publishedAt(last)
  const newestKnown = before.reduce((newest, each) => Math.max(newest, publishedAt(each)), -Infinity)
  return (
    oldest < newestKnown &&
    before.some(({ id, changed }) => id === last.id && changed === last.changed) &&
    before.every((each) => publishedAt(each) <= oldest || found.has(each.id))
  )
}

/** Milliseconds since 1970; never published counts as the oldest. */
export const publishedAt = ({ changed }: Pick<Dated, 'changed'>): number => timestamp(changed)?.getTime() ?? -Infinity
