import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import type { ErrorStatus } from '@/lib/core/errors'
import type { Redirect } from '@/lib/content/redirects/redirect-from'
import { findRedirect } from '@/lib/content/redirects/redirects'
import { ErrorDocument, errorMetadata } from './error-document'

type AbsentPageProps = {
  status: ErrorStatus
  /** Path without its language. */
  path: string
  locale: Locale
}

/**
 * Head of the document shown at an address whose page can't be shown. If the address redirects, the head must not set a
 * status.
 */
export async function absentMetadata(status: ErrorStatus, path: string, locale: Locale): Promise<Metadata> {
  if (status !== 404) return errorMetadata(status, locale)
  const found = await findEditorsRedirect(path, locale)
  return found === undefined || found.kind === 'gone' ? errorMetadata(statusOf(found), locale) : {}
}

/**
 * Shown at an address whose page can't be shown: the error document of its status. An address without a page redirects
 * if editors say so, or answers 410.
 */
export async function AbsentPage({ status, path, locale }: AbsentPageProps) {
  if (status !== 404) return <ErrorDocument status={status} locale={locale} />
  const found = await findEditorsRedirect(path, locale)
  if (found?.kind === 'permanent') permanentRedirect(found.to)
  if (found?.kind === 'temporary') redirect(found.to)
  return <ErrorDocument status={statusOf(found)} locale={locale} />
}

const statusOf = (found: Redirect | undefined) => (found?.kind === 'gone' ? 410 : 404)

/** What editors configured for an address without a page: a redirect, or that the page is gone. */
export const readEditorsRedirect = cache((path: string, locale: Locale) => settleReading(findRedirect(path, locale)))

/** The same; during an outage this can't be read, and the page counts as missing. */
async function findEditorsRedirect(path: string, locale: Locale): Promise<Redirect | undefined> {
  const found = await readEditorsRedirect(path, locale)
  return 'value' in found ? found.value : undefined
}
