import { cookies } from 'next/headers'
import { answerForm } from '@/app/_help/answer-form'
import { DRAFT_COOKIE, unsealDraftRef } from '@/lib/core/server/draft-cookie'
import { withProblems } from '@/lib/core/server/problem-response'
import { submitForm } from '@/lib/domains/contact/forms-server'
import { formSubmissionSchema } from '@/lib/domains/contact/generic-form'

/** Takes a form of content and sends it to its action URL, which is read where the form stands: in what its sender sees. */
export const POST = withProblems((request) =>
  answerForm(request, {
    schema: formSubmissionSchema,
    fromForm: ({ 'form-document': documentId, 'form-section': sectionId, homepage = '', ...fields }) => ({
      place: { documentId, sectionId },
      homepage,
      fields,
    }),
    act: async (submission) => submitForm(submission, await unsealDraftRef((await cookies()).get(DRAFT_COOKIE)?.value)),
  }),
)
