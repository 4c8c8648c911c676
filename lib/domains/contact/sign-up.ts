import * as z from 'zod/mini'
import { isEmail } from './is-email'
import { guardSchema } from './schema'

/** An e-mail sign-up as our own API receives it. */
export const signUpSubmissionSchema = z.object({
  email: z.string().check(z.maxLength(300)),
  hasAccepted: z.boolean(),
  /** The sign-up form: its id in content, otherwise its anchor. */
  id: z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u)),
  ...guardSchema.shape,
})

export type SignUpSubmission = z.infer<typeof signUpSubmissionSchema>

export type SignUpProblem = 'email' | 'terms'

/** What prevents a sign-up: an invalid address, terms not ticked [FM-006, FM-008, FM-009]. */
export function signUpProblems({
  email,
  hasAccepted,
}: Pick<SignUpSubmission, 'email' | 'hasAccepted'>): SignUpProblem[] {
  return [...(isEmail(email) ? [] : (['email'] as const)), ...(hasAccepted ? [] : (['terms'] as const))]
}
