import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { accountDeletionPath } from '@/lib/core/paths'
import { buttonClass } from '../ui/button'
import { AccountPanel } from './account-panel'

/** Where deleting the account begins: it leads to a page that says what happens, and asks again. */
export async function DeletionPanel({ locale }: { locale: Locale }) {
  const t = await getTranslations('account.deletion')
  return (
    <AccountPanel id="deletion" title={t('title')}>
      <p>{t('text')}</p>
      <a
        href={localizedPath(accountDeletionPath, locale)}
        className={buttonClass('outline', 'small', 'justify-self-start text-alert')}
      >
        {t('begin')}
      </a>
    </AccountPanel>
  )
}
