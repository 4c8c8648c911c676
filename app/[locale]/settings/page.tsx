import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { localeOf } from '../_pages/locale-of'

/** Redirects to the profile, the first page of the settings. */
export default async function SettingsPage({ params }: PageProps<'/[locale]/settings'>): Promise<never> {
  await connection()
  redirect(localizedPath(settingsPath('profile'), await localeOf(params)))
}
