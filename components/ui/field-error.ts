/** Kinds of validation that have messages of their own. */
export const validationTypes = ['required', 'minLength', 'maxLength', 'min', 'max', 'pattern', 'validate'] as const

type ValidationType = (typeof validationTypes)[number]

/** A form's messages by kind of validation, for errors without a message. */
export type FieldErrorTexts = Record<ValidationType, string>

type FieldError = string | { type?: unknown; message?: unknown }

/**
 * The message of a form error: the error itself if it is a string, its message if it has one, otherwise the text of its
 * validation type [SY-010, SY-011, SY-012].
 *
 * @returns undefined if there is no error
 */
export function fieldErrorText(error: FieldError | undefined, texts: FieldErrorTexts): string | undefined {
  if (error === undefined || error === '') return undefined
  if (typeof error === 'string') return error
  if (typeof error.message === 'string' && error.message !== '') return error.message
  return texts[validationTypes.find((type) => type === error.type) ?? 'validate']
}
