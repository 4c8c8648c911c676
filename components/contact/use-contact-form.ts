import { useEffect, type FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { sendContact } from '@/lib/domains/contact/api'
import { dropDraft, findDraft, keepDraft } from '@/lib/domains/contact/draft-storage'
import { contactFields, contactValuesSchema, noValues } from '@/lib/domains/contact/schema'
import type { ContactForm, ContactValues } from '@/lib/domains/contact/schema'
import type { ContactTexts } from '@/lib/domains/contact/texts'
import { contactResolver } from './contact-resolver'
import { textsIn } from './texts-in'
import { useSubmission, type Submission } from './use-submission'

type ContactFormOptions = { form: ContactForm; texts: ContactTexts; language: string; onSent: () => void }

export type ContactFormState = {
  register: UseFormReturn<ContactValues>['register']
  errors: UseFormReturn<ContactValues>['formState']['errors']
  /** Props of its `FormFoot`. */
  foot: Pick<Submission, 'isSending' | 'failure' | 'button'>
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** To be called on each input event, so that no letter is lost. */
  keep: (event: FormEvent<HTMLFormElement>) => void
}

/** State of the contact form [CT-012]: what is typed survives failures and reloads, until it has been sent. */
export function useContactForm({ form, texts, language, onSent }: ContactFormOptions): ContactFormState {
  const { register, handleSubmit, formState, getValues, setValue } = useForm<ContactValues>({
    resolver: contactResolver(form, texts.errors),
  })
  const { run, ...foot } = useSubmission(() => {
    dropDraft()
    onSent()
  })

  useEffect(() => {
    const draft = findDraft()
    if (draft === undefined) return
    // What is in a field already was typed before the script ran.
    for (const name of contactFields) if (!getValues(name)) setValue(name, draft[name])
  }, [getValues, setValue])

  return {
    register,
    errors: formState.errors,
    foot,
    submit: (event) => {
      const { currentTarget } = event
      const send = (values: ContactValues) =>
        run(currentTarget, (guard) => sendContact({ ...noValues, ...values, ...guard, language }))
      void handleSubmit(send)(event)
    },
    keep: ({ currentTarget }) => keepDraft(contactValuesSchema.parse({ ...noValues, ...textsIn(currentTarget) })),
  }
}
