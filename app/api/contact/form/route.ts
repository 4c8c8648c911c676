import { contactFormIn } from '@/app/_help/contact-form-in'
import { knownLocale } from '@/i18n/locales'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { getContact } from '@/lib/domains/contact/endpoints'
import { contactTexts } from '@/lib/domains/contact/presenter'

export const GET = forVisitor(getContact, async ({ query: { language = '' } }) => {
  const locale = knownLocale(language)
  const [form, texts] = await Promise.all([contactFormIn(locale), contactTexts(locale)])
  return { form: form ?? null, texts }
})
