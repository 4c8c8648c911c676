import { flag, rows, text } from '@/lib/content/fields/fields'
import type { ContactUs, ContactUsField } from '@/lib/domains/contact/contact-us'
import type { FormSlice } from '@/prismicio-types'

/** What a form named `contact_us` supplies to the contact form: everything except its address (SL-form-03). */
export function readContactUs({ primary, items }: Pick<FormSlice, 'primary' | 'items'>): ContactUs {
  const fields = rows(items).flatMap((item): ContactUsField[] => {
    const name = text(item.name)
    if (name === undefined) return []
    const isEmail = text(item.form_validation) === 'email'
    return [{ name, placeholder: text(item.placeholder_text), isRequired: flag(item.required), isEmail }]
  })
  return {
    title: text(primary.title),
    buttonLabel: text(primary.button_label),
    thanks: text(primary.thank_you_message),
    fields: withEmail(fields, text(primary.placeholder)),
  }
}

/** As in other forms, the section's placeholder is for the e-mail field if no row has one. */
function withEmail(fields: ContactUsField[], placeholder: string | undefined): ContactUsField[] {
  if (placeholder === undefined) return fields
  const email = fields.find(({ name }) => name === 'email')
  if (email === undefined) return [...fields, { name: 'email', placeholder, isRequired: false, isEmail: false }]
  return fields.map((field) => (field === email ? { ...field, placeholder: field.placeholder ?? placeholder } : field))
}
