import type { InputHTMLAttributes, ReactNode } from 'react'
import { TextFieldOf } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import type { SectionPlace } from '@/lib/core/section-place'
import { MAX_FIELD_LENGTH, type FormField } from '@/lib/domains/contact/form-field'
import { FormFoot } from './form-foot'
import type { FormTexts } from './form-texts'
import type { Submission } from './use-submission'

export type GenericFormContent = {
  /** Names the form to our server. A form that isn't on a published page has none, and is sent nowhere. */
  place: SectionPlace | undefined
  anchor: string
  fields: FormField[]
  thanks: ReactNode
  texts: FormTexts
}

type GenericFormFieldsProps = GenericFormContent & {
  /** A field's props: what was typed before script ran, and its error. */
  inputOf?: (field: FormField) => InputHTMLAttributes<HTMLInputElement> & { error?: string }
  foot?: Pick<Submission, 'isSending' | 'failure' | 'button'>
}

/** The fields that editors chose, and a button. Rendered the same on the server and in the browser. */
export function GenericFormFields({ place, anchor, fields, texts, inputOf, foot }: GenericFormFieldsProps) {
  return (
    <>
      <input type="hidden" name="form-document" value={place?.documentId} />
      <input type="hidden" name="form-section" value={place?.sectionId} />
      <input type="hidden" name="form-anchor" value={anchor} />
      <fieldset disabled={foot?.isSending} className="form-fields">
        {fields.map((field) => (
          <TextFieldOf
            key={field.name}
            name={field.name}
            {...inputOf?.(field)}
            id={`${anchor}-${field.name}`}
            label={field.label}
            type={field.isEmail ? 'email' : 'text'}
            autoComplete={field.isEmail ? 'email' : 'off'}
            maxLength={MAX_FIELD_LENGTH}
            required={field.isRequired}
          />
        ))}
        <Honeypot label={texts.leaveEmpty} />
        <FormFoot {...foot} texts={texts} />
      </fieldset>
    </>
  )
}
