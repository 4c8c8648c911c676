import 'server-only'
import type { Locale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/server/env'
import { wordsOf } from '@/lib/core/words'
import { contactProblems } from './contact-rules'
import { contactWords, type ContactTexts } from './texts'

/** The words of the contact form, for a form that runs in the browser. */
export async function contactTexts(locale: Locale): Promise<ContactTexts> {
  const [t, errors, limits, faults] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'contact.errors' }),
    getTranslations({ locale, namespace: 'tooManyTries' }),
    getTranslations({ locale, namespace: 'errors' }),
  ])
  return {
    ...wordsOf(t, contactWords, { address: `support@${env.SUPPORT_HOST}` }),
    tooManyTries: wordsOf(limits, ['body']).body,
    unreadable: faults('unreadable.body'),
    errors: wordsOf(errors, contactProblems),
  }
}
