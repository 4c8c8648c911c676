import { defaultLocale, knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { contactFormIn } from '@/app/_help/contact-form-in'
import { AppError, askedWait } from '@/lib/core/errors'
import { contactPath, contactSentPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, isNativeForm, readFormBody, readJsonBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { keepDraft } from '@/lib/domains/contact/kept-draft'
import { contactSubmissionSchema, noValues, type ContactSubmission } from '@/lib/domains/contact/schema'
import { sendContact } from '@/lib/domains/contact/server'

/** The longest message in any script, as a form writes it. */
const BODY_LIMIT_BYTES = 128 * 1024

/** Takes a message to the support desk: from script as JSON, from the form itself without it. */
export const POST = withProblems(async (request) => {
  assertSameOrigin(request, env.SITE_URL)
  if (isNativeForm(request)) return answerForm(request)
  await send(request, await readJsonBody(request, contactSubmissionSchema, BODY_LIMIT_BYTES))
  return Response.json({ sent: true }, { headers: { 'cache-control': 'no-store' } })
})

async function send(request: Request, submission: ContactSubmission): Promise<void> {
  await takeTry('submissions', clientOf(request))
  const form = await contactFormIn(knownLocale(submission.language))
  if (form === undefined) throw new AppError('upstream_unavailable', 'the contact form is in maintenance')
  await sendContact(submission, form)
}

/** Leads to a page that says what became of the message; where it was not sent, to the form with every letter in it. */
async function answerForm(request: Request): Promise<Response> {
  const submission: ContactSubmission = {
    ...noValues,
    homepage: '',
    language: defaultLocale,
    ...(await readFormBody(request, BODY_LIMIT_BYTES)),
  }
  const locale = knownLocale(submission.language)
  try {
    await send(request, { ...submission, shownMs: undefined })
    return seeOther(localizedPath(contactSentPath, locale))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'a message could not be sent')
    const { firstName, lastName, email, queryType, message } = submission
    const values = { firstName, lastName, email, queryType, message }
    const draft = keepDraft({ values, code: error.code, retryAfterSeconds: askedWait(error) })
    return seeOther(`${localizedPath(contactPath, locale)}?draft=${draft}`)
  }
}
