import type { Contact } from './endpoints'
import type { ContactUs } from './contact-us'

/**
 * The contact form with the texts and rules of a `contact_us` form, if there is one [SL-form-03]. Its rules are added
 * to the form's own, which our server checks for every message, so they can't be relaxed here.
 */
export function withContactUs(lent: ContactUs | undefined, contact: Contact): Contact {
  const { form, texts } = contact
  if (lent === undefined || form === null) return contact
  const fields = form.fields.map((field) => {
    const row = lent.fields.find(({ name }) => name === field.name)
    return {
      ...field,
      placeholder: row?.placeholder ?? field.placeholder,
      isRequired: field.isRequired || row?.isRequired === true,
      isEmail: field.isEmail || row?.isEmail === true,
    }
  })
  return {
    form: { ...form, title: lent.title ?? form.title, fields },
    texts: { ...texts, send: lent.buttonLabel ?? texts.send, sentText: lent.thanks ?? texts.sentText },
  }
}
