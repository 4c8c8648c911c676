import { answerForm } from '@/app/_help/answer-form'
import { withProblems } from '@/lib/core/server/problem-response'
import { signUp } from '@/lib/domains/contact/server'
import { signUpSubmissionSchema } from '@/lib/domains/contact/sign-up'

/** Takes an e-mail sign-up. */
export const POST = withProblems((request) =>
  answerForm(request, {
    schema: signUpSubmissionSchema,
    fromForm: ({ email, terms, id, homepage = '' }) => ({ email, hasAccepted: terms !== undefined, id, homepage }),
    act: signUp,
  }),
)
