import type { ContactField, ContactForm, ContactValues } from './schema'
import { isEmail } from './is-email'

/** Problems of a field; each has a message of its own. */
export const contactProblems = [
  'missingFirstName',
  'missingLastName',
  'missingEmail',
  'invalidEmail',
  'missingQueryType',
  'missingMessage',
  'tooLong',
] as const

export type ContactProblem = (typeof contactProblems)[number]

export type ContactErrors = Partial<Record<ContactField, ContactProblem>>

/** Maximum lengths in characters; a message this long takes twenty minutes to type. */
export const longest = { firstName: 90, lastName: 90, email: 254, queryType: 200, message: 10_000 } as const

const missing = {
  firstName: 'missingFirstName',
  lastName: 'missingLastName',
  email: 'missingEmail',
  queryType: 'missingQueryType',
  message: 'missingMessage',
} as const satisfies Record<ContactField, ContactProblem>

/** Validates a message by the editors' configuration; browser and server use the same rules [CT-018 to CT-022]. */
export function contactErrors(values: ContactValues, form: ContactForm): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of form.fields) {
    const problem = problemOf(values[field.name], field, form)
    if (problem) errors[field.name] = problem
  }
  return errors
}

function problemOf(
  typed: string,
  { name, isRequired, isEmail: mustBeEmail }: ContactForm['fields'][number],
  { queryTypes }: ContactForm,
): ContactProblem | undefined {
  const value = typed.trim()
  if (value === '') return isRequired ? missing[name] : undefined
  if (value.length > longest[name]) return 'tooLong'
  if (mustBeEmail && !isEmail(value)) return 'invalidEmail'
  return name === 'queryType' && !queryTypes.options.includes(value) ? 'missingQueryType' : undefined
}

/**
 * Cleans a message before it is sent: single-line fields without control characters, the message without invalid
 * characters.
 */
export function cleanValues(values: ContactValues): ContactValues {
  return {
    firstName: oneLine(values.firstName),
    lastName: oneLine(values.lastName),
    email: oneLine(values.email),
    queryType: oneLine(values.queryType),
    message: values.message
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  }
}

/** A single line without line breaks or other control characters. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
