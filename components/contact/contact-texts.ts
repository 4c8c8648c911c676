import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import type { ContactTexts } from '@/lib/domains/contact/texts'

/** The words of the contact form, for a form that runs in the browser. */
export async function contactTexts(locale: Locale): Promise<ContactTexts> {
  const [t, tooManyTries] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'tooManyTries' }),
  ])
  return {
    send: t('send'),
    sending: t('sending'),
    close: t('close'),
    failed: t('failed'),
    tooManyTries: tooManyTries('body', { wait: '{wait}' }),
    sentTitle: t('sent.title'),
    sentText: t('sent.text'),
    sentClose: t('sent.close'),
    maintenance: t('maintenance', { address: `support@${env.SUPPORT_HOST}` }),
    leaveEmpty: t('leaveEmpty'),
    errors: {
      missingFirstName: t('errors.missingFirstName'),
      missingLastName: t('errors.missingLastName'),
      missingEmail: t('errors.missingEmail'),
      invalidEmail: t('errors.invalidEmail'),
      missingQueryType: t('errors.missingQueryType'),
      missingMessage: t('errors.missingMessage'),
      tooLong: t('errors.tooLong'),
    },
  }
}
