import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { Onward } from '../member-area/onward'

type ConnectionLineProps = {
  /** Whether the training plans are known to be linked; others may be, too. */
  isLinked: boolean
  locale: Locale
}

/** That the training plans are linked, or what can be. */
export async function ConnectionLine({ isLinked, locale }: ConnectionLineProps) {
  const [t, words] = await Promise.all([getTranslations('pairing.connections'), getTranslations('overview')])
  return (
    <>
      {isLinked ? (
        <>
          <p className="font-display text-head-sm font-extrabold">{t('plans')}</p>
          <p className="font-semibold text-pine">{t('linked')}</p>
        </>
      ) : (
        <p>{words('connect')}</p>
      )}
      <Onward href={localizedPath(settingsPath('connections'), locale)}>{t('title')}</Onward>
    </>
  )
}
