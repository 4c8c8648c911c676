/** What a form section named `contact_us` lends to the contact form. */
export type ContactUs = { title?: string; buttonLabel?: string; placeholders: Record<string, string> }

let stored: ContactUs | undefined

/** Keeps the first of them for as long as the page is open; another does not replace it [SL-form-03, SL-form-04]. */
export function storeContactUs(form: ContactUs): void {
  stored ??= form
}

export const findContactUs = (): ContactUs | undefined => stored
