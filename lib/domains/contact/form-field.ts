/** Maximum length of a field, in characters. */
export const LONGEST_FIELD = 2000
/** Maximum number of fields in a form. */
export const MOST_FIELDS = 20

/** A field of a form of content. The one named `email` is in every form, and always checked. */
export type FormField = { name: string; label: string; isRequired: boolean; isEmail: boolean }
