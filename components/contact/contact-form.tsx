import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { useHydrated } from '@/components/ui/use-hydrated'
import { contactFormPath } from '@/lib/core/paths'
import { longest } from '@/lib/domains/contact/contact-rules'
import type { ContactForm as Form, ContactValues } from '@/lib/domains/contact/schema'
import type { ContactTexts } from '@/lib/domains/contact/texts'
import { FormFoot } from './form-foot'
import { useContactForm } from './use-contact-form'

export type ContactFormProps = {
  form: Form
  texts: ContactTexts
  language: string
  /** What was typed before, if the page was rendered after a failed submission. */
  typed?: ContactValues
  /** Why the submission failed, as text. */
  notSent?: string
  onSent: () => void
}

/** The contact form. Without script it is submitted natively, to the same route handler. */
export function ContactForm({ typed, notSent, ...options }: ContactFormProps) {
  const { form, texts, language } = options
  const { form: shown, errors, foot } = useContactForm(options)
  const isReady = useHydrated()
  return (
    <form action={contactFormPath} method="post" {...shown} noValidate={isReady}>
      <input type="hidden" name="language" value={language} />
      <fieldset disabled={foot.isSending} className="grid gap-5 sm:grid-cols-2">
        {form.fields.map((field) => (
          <Field key={field.name} field={field} form={form} typed={typed?.[field.name]} error={errors[field.name]} />
        ))}
        <Honeypot label={texts.leaveEmpty} />
        {form.policy && (
          <div
            className="prose text-sm text-muted sm:col-span-2"
            // Rendered by our server from content; contains only text and links (rich-text-html.ts).
            dangerouslySetInnerHTML={{ __html: form.policy }}
          />
        )}
        <div className="sm:col-span-2">
          <FormFoot {...foot} texts={texts}>
            {notSent}
          </FormFoot>
        </div>
      </fieldset>
    </form>
  )
}

const wide = {
  firstName: '',
  lastName: '',
  email: 'sm:col-span-2',
  queryType: 'sm:col-span-2',
  message: 'sm:col-span-2',
}
const completes = { firstName: 'given-name', lastName: 'family-name', email: 'email', queryType: 'off', message: 'off' }

type FieldProps = {
  field: Form['fields'][number]
  form: Form
  typed: string | undefined
  error: string | undefined
}

function Field({ field: { name, label, placeholder, isRequired, isEmail }, form, typed, error }: FieldProps) {
  const shared = {
    name,
    defaultValue: typed,
    label,
    error,
    required: isRequired,
    autoComplete: completes[name],
    className: wide[name],
  }
  if (name === 'queryType') return <SelectField {...shared} {...form.queryTypes} />
  if (name === 'message') return <TextAreaField {...shared} placeholder={placeholder} maxLength={longest.message} />
  return <TextField {...shared} placeholder={placeholder} type={isEmail ? 'email' : 'text'} maxLength={longest[name]} />
}
