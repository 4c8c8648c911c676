import type { FormEvent } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { emailSignUpPath } from '@/lib/core/paths'
import { sendSignUp } from '@/lib/domains/contact/api'
import { signUpProblems } from '@/lib/domains/contact/sign-up'
import { AnsweredForm } from './answered-form'
import { EmailSignUpFields, type EmailSignUpContent } from './email-sign-up-fields'
import type { FormTexts } from './form-texts'
import { useAnsweredForm } from './use-answered-form'
import { useSubmission } from './use-submission'

type Values = { email: string; terms: boolean }

/**
 * The e-mail sign-up at work. Both errors wait for the first try, and follow what is typed from then on [FM-004, FM-005];
 * thanks replace it once the record has been taken [FM-011].
 */
export default function EmailSignUpForm(props: EmailSignUpContent) {
  const { id, anchor, thanks, texts } = props
  const { typed, isSent, onSent, box } = useAnsweredForm(anchor)
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: resolverFor(texts),
    defaultValues: { email: typed.email ?? '', terms: typed.terms !== undefined },
  })
  const { run, ...foot } = useSubmission(onSent)
  const { errors } = formState
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const send = ({ email }: Values) =>
      run(currentTarget, (guard) => sendSignUp({ email, hasAccepted: true, id, ...guard }))
    void handleSubmit(send)(event)
  }
  return (
    <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed} isSent={isSent} box={box}>
      <form action={emailSignUpPath} method="post" noValidate onSubmit={submit}>
        <EmailSignUpFields
          {...props}
          inputs={{ email: register('email'), terms: register('terms') }}
          errors={{ email: errors.email?.message, terms: errors.terms?.message }}
          foot={foot}
        />
      </form>
    </AnsweredForm>
  )
}

const resolverFor =
  ({ inputError, termsError }: FormTexts): Resolver<Values> =>
  (values) => {
    const problems = signUpProblems({ email: values.email, hasAccepted: values.terms })
    const errors: FieldErrors<Values> = {}
    if (problems.includes('email')) errors.email = { type: 'validate', message: inputError }
    if (problems.includes('terms')) errors.terms = { type: 'required', message: termsError }
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
