import { text } from '../fields/fields.ts'
import type { FieldRule } from './field-rules.ts'

/** A check of a form's field that the site does not know: the field is not checked (decisions.md, "Contact, forms, tracking"). */
export const unknownValidation: FieldRule = ({ key, value }) => {
  const check = key === 'form_validation' ? text(value) : undefined
  return check === undefined || check === 'email' ? undefined : { problem: 'unknownValidation', subject: check }
}
