import { defaultLocale, knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { forForm } from '@/app/_help/answer-form'
import { loadContactForm } from '@/app/_help/load-contact-form'
import { AppError, askedWait } from '@/lib/core/errors'
import { contactPath, contactSentPath } from '@/lib/core/paths'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { log } from '@/lib/core/server/log'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { readFormBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { keepSentDraft } from '@/lib/domains/contact/kept-draft'
import { sendContact } from '@/lib/domains/contact/endpoints'
import { noValues, type ContactSubmission } from '@/lib/domains/contact/schema'
import * as contact from '@/lib/domains/contact/server'

export const POST = forForm(
  forVisitor(sendContact, async ({ body }) => {
    await send(body)
    return { sent: true } as const
  }),
  answerNative,
)

async function send(submission: ContactSubmission): Promise<void> {
  const form = await loadContactForm(knownLocale(submission.language))
  if (form === undefined) throw new AppError('upstream_unavailable', 'the contact form is in maintenance')
  await contact.sendContact(submission, form)
}

/**
 * Redirects to a page that confirms the message. If it was not sent, redirects to the form, filled in with everything
 * that was typed.
 */
async function answerNative(request: Request): Promise<Response> {
  const submission: ContactSubmission = {
    ...noValues,
    homepage: '',
    language: defaultLocale,
    ...(await readFormBody(request, sendContact.bodyLimit)),
  }
  const locale = knownLocale(submission.language)
  try {
    await takeTry(sendContact.limit, clientOf(request))
    await send({ ...submission, shownMs: undefined })
    return seeOther(localizedPath(contactSentPath, locale))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'a message could not be sent')
    const { firstName, lastName, email, queryType, message } = submission
    const values = { firstName, lastName, email, queryType, message }
    const draft = await keepSentDraft({ values, code: error.code, retryAfterSeconds: askedWait(error) })
    return seeOther(`${localizedPath(contactPath, locale)}?draft=${draft}`)
  }
}
