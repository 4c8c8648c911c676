import { createHash } from 'node:crypto'
import { formTexts } from '@/components/contact/form-texts'
import { rich, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { withGiven } from '@/lib/core/words'
import type { EmailSignupSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { EmailSignupView } from './email-signup'

/** An invitation to sign up with an e-mail address (SL-email_signup-01, FM-001, FM-002, FM-010). */
export async function EmailSignup({ slice: { primary }, context }: SectionProps<EmailSignupSlice>) {
  const title = text(primary.title)
  const body = rich(primary.body)
  const [placeholder, buttonLabel] = [text(primary.placeholder), text(primary.button_label)]
  const [inputError, termsError] = [text(primary.input_error_message), text(primary.terms_error_message)]
  const [terms, thanks] = [rich(primary.terms_text), rich(primary.thank_you_message)]
  if (isBlank(title, body, placeholder, buttonLabel, inputError, termsError, terms, thanks)) return null
  const words = await formTexts()
  return (
    <EmailSignupView
      id={text(primary.id) ?? context.anchor}
      anchor={context.anchor}
      title={title ?? missing.title}
      body={body && <RichText field={body} context={context} topHeading={3} />}
      placeholder={placeholder}
      termsId={`${context.anchor}-terms-${hashOf(text(terms) ?? words.terms)}`}
      terms={terms ? <RichText field={terms} context={context} isPhrase /> : words.terms}
      thanks={thanks ? <RichText field={thanks} context={context} topHeading={3} /> : words.thanks}
      texts={withGiven(words, { send: buttonLabel, inputError, termsError })}
    />
  )
}

/**
 * A hash of the terms for the checkbox's id: changed terms get another id, so that the browser doesn't restore an
 * earlier tick for them [FM-003].
 */
const hashOf = (terms: string) => createHash('sha256').update(terms).digest('hex').slice(0, 12)
