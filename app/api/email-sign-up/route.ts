import { backToPage, forForm } from '@/app/_help/answer-form'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { sendSignUp } from '@/lib/domains/contact/endpoints'
import { signUpByEmail } from '@/lib/domains/contact/server'

export const POST = forForm(
  forVisitor(sendSignUp, async ({ body }) => {
    await signUpByEmail(body)
    return { sent: true } as const
  }),
  (request) =>
    backToPage(request, {
      endpoint: sendSignUp,
      fromForm: ({ email, terms, id, homepage = '' }) => ({ email, hasAccepted: terms !== undefined, id, homepage }),
      act: signUpByEmail,
    }),
)
