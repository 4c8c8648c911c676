import { call } from '@/lib/core/call'
import { type Contact, getChat, getContact, sendContact, sendForm, sendSignUp } from './endpoints'
import type { FormSubmission } from './generic-form'
import type { Chat, ContactSubmission } from './schema'
import type { SignUpSubmission } from './sign-up'

/**
 * Time limit of a submission, longer than our server takes for any answer. If a visitor retries, our server still sends
 * the message only once.
 */
const submitTimeout = () => AbortSignal.timeout(20_000)
/** Time limit of loading help: the visitor waits at a busy button, which then leads to the contact page instead. */
const loadTimeout = () => AbortSignal.timeout(8000)

/**
 * Sends a message to the support desk.
 *
 * @throws AppError `invalid_input` if the server refuses a field; TooManyRequestsError; other errors if it was not sent
 */
export async function submitContact(body: ContactSubmission): Promise<void> {
  await call(sendContact, { body, signal: submitTimeout() })
}

/** @throws as `submitContact` */
export async function submitSignUp(body: SignUpSubmission): Promise<void> {
  await call(sendSignUp, { body, signal: submitTimeout() })
}

/** @throws as `submitContact` */
export async function submitForm(body: FormSubmission): Promise<void> {
  await call(sendForm, { body, signal: submitTimeout() })
}

/** The contact form and its words in a language; `form` is null while the support desk is under maintenance. */
export function loadContact(language: string): Promise<Contact> {
  return call(getContact, { query: { language }, signal: loadTimeout() })
}

/** Whether a chat agent is available: requested at each press of a help button, and never cached. */
export function findChat(): Promise<Chat> {
  return call(getChat, { signal: loadTimeout() })
}
