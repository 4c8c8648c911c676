import { permanentRedirect, redirect } from 'next/navigation'
import type { Locale } from '@/i18n/locales'
import { loaded } from '@/lib/content/api/loaded'
import { findRedirect } from '@/lib/content/pages/redirects'
import { ErrorDocument } from './error-document'

/** An address without a page: leads on where editors say so, otherwise the 404 document. */
export async function MissingPage({ path, locale }: { path: string; locale: Locale }) {
  const found = await loaded(findRedirect(path, locale))
  if ('value' in found && found.value) (found.value.isPermanent ? permanentRedirect : redirect)(found.value.to)
  return <ErrorDocument status={404} locale={locale} />
}
