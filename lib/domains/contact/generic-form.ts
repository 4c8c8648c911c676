import * as z from 'zod/mini'
import { isSafeTransport } from '@/lib/core/loopback'
import { sectionPlaceSchema } from '@/lib/core/section-place'
import { MAX_FIELD_LENGTH, type FormField } from './form-field'
import { isEmail } from './is-email'
import { guardSchema } from './schema'

/** An editor-defined form as our own API receives it: its position, never its target. */
export const formSubmissionSchema = z.object({
  place: sectionPlaceSchema,
  fields: z.record(z.string().check(z.regex(/^[\w-]{1,60}$/)), z.string().check(z.maxLength(MAX_FIELD_LENGTH))),
  ...guardSchema.shape,
})

export type FormSubmission = z.infer<typeof formSubmissionSchema>

export type FieldProblem = 'required' | 'email' | 'maxLength'

/** The problem of a field, if any. */
export function fieldProblem(typed: string, { isRequired, isEmail: mustBeEmail }: FormField): FieldProblem | undefined {
  const value = typed.trim()
  if (value === '') return isRequired ? 'required' : undefined
  if (value.length > MAX_FIELD_LENGTH) return 'maxLength'
  return mustBeEmail && !isEmail(value) ? 'email' : undefined
}

/**
 * Whether a form may be sent to an address: https, and on a listed host; on this machine http is allowed, too
 * (decisions.md, "Contact, forms, tracking").
 *
 * @param hosts `FORM_ACTION_HOSTS`, with their ports unless these are the default ones
 */
export function isFormAction(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return false
  return isSafeTransport(url)
}
