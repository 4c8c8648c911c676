import 'server-only'
import { contentLocaleOf, defaultLocale, type Locale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { env } from '@/lib/core/server/env'
import { RedirectIndex } from '../redirects/redirect-index'
import { redirectRule } from '../redirects/redirect-rule'
import { stagePlaces, type StagePlace } from '../campaigns/stage-places'
import { firstLandingOf, videoPlaces, type PlacedStrip, type VideoPlace } from '../videos/video-places'
import type { PublishedEntry, EntryType, PublishedContent } from './content'
import type { Place } from './place'
import { isSwitchedOn } from './shown-entry'
import { showsDefault, showsPage } from './shows-page'
import { stagedCampaigns } from './staged-campaigns'
import { untilSwitched } from './until-switched'

/** The types whose strips determine the pages of videos, in order of precedence. */
const STRIPPED = ['page', 'academy_page', 'campaign_stage'] as const

/** The types whose sections put stages into campaigns. */
const NAMING = ['campaign_stage', 'stage', 'page', 'academy_page'] as const

/** Index of what is published under a ref. */
export class PublishedIndex {
  readonly content: PublishedContent
  readonly #entries: ReadonlyMap<EntryType, PublishedEntry[]>
  readonly #uids: ReadonlyMap<EntryType, ReadonlySet<string | null>>
  readonly #videoPlaces = untilSwitched(() => this.#placeVideos())
  readonly #stagePlaces = untilSwitched(() => this.#placeStages())
  #redirects: RedirectIndex | undefined
  #isStaged: ReturnType<typeof stagedCampaigns> | undefined
  #entriesByName: ReadonlyMap<string, PublishedEntry> | undefined

  constructor(content: PublishedContent) {
    this.content = content
    this.#entries = Map.groupBy(content.entries, ({ type }) => type)
    this.#uids = new Map([...this.#entries].map(([type, entries]) => [type, new Set(entries.map(({ uid }) => uid))]))
  }

  /** The documents of a type, in all languages. */
  entriesOf(type: EntryType): readonly PublishedEntry[] {
    return this.#entries.get(type) ?? []
  }

  /** The document that visitors of a language are shown: in it, or else in the default one. @param uid as in the address */
  entryOf(type: string, uid: string, locale: Locale): PublishedEntry | undefined {
    const uids = [uid, decodeSegment(uid)]
    return [locale, defaultLocale]
      .flatMap((each) => uids.map((one) => this.#byName().get(nameOf(type, one, contentLocaleOf(each)))))
      .find((entry) => entry !== undefined)
  }

  /** The pages of videos, according to strips of documents that are switched on. */
  get videoPlaces(): readonly VideoPlace[] {
    return this.#videoPlaces()
  }

  /** The pages of stages, according to sections of documents that are switched on. */
  get stagePlaces(): readonly StagePlace[] {
    return this.#stagePlaces()
  }

  /** Whether a campaign has stages to show, without which its page fails. */
  isStaged(campaign: PublishedEntry): boolean {
    this.#isStaged ??= stagedCampaigns(this.entriesOf('campaign_stage'))
    return this.#isStaged(campaign)
  }

  /**
   * If two redirects share an address, those of a document of their own come before those of a table. Their ways end where
   * visitors see a page.
   */
  get redirects(): RedirectIndex {
    return (this.#redirects ??= this.#indexRedirects())
  }

  #indexRedirects(): RedirectIndex {
    const lists = this.content.lists.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const rows = ['redirect', 'redirects'].flatMap((type) => lists.filter((each) => each.type === type))
    return new RedirectIndex(
      rows
        .flatMap(({ redirects }) => redirects)
        .flatMap(({ from, to, kind }) => {
          const rule = redirectRule({ from, to, kind })
          return 'problem' in rule ? [] : [rule]
        }),
      { site: env.SITE_URL, isPage: (path, locale) => showsPage(this, path, locale), isDefault: showsDefault },
    )
  }

  /** Whether an address may have a page: its document exists in some language, visible or not. */
  hasPage({ page }: Place): boolean {
    if (page === undefined) return false
    if ('documents' in page) return page.documents.every(({ type, uid }) => this.#has(type, uid))
    const [uid, landing] = [decodeSegment(page.video), page.landing && decodeSegment(page.landing)]
    if (landing === undefined) return firstLandingOf(this.videoPlaces, uid) !== undefined
    return this.videoPlaces.some((place) => place.landing === landing && place.videoUids.has(uid))
  }

  #byName(): ReadonlyMap<string, PublishedEntry> {
    const named = (entry: PublishedEntry) => [nameOf(entry.type, entry.uid, entry.lang), entry] as const
    return (this.#entriesByName ??= new Map(this.content.entries.map(named)))
  }

  #placeVideos(): VideoPlace[] {
    const categories = this.content.lists.flatMap(({ category }) => category ?? [])
    return videoPlaces(this.#strips(), categories)
  }

  #placeStages(): StagePlace[] {
    return stagePlaces(
      this.entriesOf('campaign_page').flatMap(({ uid, first, campaign }) => {
        return uid === null ? [] : [{ uid, first, shortName: campaign }]
      }),
      NAMING.flatMap((type) => this.entriesOf(type))
        .filter(isSwitchedOn)
        .flatMap(({ id, type, uid, inside }) => (inside ? [{ id, type, uid, stages: inside.stages }] : [])),
    )
  }

  #strips(): PlacedStrip[] {
    const documents = STRIPPED.flatMap((type) => this.entriesOf(type)).filter(isSwitchedOn)
    return documents.flatMap(({ id, inside }) =>
      (inside?.strips ?? []).map(({ categoryUid, landing }) => ({ categoryUid, landing, documentId: id })),
    )
  }

  /** @param uid as in the address; some routes decode it, others don't */
  #has(type: EntryType, uid: string): boolean {
    const uids = this.#uids.get(type)
    return uids !== undefined && (uids.has(uid) || uids.has(decodeSegment(uid)))
  }
}

const nameOf = (type: string, uid: string | null, lang: string) => `${lang} ${type} ${uid}`
