import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { accountDataFilePath, accountDataPath } from '@/lib/core/paths'
import { buttonClass } from '../ui/button'
import { AccountPanel } from './account-panel'

/** The ways to all that is known of the player: a page and a file, both made when they are asked for. */
export async function DataPanel({ locale }: { locale: Locale }) {
  const t = await getTranslations('account.data')
  return (
    <AccountPanel id="data" title={t('title')}>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <a href={localizedPath(accountDataPath, locale)} className={buttonClass('outline', 'small')}>
          {t('read')}
        </a>
        <DataFileLink locale={locale} label={t('download')} />
      </div>
    </AccountPanel>
  )
}

/** The link to the file; without `download`, since a browser would save the page that says why there is none. */
export const DataFileLink = ({ locale, label }: { locale: Locale; label: string }) => (
  <a href={accountDataFilePath(locale)} className={buttonClass('outline', 'small')}>
    {label}
  </a>
)
