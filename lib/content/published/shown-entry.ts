import 'server-only'
import { isFlagOn } from '@/lib/core/flags'
import { featureFlags } from '@/lib/core/server/switches'
import type { PublishedEntry } from './content'

/** Whether a document is visible to visitors (PB-018). */
export const isSwitchedOn = ({ inside }: PublishedEntry): boolean =>
  inside?.flag === undefined || isFlagOn(inside.flag, featureFlags())

/** Whether visitors see a document’s page: those without sections, and those whose flag is off, are not there (PB-017, PB-018). */
export function isShown(entry: PublishedEntry): boolean {
  const needsSections = entry.type === 'page' || entry.type === 'academy_page'
  return isSwitchedOn(entry) && (!needsSections || entry.inside?.hasSections === true)
}
