import { cookies } from 'next/headers'
import { backToPage, forForm } from '@/app/_help/answer-form'
import { DRAFT_COOKIE, unsealDraftRef } from '@/lib/core/server/draft-cookie'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { sendForm } from '@/lib/domains/contact/endpoints'
import { submitForm } from '@/lib/domains/contact/forms-server'
import type { FormSubmission } from '@/lib/domains/contact/generic-form'

const submit = async (submission: FormSubmission) =>
  submitForm(submission, await unsealDraftRef((await cookies()).get(DRAFT_COOKIE)?.value))

export const POST = forForm(
  forVisitor(sendForm, async ({ body }) => {
    await submit(body)
    return { sent: true } as const
  }),
  (request) =>
    backToPage(request, {
      endpoint: sendForm,
      fromForm: ({ 'form-document': documentId, 'form-section': sectionId, homepage = '', ...fields }) => ({
        place: { documentId, sectionId },
        homepage,
        fields,
      }),
      act: submit,
    }),
)
