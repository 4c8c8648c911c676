import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { InternalLink } from '../ui/link'
import { AccountPanel } from './account-panel'
import { LanguageChoice } from './language-choice'

type ChoicesPanelProps = {
  locale: Locale
  /** Path of the page, without its language. */
  path: string
  usesMetric: boolean
  /** The control that chooses the time zone. */
  zone: ReactNode
}

/** What the whole site goes by: the language, the units (which the game keeps, with the profile) and the time zone. */
export async function ChoicesPanel({ locale, path, usesMetric, zone }: ChoicesPanelProps) {
  const [t, profile] = await Promise.all([getTranslations('account.choices'), getTranslations('profile')])
  return (
    <AccountPanel id="choices" title={t('title')}>
      <LanguageChoice path={path} locale={locale} />
      <div>
        <h3 className="mb-1 font-semibold">{profile('units')}</h3>
        <p>{profile(usesMetric ? 'metric' : 'imperial')}</p>
        <InternalLink
          href={`${localizedPath(settingsPath('profile'), locale)}#units`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('changeUnits')}
        </InternalLink>
      </div>
      <div className="grid gap-2">
        <div data-needs-script>{zone}</div>
        <p className="text-muted" data-needs-script>
          {t('zoneHint')}
        </p>
        <p className="text-muted" data-without-script>
          {t('zoneNeedsScript')}
        </p>
      </div>
    </AccountPanel>
  )
}
