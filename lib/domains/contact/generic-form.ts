import * as z from 'zod/mini'
import { isSafeTransport } from '@/lib/core/loopback'
import { sectionPlaceSchema } from '@/lib/core/section-place'
import { MAX_FIELD_LENGTH, type FormField } from './form-field'
import { isEmail } from './is-email'
import { guardSchema } from './schema'

/** A form of content as our own API takes it: which one it is, never where it goes to. */
export const formSubmissionSchema = z.object({
  place: sectionPlaceSchema,
  fields: z.record(z.string().check(z.regex(/^[\w-]{1,60}$/)), z.string().check(z.maxLength(MAX_FIELD_LENGTH))),
  ...guardSchema.shape,
})

export type FormSubmission = z.infer<typeof formSubmissionSchema>

export type FieldProblem = 'required' | 'email' | 'maxLength'

/** What is wrong with a field of a form, if anything. */
export function fieldProblem(typed: string, { isRequired, isEmail: mustBeEmail }: FormField): FieldProblem | undefined {
  const value = typed.trim()
  if (value === '') return isRequired ? 'required' : undefined
  if (value.length > MAX_FIELD_LENGTH) return 'maxLength'
  return mustBeEmail && !isEmail(value) ? 'email' : undefined
}

/**
 * Whether a form may be sent to an address: https, and on a host of the list; on this machine http will do
 * (decisions.md, "Contact, forms, tracking").
 *
 * @param hosts `FORM_ACTION_HOSTS`, with their ports where those are not the usual ones
 */
export function isFormAction(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return false
  return isSafeTransport(url)
}
