import * as z from 'zod/mini'
import { contactProblems } from './contact-rules'

/** Texts of the contact form besides its content; loaded with the form. */
export const contactTextsSchema = z.object({
  send: z.string(),
  sending: z.string(),
  close: z.string(),
  failed: z.string(),
  tooManyTries: z.string(),
  sentTitle: z.string(),
  sentText: z.string(),
  sentClose: z.string(),
  maintenance: z.string(),
  leaveEmpty: z.string(),
  errors: z.record(z.enum(contactProblems), z.string()),
})

export type ContactTexts = z.infer<typeof contactTextsSchema>
