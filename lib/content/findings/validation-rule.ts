import { text } from '../fields/fields.ts'
import type { FieldRule } from './field-rules.ts'

/**
 * A field's validation that the site does not know: the field is not validated (decisions.md, "Contact, forms,
 * tracking").
 */
export const unknownValidation: FieldRule = ({ key, value }) => {
  const check = key === 'form_validation' ? text(value) : undefined
  return check === undefined || check === 'email' ? undefined : { problem: 'unknownValidation', subject: check }
}
