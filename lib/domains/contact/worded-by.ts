import type { Contact } from './api'
import type { ContactUs } from './contact-us'

/** The contact form in the words of a `contact_us` form, where there is one; its fields and rules stay. */
export function wordedBy(words: ContactUs | undefined, contact: Contact): Contact {
  const { form, texts } = contact
  if (words === undefined || form === null) return contact
  const fields = form.fields.map((field) => ({
    ...field,
    placeholder: words.placeholders[field.name] ?? field.placeholder,
  }))
  return {
    form: { ...form, title: words.title ?? form.title, fields },
    texts: { ...texts, send: words.buttonLabel ?? texts.send },
  }
}
