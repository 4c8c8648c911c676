/** The part of a form section's row that the contact form uses [CT-010]. */
export type ContactUsField = { name: string; placeholder?: string; isRequired: boolean; isEmail: boolean }

/** What a form section named `contact_us` supplies to the contact form: its own fields and its rows. */
export type ContactUs = { title?: string; buttonLabel?: string; thanks?: string; fields: ContactUsField[] }

let stored: ContactUs | undefined

/** Stores the first such form for as long as the page is open; later ones don't replace it [SL-form-03, SL-form-04]. */
export function storeContactUs(form: ContactUs): void {
  stored ??= form
}

export const findContactUs = (): ContactUs | undefined => stored
