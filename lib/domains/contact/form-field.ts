/** Of a field in characters. */
export const LONGEST_FIELD = 2000
/** Of a form in fields. */
export const MOST_FIELDS = 20

/** A field of a form of content. The one named `email` is in every form, and always checked. */
export type FormField = { name: string; label: string; isRequired: boolean; isEmail: boolean }
