/** Maximum length of a field, in characters. */
export const MAX_FIELD_LENGTH = 2000
/** Maximum number of fields in a form. */
export const MAX_FIELDS = 20

/** A field of an editor-defined form. The one named `email` is in every form, and always validated. */
export type FormField = { name: string; label: string; isRequired: boolean; isEmail: boolean }
