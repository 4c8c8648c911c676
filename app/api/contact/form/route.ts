import { loadContactForm } from '@/app/_help/load-contact-form'
import { knownLocale } from '@/i18n/locales'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { getContact } from '@/lib/domains/contact/endpoints'
import { contactTexts } from '@/lib/domains/contact/presenter'

export const GET = forVisitor(getContact, async ({ query: { language = '' } }) => {
  const locale = knownLocale(language)
  const [form, texts] = await Promise.all([loadContactForm(locale), contactTexts(locale)])
  return { form: form ?? null, texts }
})
