import { emailSignUpPath } from '@/lib/core/paths'
import { AnsweredForm } from './answered-form'
import { EmailSignUpFields, type EmailSignUpContent } from './email-sign-up-fields'
import { useAnsweredForm } from './use-answered-form'
import { useCheckedForm } from './use-checked-form'

/** The interactive e-mail sign-up: thanks replace it once the server has accepted it [FM-011]. */
export default function EmailSignUpForm(props: EmailSignUpContent) {
  const { anchor, thanks, texts } = props
  const { typed, isSent, onSent, box } = useAnsweredForm(anchor)
  const { form, errors, foot } = useCheckedForm(
    () => import('./sign-up-logic').then(({ signUpLogic }) => signUpLogic(props)),
    onSent,
  )
  return (
    <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed} isSent={isSent} box={box}>
      <form action={emailSignUpPath} method="post" {...form}>
        <EmailSignUpFields
          {...props}
          inputs={{ email: { defaultValue: typed.email }, terms: { defaultChecked: typed.terms !== undefined } }}
          errors={errors}
          foot={foot}
        />
      </form>
    </AnsweredForm>
  )
}
