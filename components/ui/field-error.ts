/** Kinds of validation that have words of their own. */
export const validationTypes = ['required', 'minLength', 'maxLength', 'min', 'max', 'pattern', 'validate'] as const

type ValidationType = (typeof validationTypes)[number]

/** What a form says of a field where the error itself says nothing, by the kind of validation. */
export type FieldErrorTexts = Record<ValidationType, string>

type FieldError = string | { type?: unknown; message?: unknown }

/**
 * A form error in words: itself where it is a string, its message where it has one, otherwise the text of its validation
 * type [SY-010, SY-011, SY-012].
 *
 * @returns undefined where there is no error
 */
export function fieldErrorText(error: FieldError | undefined, texts: FieldErrorTexts): string | undefined {
  if (error === undefined || error === '') return undefined
  if (typeof error === 'string') return error
  if (typeof error.message === 'string' && error.message !== '') return error.message
  return texts[validationTypes.find((type) => type === error.type) ?? 'validate']
}
