import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { richTextHtml } from '@/lib/content/fields/rich-text-html'
import { findContactForm } from '@/lib/content/site/contact-form'
import { contactFields } from '@/lib/core/contact-fields'
import { env } from '@/lib/core/server/env'
import { isInMaintenance } from '@/lib/core/server/switches'
import { wordsOf } from '@/lib/core/words'
import { contactFormFrom } from '@/lib/domains/contact/from-content'
import type { ContactForm } from '@/lib/domains/contact/schema'

/** The contact form in a language; undefined while the support desk is under maintenance [CT-015]. */
export async function loadContactForm(locale: Locale): Promise<ContactForm | undefined> {
  if (isInMaintenance()) return undefined
  const [content, t, labels] = await Promise.all([
    findContactForm(locale),
    getTranslations({ locale, namespace: 'contact' }),
    getTranslations({ locale, namespace: 'contact.labels' }),
  ])
  const policy = content?.policy ? richTextHtml(content.policy, { locale, siteUrl: env.SITE_URL }) : ''
  return contactFormFrom(content, { title: t('title'), labels: wordsOf(labels, contactFields) }, policy)
}
