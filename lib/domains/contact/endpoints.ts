import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { formSubmissionSchema } from './generic-form'
import { chatSchema, contactFormSchema, contactSubmissionSchema } from './schema'
import { signUpSubmissionSchema } from './sign-up'
import { contactTextsSchema } from './texts'

const sentSchema = z.object({ sent: z.literal(true) })

/** Takes a message to the support desk. */
export const sendContact = endpoint('POST', '/api/contact', {
  limit: 'submissions',
  body: contactSubmissionSchema,
  /** The longest message in any script, as a form writes it. */
  bodyLimit: 128 * 1024,
  answer: sentSchema,
})

/** Takes an e-mail sign-up. */
export const sendSignUp = endpoint('POST', '/api/email-sign-up', {
  limit: 'submissions',
  body: signUpSubmissionSchema,
  answer: sentSchema,
})

/** Takes a form of content and sends it to its action URL, which is read where the form stands: in what its sender sees. */
export const sendForm = endpoint('POST', '/api/forms', {
  limit: 'submissions',
  body: formSubmissionSchema,
  answer: sentSchema,
})

const contactSchema = z.object({ form: z.nullable(contactFormSchema), texts: contactTextsSchema })
export type Contact = z.infer<typeof contactSchema>

/** The contact form with its words, for pages that show it when a button is pressed; `form` is null in maintenance. */
export const getContact = endpoint('GET', '/api/contact/form', {
  limit: 'reads',
  query: z.object({ language: z.optional(z.string()) }),
  cache: 'public, max-age=60',
  answer: contactSchema,
})

/** Whether a chat agent is there, asked anew each time, and the script to reach them with. */
export const getChat = endpoint('GET', '/api/chat/availability', { limit: 'reads', answer: chatSchema })
