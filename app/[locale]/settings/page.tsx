import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'

/** The settings begin with the profile. */
export default async function SettingsPage({ params }: PageProps<'/[locale]/settings'>): Promise<never> {
  await connection()
  const { locale } = await params
  redirect(localizedPath(settingsPath('profile'), knownLocale(locale)))
}
