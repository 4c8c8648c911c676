import * as z from 'zod/mini'
import { contactProblems } from './contact-rules'

/** What the contact form says besides its content, by the keys of `messages/`. */
export const contactWords = [
  'send',
  'sending',
  'close',
  'failed',
  'sentTitle',
  'sentText',
  'sentClose',
  'maintenance',
  'leaveEmpty',
] as const

const texts = Object.fromEntries(contactWords.map((word) => [word, z.string()]))

/** The words that come with the form. */
export const contactTextsSchema = z.object({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all the words
  ...(texts as Record<(typeof contactWords)[number], z.ZodMiniString>),
  tooManyTries: z.string(),
  unreadable: z.string(),
  errors: z.record(z.enum(contactProblems), z.string()),
})

export type ContactTexts = z.infer<typeof contactTextsSchema>
