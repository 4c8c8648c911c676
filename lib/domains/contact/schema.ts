import * as z from 'zod/mini'
import { contactFields } from '@/lib/core/contact-fields'

export { contactFields, type ContactField } from '@/lib/core/contact-fields'

/** What the visitor typed, by field [CT-008]. */
export const contactValuesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  queryType: z.string(),
  message: z.string(),
})

export type ContactValues = z.infer<typeof contactValuesSchema>

export const noValues: ContactValues = { firstName: '', lastName: '', email: '', queryType: '', message: '' }

/** The form as editors configured it, in one language [CT-009, CT-010, CT-011]. */
export const contactFormSchema = z.object({
  title: z.string(),
  /** In the order in which they are shown. */
  fields: z.array(
    z.object({
      name: z.enum(contactFields),
      label: z.string(),
      placeholder: z.optional(z.string()),
      isRequired: z.boolean(),
      isEmail: z.boolean(),
    }),
  ),
  queryTypes: z.object({ placeholder: z.string(), options: z.array(z.string()) }),
  /** HTML that our server made. */
  policy: z.string(),
})

export type ContactForm = z.infer<typeof contactFormSchema>

/** Whether a chat agent is there, and the script that the chat is reached with. */
export const chatSchema = z.object({ isAvailable: z.boolean(), script: z.string() })

export type Chat = z.infer<typeof chatSchema>

/** What tells people from programs: a field nobody sees, and how long the form was before somebody's eyes. */
export const guardSchema = z.object({
  homepage: z.string().check(z.maxLength(2000)),
  /** Unknown where no script was at work. */
  shownMs: z.optional(z.number()),
})

export type Guard = z.infer<typeof guardSchema>

/** A message as our own API takes it. */
export const contactSubmissionSchema = z.extend(contactValuesSchema, {
  ...guardSchema.shape,
  language: z.string().check(z.maxLength(10)),
})

export type ContactSubmission = z.infer<typeof contactSubmissionSchema>
