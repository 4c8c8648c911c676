import { call } from '@/lib/core/call'
import { type Contact, getChat, getContact, sendContact, sendForm, sendSignUp } from './endpoints'
import type { FormSubmission } from './generic-form'
import type { Chat, ContactSubmission } from './schema'
import type { SignUpSubmission } from './sign-up'

/** Longer than our server takes for any answer. Whoever tries again sends nothing twice: the server sees to that. */
const sending = () => AbortSignal.timeout(20_000)
/** Somebody looks at a button that is busy; without an answer it leads to the page with the form. */
const asking = () => AbortSignal.timeout(8000)

/** @throws AppError `invalid_input` where the server refuses a field; TooManyRequestsError; others where it was not sent */
export async function submitContact(body: ContactSubmission): Promise<void> {
  await call(sendContact, { body, signal: sending() })
}

/** @throws as `submitContact` */
export async function submitSignUp(body: SignUpSubmission): Promise<void> {
  await call(sendSignUp, { body, signal: sending() })
}

/** @throws as `submitContact` */
export async function submitForm(body: FormSubmission): Promise<void> {
  await call(sendForm, { body, signal: sending() })
}

/** The contact form and its words in a language; no form while the support desk is being worked on. */
export function loadContact(language: string): Promise<Contact> {
  return call(getContact, { query: { language }, signal: asking() })
}

/** Asked at each press of a help button, and never kept. */
export function findChat(): Promise<Chat> {
  return call(getChat, { signal: asking() })
}
