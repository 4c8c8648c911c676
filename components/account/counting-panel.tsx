import { getTranslations } from 'next-intl/server'
import type { ConsentCategory } from '@/lib/core/consent'
import { wordsOf } from '@/lib/core/words'
import { askedCategories } from '../analytics/asked-categories'
import { PrivacyState } from '../analytics/lazy'
import { AccountPanel } from './account-panel'

/** What the site counts and loads with the visitor's consent. @param allowed according to the request's cookie */
export async function CountingPanel({ allowed }: { allowed: readonly ConsentCategory[] }) {
  const [t, categories] = await Promise.all([getTranslations('account.counting'), askedCategories()])
  return (
    <AccountPanel id="counting" title={t('title')}>
      <p>{t('text')}</p>
      <PrivacyState categories={categories} allowed={allowed} texts={wordsOf(t, ['allowed', 'refused', 'change'])} />
      <p className="text-muted" data-without-script>
        {t('needsScript')}
      </p>
    </AccountPanel>
  )
}
