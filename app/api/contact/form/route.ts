import { contactFormIn } from '@/app/_help/contact-form-in'
import { knownLocale } from '@/i18n/locales'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { contactTexts } from '@/lib/domains/contact/presenter'

/** The contact form with its words, for pages that show it when a button is pressed; `form` is null in maintenance. */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  const language = new URL(request.url).searchParams.get('language') ?? ''
  const locale = knownLocale(language)
  const [form, texts] = await Promise.all([contactFormIn(locale), contactTexts(locale)])
  return Response.json({ form: form ?? null, texts }, { headers: { 'cache-control': 'public, max-age=60' } })
})
