import type { InputHTMLAttributes, ReactNode } from 'react'
import { CheckField, TextFieldOf } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { FormFoot } from './form-foot'
import type { FormTexts } from './form-texts'
import type { Submission } from './use-submission'

export type EmailSignUpContent = {
  /** Id of the sign-up form, for the record. */
  id: string
  anchor: string
  placeholder?: string
  /** Id of the terms checkbox, derived from the text of the terms. */
  termsId: string
  terms: ReactNode
  thanks: ReactNode
  texts: FormTexts
}

type EmailSignUpFieldsProps = EmailSignUpContent & {
  /** Props of the inputs: what was typed before the script ran, and errors. */
  inputs?: Record<'email' | 'terms', InputHTMLAttributes<HTMLInputElement>>
  errors?: Record<string, string>
  foot?: Pick<Submission, 'isSending' | 'failure' | 'button'>
}

/**
 * The fields of the e-mail sign-up: an address, the terms, and a button [FM-001]. Rendered the same on the server and
 * in the browser.
 */
export function EmailSignUpFields(props: EmailSignUpFieldsProps) {
  const { id, anchor, placeholder, termsId, terms, texts, inputs, errors = {}, foot } = props
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="form-anchor" value={anchor} />
      <fieldset disabled={foot?.isSending} className="grid gap-5">
        <TextFieldOf
          name="email"
          {...inputs?.email}
          id={`${anchor}-email`}
          label={texts.email}
          placeholder={placeholder}
          error={errors.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <CheckField name="terms" {...inputs?.terms} id={termsId} value="ticked" required error={errors.terms}>
          {terms}
        </CheckField>
        <Honeypot label={texts.leaveEmpty} />
        <FormFoot {...foot} texts={texts} />
      </fieldset>
    </>
  )
}
