import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { getNotices } from '@/lib/content/site/notices'
import { env } from '@/lib/core/server/env'
import { RichText } from './rich-text'

/**
 * Texts shown instead of a sign-up button, by the rule that forbids signing up: the editors' texts, or our own
 * (EV-052).
 */
export async function readEventNotices(locale: Locale) {
  const [t, { womenOnly, categoryEnforcement }] = await Promise.all([
    getTranslations('events.notices'),
    getNotices(locale),
  ])
  const context = { locale, siteUrl: env.SITE_URL }
  return {
    women_only: womenOnly ? <RichText field={womenOnly} context={context} /> : <p>{t('women_only')}</p>,
    category_enforcement: categoryEnforcement ? (
      <RichText field={categoryEnforcement} context={context} />
    ) : (
      <p>{t('category_enforcement')}</p>
    ),
  }
}
