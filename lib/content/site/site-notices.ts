import 'server-only'
import { createHash } from 'node:crypto'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { rich, rows, text, timestamp, type RichText } from '../fields/fields'
import { findSingle } from '../pages/pages'

/** What editors tell everybody on every page for a while. */
export type SiteNotice = {
  /** Changes with what the notice says, so that whoever has hidden it sees another one. */
  id: string
  words: RichText
  severity: string | undefined
  /** Undefined: from the beginning, and for good. */
  startsAt: Date | undefined
  endsAt: Date | undefined
}

/** The notices of a language that are not over, also those that begin later; none in an outage before they were read. */
export async function siteNotices(locale: Locale, now: Date): Promise<SiteNotice[]> {
  try {
    const settings = await findSingle('settings', locale)
    return rows(settings?.data.notices).flatMap((row) => {
      const words = rich(row.words)
      const [startsAt, endsAt] = [timestamp(row.starts), timestamp(row.ends)]
      if (words === undefined || (endsAt !== undefined && endsAt <= now)) return []
      return [
        { id: idOf([words, row.severity, startsAt, endsAt]), words, severity: text(row.severity), startsAt, endsAt },
      ]
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return []
  }
}

const idOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)
