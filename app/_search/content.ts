import { env } from '@/lib/core/server/env'
import { lastMasterRef } from '@/lib/content/api/repository'
import { readSearchedDocuments, type SearchedDocument } from '@/lib/content/search/searched-documents'
import type { SearchEntry, SearchItem, SearchKind } from '@/lib/domains/search/entry'
import type { SearchReader } from '@/lib/domains/search/keeper'

/** A publish is noticed within seconds; this is for one that was missed. */
const EVERY_MS = 10 * 60_000

/** Pages, campaigns, videos and questions, read again after each publish. */
export const contentReader: SearchReader = {
  source: 'content',
  everyMs: EVERY_MS,
  hasChanged: (state) => {
    const ref = lastMasterRef()
    return ref !== undefined && ref !== state
  },
  read: async (known, put) => {
    const { ref, gone } = await readSearchedDocuments(known, (documents) => put(documents.map(itemOf)))
    return { state: ref, gone }
  },
}

const KINDS = { campaign_page: 'campaign', stage: 'campaign', video: 'video' } as const

function kindOf(type: SearchedDocument['type']): SearchKind {
  return type === 'campaign_page' || type === 'stage' || type === 'video' ? KINDS[type] : 'page'
}

function itemOf({ key, version, type, uid, locale, title, text, otherWords, questions }: SearchedDocument): SearchItem {
  const page: SearchEntry = {
    kind: kindOf(type),
    locale,
    title: title ?? env.PRODUCT_NAME,
    text,
    otherWords,
    place: { type, uid },
  }
  const asked = questions.map(({ question, answer }): SearchEntry => {
    return {
      kind: 'question',
      locale,
      title: question,
      text: answer,
      place: { type, uid, hash: textFragment(question) },
    }
  })
  return { key, version, entries: [page, ...asked] }
}

/** Browsers scroll to the question and open it. */
const textFragment = (text: string) => `:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`
