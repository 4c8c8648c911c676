import 'server-only'
import { contentLocaleOf, defaultLocale, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { stagePath, videoPath } from '@/lib/core/paths'
import { isOffAddress } from '@/lib/core/server/off'
import { firstCampaignOf } from '../campaigns/stage-places'
import { documentPath } from '../fields/links'
import { isDocumentPath } from '../pages/document-path'
import type { PublishedEntry } from '../published/content'
import { knownIndex } from '../published/published'
import { isSwitchedOn, type PublishedIndex } from '../published/published-index'
import { firstLandingOf } from '../videos/video-places'

/** Entries by type, uid and language; garbage-collected with their index. */
const listed = new WeakMap<PublishedIndex, ReadonlyMap<string, PublishedEntry>>()

/**
 * The path, with language, at which visitors see a document now, by the latest index and without waiting; undefined if they
 * don't see it.
 */
export function shownDocumentPath(type: string, uid: string, locale: Locale): string | undefined {
  const index = knownIndex()
  if (index === undefined) return undefined
  const entries = listed.get(index) ?? listEntries(index)
  listed.set(index, entries)
  const entry = [locale, defaultLocale]
    .map((each) => entries.get(`${contentLocaleOf(each)} ${type} ${uid}`))
    .find((each) => each !== undefined)
  const path = entry && isShown(entry) ? pathOf(entry, uid, index) : undefined
  return path === undefined || isOffAddress(path) || !isDocumentPath(path) ? undefined : localizedPath(path, locale)
}

const listEntries = (index: PublishedIndex) =>
  new Map(index.content.entries.map((entry) => [`${entry.lang} ${entry.type} ${entry.uid}`, entry]))

/** Pages without sections, and those whose flag is off, are not there (PB-017, PB-018). */
function isShown(entry: PublishedEntry): boolean {
  const isPage = entry.type === 'page' || entry.type === 'academy_page'
  return isSwitchedOn(entry) && (!isPage || entry.inside?.hasSections === true)
}

function pathOf({ type }: PublishedEntry, uid: string, index: PublishedIndex): string | undefined {
  if (type === 'video') {
    const landing = firstLandingOf(index.videoPlaces, uid)
    return landing === undefined ? undefined : videoPath(landing, uid)
  }
  if (type === 'stage') {
    const campaign = firstCampaignOf(index.stagePlaces, uid)
    return campaign === undefined ? undefined : stagePath(campaign, uid)
  }
  return documentPath({ type, uid })
}
