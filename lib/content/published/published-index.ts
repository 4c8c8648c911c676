import 'server-only'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import { RedirectIndex } from '../redirects/redirect-index'
import { redirectRule } from '../redirects/redirect-rule'
import { videoPlaces, type PlacedStrip, type VideoPlace } from '../videos/video-places'
import type { Entry, EntryType, PublishedContent } from './content'

/** The types whose strips give videos their places, in the order in which they count. */
const STRIPPED = ['page', 'academy_page', 'campaign_stage'] as const

/** What is published under a ref, to be looked up. */
export class PublishedIndex {
  readonly content: PublishedContent
  readonly #entries: ReadonlyMap<EntryType, Entry[]>
  #videoPlaces: VideoPlace[] | undefined
  #redirects: RedirectIndex | undefined

  constructor(content: PublishedContent) {
    this.content = content
    this.#entries = Map.groupBy(content.entries, ({ type }) => type)
  }

  /** The documents of a type, in all languages. */
  entriesOf(type: EntryType): readonly Entry[] {
    return this.#entries.get(type) ?? []
  }

  /** Where videos have pages, by the strips of documents that are switched on. */
  get videoPlaces(): readonly VideoPlace[] {
    return (this.#videoPlaces ??= videoPlaces(this.#strips(), this.content.categories))
  }

  get redirects(): RedirectIndex {
    return (this.#redirects ??= new RedirectIndex(
      this.content.redirects.flatMap(({ from, to, kind }) => {
        const rule = redirectRule({ from, to, kind })
        return 'problem' in rule ? [] : [rule]
      }),
      env.SITE_URL,
    ))
  }

  #strips(): PlacedStrip[] {
    const documents = STRIPPED.flatMap((type) => this.entriesOf(type)).filter(isSwitchedOn)
    return documents.flatMap(({ id, inside }) =>
      (inside?.strips ?? []).map(({ categoryUid, landing }) => ({ categoryUid, landing, documentId: id })),
    )
  }
}

/** Whether visitors get to see what is in a document (PB-018). */
export const isSwitchedOn = ({ inside }: Entry): boolean =>
  inside?.flag === undefined || isFlagOn(inside.flag, env.FEATURE_FLAGS)
