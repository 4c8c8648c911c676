import { emailSignUpPath } from '@/lib/core/paths'
import { AnsweredForm, formId } from './answered-form'
import { EmailSignUpFields, type EmailSignUpContent } from './email-sign-up-fields'
import { EmailSignUpForm } from './lazy'

/** The e-mail sign-up: a server-rendered native form, which script takes over when a visitor comes near. */
export function EmailSignUp(props: EmailSignUpContent) {
  const { anchor, thanks, texts } = props
  return (
    <EmailSignUpForm {...props}>
      <AnsweredForm anchor={anchor} thanks={thanks} failed={texts.failed}>
        <form id={formId(anchor)} action={emailSignUpPath} method="post">
          <EmailSignUpFields {...props} />
        </form>
      </AnsweredForm>
    </EmailSignUpForm>
  )
}
