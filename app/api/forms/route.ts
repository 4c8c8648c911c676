import { answerForm } from '@/app/_help/answer-form'
import { withProblems } from '@/lib/core/server/problem-response'
import { formSubmissionSchema } from '@/lib/domains/contact/generic-form'
import { submitForm } from '@/lib/domains/contact/server'

/** Takes a form of content and sends it to its action URL. */
export const POST = withProblems((request) =>
  answerForm(request, {
    schema: formSubmissionSchema,
    fromForm: ({ 'form-action': action, homepage = '', ...fields }) => ({ action, homepage, fields }),
    act: submitForm,
  }),
)
