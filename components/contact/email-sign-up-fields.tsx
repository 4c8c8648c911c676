import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { TextFieldOf } from '@/components/ui/field'
import { FieldNotes, notedBy } from '@/components/ui/field-notes'
import { Honeypot } from '@/components/ui/honeypot'
import { FormFoot } from './form-foot'
import type { FormTexts } from './form-texts'
import type { Submission } from './use-submission'

export type EmailSignUpContent = {
  /** Which sign-up of the site it is, for the record. */
  id: string
  anchor: string
  placeholder?: string
  /** Of the checkbox, derived from the terms. */
  termsId: string
  terms: ReactNode
  thanks: ReactNode
  texts: FormTexts
}

type Input = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

type EmailSignUpFieldsProps = EmailSignUpContent & {
  /** What script has to do with the fields, and what it says of them. */
  inputs?: Record<'email' | 'terms', Input>
  errors?: Partial<Record<'email' | 'terms', string>>
  foot?: Pick<Submission, 'isSending' | 'failure' | 'button'>
}

/** What is in the e-mail sign-up: an address, the terms, and a button [FM-001]. Server and browser draw it alike. */
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
        <div>
          <label className="flex items-start gap-3 text-base">
            <input
              name="terms"
              {...inputs?.terms}
              {...notedBy(termsId, { error: errors.terms })}
              id={termsId}
              type="checkbox"
              value="ticked"
              required
              className="mt-1 size-5 shrink-0 accent-orange"
            />
            <span className="min-w-0">{terms}</span>
          </label>
          <FieldNotes id={termsId} error={errors.terms} />
        </div>
        <Honeypot label={texts.leaveEmpty} />
        <FormFoot {...foot} texts={texts} />
      </fieldset>
    </>
  )
}
