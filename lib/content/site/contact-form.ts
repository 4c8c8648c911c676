import 'server-only'
import type { Locale } from '@/i18n/locales'
import { UpstreamError } from '@/lib/core/errors'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { flag, rich, rows, text, type RichText } from '../fields/fields'
import { findSingle } from '../pages/pages'

/** The editors' configuration of a field of the contact form [CT-010]. */
type ContactFieldContent = {
  name: string
  placeholder: string | undefined
  isRequired: boolean
  /** Further validation: `email`, or none. */
  validation: string | undefined
}

export type ContactFormContent = {
  title: string | undefined
  fields: ContactFieldContent[]
  queryTypes: string[]
  policy: RichText | undefined
}

/**
 * The contact form as editors configured it; undefined if they did not, and in an outage if it was never read. Our own
 * texts are then used.
 */
export async function findContactForm(locale: Locale): Promise<ContactFormContent | undefined> {
  try {
    const data = (await findSingle('contact_form', locale))?.data
    if (data === undefined) return undefined
    return {
      title: text(data.title),
      fields: rows(data.fields).map((field) => ({
        name: text(field.name) ?? '',
        placeholder: text(field.placeholder_text),
        isRequired: flag(field.required),
        validation: text(field.form_validation),
      })),
      queryTypes: rows(data.queryTypes).flatMap(({ label }) => text(label) ?? []),
      policy: rich(data.policy_text),
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await notePlaceholder(error)
    return undefined
  }
}
