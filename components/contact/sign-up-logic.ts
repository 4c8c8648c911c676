import { submitSignUp } from '@/lib/domains/contact/api'
import { signUpProblems } from '@/lib/domains/contact/sign-up'
import type { EmailSignUpContent } from './email-sign-up-fields'
import type { FormLogic } from './use-checked-form'

/** The rules of the e-mail sign-up, with its messages, and the function that sends it [FM-008, FM-009, FM-010]. */
export function signUpLogic({ id, texts }: Pick<EmailSignUpContent, 'id' | 'texts'>): FormLogic {
  const words = { email: texts.inputError, terms: texts.termsError }
  return {
    problems: ({ email = '', terms }) => {
      const problems = signUpProblems({ email, hasAccepted: terms !== undefined })
      return Object.fromEntries(problems.map((problem) => [problem, words[problem]]))
    },
    send: ({ email = '' }, guard) => submitSignUp({ email, hasAccepted: true, id, ...guard }),
  }
}
