import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { formSubmissionSchema } from './generic-form'
import { chatSchema, contactFormSchema, contactSubmissionSchema } from './schema'
import { signUpSubmissionSchema } from './sign-up'
import { contactTextsSchema } from './texts'

const sentSchema = z.object({ sent: z.literal(true) })

/** Sends a message to the support desk. */
export const sendContact = endpoint('POST', '/api/contact', {
  limit: 'submissions',
  body: contactSubmissionSchema,
  /** Enough for the longest message, in any writing system, in the encoding of forms. */
  bodyLimit: 128 * 1024,
  answer: sentSchema,
})

/** Signs an e-mail address up. */
export const sendSignUp = endpoint('POST', '/api/email-sign-up', {
  limit: 'submissions',
  body: signUpSubmissionSchema,
  answer: sentSchema,
})

/** Sends an editor-defined form to its action URL, which our server reads from the content that the sender sees. */
export const sendForm = endpoint('POST', '/api/forms', {
  limit: 'submissions',
  body: formSubmissionSchema,
  answer: sentSchema,
})

const contactSchema = z.object({ form: z.nullable(contactFormSchema), texts: contactTextsSchema })
export type Contact = z.infer<typeof contactSchema>

/**
 * The contact form with its words, for pages that show it at the press of a button; `form` is null during maintenance.
 */
export const getContact = endpoint('GET', '/api/contact/form', {
  limit: 'reads',
  query: z.object({ language: z.optional(z.string()) }),
  cache: 'public, max-age=60',
  answer: contactSchema,
})

/** Whether a chat agent is available now, and the script that opens the chat. */
export const getChat = endpoint('GET', '/api/chat/availability', { limit: 'reads', answer: chatSchema })
