import 'server-only'
import { InvalidInputError } from '@/lib/core/errors'
import { doneOnce } from './done-once'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { siteNow } from '@/lib/core/server/site-clock'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getAgentAvailability } from '@/lib/services/chat/client'
import { sendContactRequest } from '@/lib/services/support/client'
import { sendSignUp } from '@/lib/services/tracking/client'
import { cleanValues, contactErrors } from './contact-rules'
import { assertPerson } from './guard'
import type { Chat, ContactForm, ContactSubmission } from './schema'
import { signUpProblems, type SignUpSubmission } from './sign-up'

/**
 * Sends a message to the support desk. The same message within ten minutes is sent once, however often it comes.
 *
 * @param form whose rules apply
 * @throws InvalidInputError, TooManyRequestsError, UpstreamError
 */
export async function sendContact(submission: ContactSubmission, form: ContactForm): Promise<void> {
  assertPerson(submission)
  const values = cleanValues(submission)
  const wrong = Object.keys(contactErrors(values, form))
  if (wrong.length > 0) throw new InvalidInputError(`the message fails its rules: ${wrong.join(', ')}`)
  const { firstName, lastName, email, queryType, message } = values
  const name = `${firstName} ${lastName}`.trim()
  await doneOnce(['contact', name, email, queryType, message], async (confirm) => {
    // Where the address is optional, messages without one have nothing in common.
    if (email !== '') await takeTry('submissionsOfAddress', email.toLowerCase())
    await confirm()
    await sendContactRequest({ name, email, queryType, message })
  })
}

/** Whether a chat agent is available. If that can't be read, none is [CT-030]; the cause is logged. */
export async function getChat(): Promise<Chat> {
  try {
    return { isAvailable: await getAgentAvailability(), script: env.CHAT_SCRIPT_URL }
  } catch (err) {
    log.warn({ err }, 'chat agents can’t be asked for')
    return { isAvailable: false, script: env.CHAT_SCRIPT_URL }
  }
}

/**
 * Sends an e-mail sign-up to the tracking service [TR-001, TR-002, FM-012]; the same address for the same id only once
 * in a while.
 *
 * @throws InvalidInputError, TooManyRequestsError, UpstreamError
 */
export async function signUpByEmail(submission: SignUpSubmission): Promise<void> {
  assertPerson(submission)
  if (signUpProblems(submission).length > 0) throw new InvalidInputError('the sign-up fails its rules')
  const [email, { id }] = [submission.email.trim(), submission]
  await doneOnce(['sign-up', email.toLowerCase(), id], async (confirm) => {
    await takeTry('submissionsOfAddress', email.toLowerCase())
    await confirm()
    await sendSignUp({ email, id, timeStamp: siteNow().toISOString() })
  })
}
