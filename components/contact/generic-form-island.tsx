import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrorText } from '@/components/ui/field-error'
import { formPath } from '@/lib/core/paths'
import { sendForm } from '@/lib/domains/contact/api'
import { fieldProblem, type FormField } from '@/lib/domains/contact/generic-form'
import { AnsweredForm } from './answered-form'
import type { FormTexts } from './form-texts'
import { GenericFormFields, type GenericFormContent } from './generic-form-fields'
import { useAnsweredForm } from './use-answered-form'
import { useSubmission } from './use-submission'

type Values = Record<string, string>

/** A form of content at work. */
export default function GenericFormIsland(props: GenericFormContent) {
  const { action, anchor, fields, thanks, texts } = props
  const { typed, isSent, onSent, box } = useAnsweredForm(anchor)
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])),
  })
  const { run, ...foot } = useSubmission(onSent)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const send = (values: Values) => run(currentTarget, (guard) => sendForm({ action, fields: values, ...guard }))
    void handleSubmit(send)(event)
  }
  const inputOf = (field: FormField) => ({
    ...register(field.name, { validate: rulesOf(field, texts) }),
    error: fieldErrorText(formState.errors[field.name], texts.errors),
  })
  return (
    <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed} isSent={isSent} box={box}>
      <form action={formPath} method="post" noValidate onSubmit={submit}>
        <GenericFormFields {...props} inputOf={inputOf} foot={foot} />
      </form>
    </AnsweredForm>
  )
}

/** Each rule by its type, which names its words; a wrong address has words of its own [FM-018, FM-019]. */
function rulesOf(field: FormField, { inputError }: FormTexts) {
  return {
    required: (typed: string) => fieldProblem(typed, field) !== 'required',
    maxLength: (typed: string) => fieldProblem(typed, field) !== 'maxLength',
    email: (typed: string) => fieldProblem(typed, field) !== 'email' || inputError,
  }
}
