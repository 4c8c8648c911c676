import * as z from 'zod/mini'
import { apiRequest } from '@/lib/core/api-request'
import { contactFormPath, emailSignUpPath, formPath } from '@/lib/core/paths'
import { chatSchema, contactFormSchema, type Chat, type ContactSubmission } from './schema'
import type { FormSubmission } from './generic-form'
import type { SignUpSubmission } from './sign-up'
import { contactTextsSchema } from './texts'

/** Longer than our server takes for any answer. Whoever tries again sends nothing twice: the server sees to that. */
const SENDING_MS = 20_000
/** Somebody looks at a button that is busy; without an answer it leads to the page with the form. */
const ASKING_MS = 8000

const sentSchema = z.object({ sent: z.literal(true) })

async function send(path: string, body: object): Promise<void> {
  await apiRequest({ path, method: 'POST', body, schema: sentSchema, signal: AbortSignal.timeout(SENDING_MS) })
}

/** @throws AppError `invalid_input` where the server refuses a field; TooManyRequestsError; others where it was not sent */
export async function sendContact(submission: ContactSubmission): Promise<void> {
  await send(contactFormPath, submission)
}

const contactSchema = z.object({ form: z.nullable(contactFormSchema), texts: contactTextsSchema })

export type Contact = z.infer<typeof contactSchema>

/** The contact form and its words in a language; no form while the support desk is being worked on. */
export function loadContact(language: string): Promise<Contact> {
  const path = `${contactFormPath}/form?language=${language}`
  return apiRequest({ path, schema: contactSchema, signal: AbortSignal.timeout(ASKING_MS) })
}

/** Asked at each press of a help button, and never kept. */
export function findChat(): Promise<Chat> {
  return apiRequest({ path: '/api/chat/availability', schema: chatSchema, signal: AbortSignal.timeout(ASKING_MS) })
}

/** @throws as `sendContact` */
export async function sendSignUp(submission: SignUpSubmission): Promise<void> {
  await send(emailSignUpPath, submission)
}

/** @throws as `sendContact` */
export async function sendForm(submission: FormSubmission): Promise<void> {
  await send(formPath, submission)
}
