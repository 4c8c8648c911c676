import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import type { Pairing } from '@/lib/domains/pairing/schema'
import { Onward } from '../member-area/onward'

/** Whether the training plans are linked, and the way to link them. */
export async function ConnectionLine({ state, locale }: Pairing & { locale: Locale }) {
  const t = await getTranslations('pairing.connections')
  const isLinked = state === 'linked'
  return (
    <>
      <p className="font-display text-head-sm">{t('plans')}</p>
      <p className={isLinked ? 'font-semibold text-pine' : undefined}>{t(isLinked ? 'linked' : 'notLinked')}</p>
      <Onward href={localizedPath(settingsPath('connections'), locale)}>{t('title')}</Onward>
    </>
  )
}
