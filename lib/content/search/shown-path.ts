import 'server-only'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { stagePath, videoPath } from '@/lib/core/paths'
import { isOffAddress } from '@/lib/core/server/off'
import { firstCampaignOf } from '../campaigns/stage-places'
import { documentPath } from '../fields/links'
import { isDocumentPath } from '../pages/document-path'
import type { PublishedEntry } from '../published/content'
import { knownIndex } from '../published/published'
import type { PublishedIndex } from '../published/published-index'
import { isShown } from '../published/shown-entry'
import { firstLandingOf } from '../videos/video-places'

/**
 * The path, with language, at which visitors see a document now, by the latest index and without waiting; undefined if they
 * don't see it.
 */
export function shownDocumentPath(type: string, uid: string, locale: Locale): string | undefined {
  const index = knownIndex()
  if (index === undefined) return undefined
  const entry = index.entryOf(type, uid, locale)
  const path = entry && isShown(entry) ? pathOf(entry, uid, index) : undefined
  return path === undefined || isOffAddress(path) || !isDocumentPath(path) ? undefined : localizedPath(path, locale)
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
