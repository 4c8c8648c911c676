import type { Contact } from './api'

/** What a form section named `contact_us` lends to the contact form. */
export type ContactUs = { title?: string; buttonLabel?: string; placeholders: Record<string, string> }

let stored: ContactUs | undefined

/** Keeps the first of them for as long as the page is open; another does not replace it [SL-form-03, SL-form-04]. */
export function storeContactUs(form: ContactUs): void {
  stored ??= form
}

export const findContactUs = (): ContactUs | undefined => stored

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
