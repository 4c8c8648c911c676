/** A row of a form section, as far as the contact form has a use for it [CT-010]. */
export type ContactUsField = { name: string; placeholder?: string; isRequired: boolean; isEmail: boolean }

/** What a form section named `contact_us` lends to the contact form: its own fields and its rows. */
export type ContactUs = { title?: string; buttonLabel?: string; thanks?: string; fields: ContactUsField[] }

let stored: ContactUs | undefined

/** Keeps the first of them for as long as the page is open; another does not replace it [SL-form-03, SL-form-04]. */
export function storeContactUs(form: ContactUs): void {
  stored ??= form
}

export const findContactUs = (): ContactUs | undefined => stored
