import * as z from 'zod/mini'
import { apiRequest } from '@/lib/core/api-request'
import { contactFormPath, emailSignUpPath, formPath } from '@/lib/core/paths'
import { chatSchema, contactFormSchema, type Chat, type ContactSubmission } from './schema'
import type { FormSubmission } from './generic-form'
import type { SignUpSubmission } from './sign-up'
import { contactTextsSchema } from './texts'

const sentSchema = z.object({ sent: z.literal(true) })

/** @throws AppError `invalid_input` where the server refuses a field; TooManyRequestsError; others where it was not sent */
export async function sendContact(submission: ContactSubmission): Promise<void> {
  await apiRequest({ path: contactFormPath, method: 'POST', body: submission, schema: sentSchema })
}

const contactSchema = z.object({ form: z.nullable(contactFormSchema), texts: contactTextsSchema })

export type Contact = z.infer<typeof contactSchema>

/** The contact form and its words in a language; no form while the support desk is being worked on. */
export function loadContact(language: string): Promise<Contact> {
  return apiRequest({ path: `${contactFormPath}/form?language=${language}`, schema: contactSchema })
}

/** Asked at each press of a help button, and never kept. */
export function findChat(): Promise<Chat> {
  return apiRequest({ path: '/api/chat/availability', schema: chatSchema })
}

/** @throws as `sendContact` */
export async function sendSignUp(submission: SignUpSubmission): Promise<void> {
  await apiRequest({ path: emailSignUpPath, method: 'POST', body: submission, schema: sentSchema })
}

/** @throws as `sendContact` */
export async function sendForm(submission: FormSubmission): Promise<void> {
  await apiRequest({ path: formPath, method: 'POST', body: submission, schema: sentSchema })
}
