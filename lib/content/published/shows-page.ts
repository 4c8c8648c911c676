import 'server-only'
import type { Locale } from '@/i18n/locales'
import { decodeSegment } from '@/lib/core/address-segment'
import { isOffAddress } from '@/lib/core/server/off'
import { isDocumentPath } from '../pages/document-path'
import type { PublishedEntry } from './content'
import { isNeverRedirected, isReplaceable, pageAt, type Place } from './place'
import type { PublishedIndex } from './published-index'
import { isShown } from './shown-entry'

/**
 * Whether no redirect leads on from an address: visitors find a page there, or the address belongs to a route that answers
 * in any case. One of ours at a fixed address that editors have not written is none: a redirect takes its place.
 *
 * @param path without language
 * @param locale in which the page is asked for
 */
export function showsPage(index: PublishedIndex, path: string, locale: Locale): boolean {
  if (isOffAddress(path)) return false
  if (isNeverRedirected(path)) return true
  const page = pageAt(path)
  return page !== undefined && isDocumentPath(path) && isPageShown(index, page, locale)
}

/** Whether a page of ours is shown at an address that editors have not written, unless they redirect it. */
export const showsDefault = (path: string): boolean => isReplaceable(path) && !isOffAddress(path)

function isPageShown(index: PublishedIndex, page: NonNullable<Place['page']>, locale: Locale): boolean {
  if ('video' in page)
    return index.entryOf('video', page.video, locale) !== undefined && index.hasPage({ path: '', page })
  const entries = page.documents.map(({ type, uid }) => index.entryOf(type, uid, locale))
  if (!entries.every((entry) => entry !== undefined && isShown(entry))) return false
  return isCampaignStaged(index, entries) && isStagePlaced(index, page.documents)
}

/** The page of a campaign shows its stages; those of single stages don't need them. */
function isCampaignStaged(index: PublishedIndex, entries: readonly (PublishedEntry | undefined)[]): boolean {
  const [page, stage] = entries
  return page?.type !== 'campaign_page' || stage !== undefined || index.isStaged(page)
}

/** A stage has a page in those campaigns that sections put it into, and none besides (CN-007). */
function isStagePlaced(index: PublishedIndex, documents: readonly { type: string; uid: string }[]): boolean {
  const uidOf = (type: string) => {
    const uid = documents.find((each) => each.type === type)?.uid
    return uid === undefined ? undefined : decodeSegment(uid)
  }
  const [stage, campaign] = [uidOf('stage'), uidOf('campaign_page')]
  return (
    stage === undefined ||
    index.stagePlaces.some(
      ({ campaignUid, stageUids }) => stageUids.has(stage) && (campaign ?? campaignUid) === campaignUid,
    )
  )
}
