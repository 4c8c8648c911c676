import type { FieldErrors, Resolver } from 'react-hook-form'
import { contactErrors, type ContactProblem } from '@/lib/domains/contact/contact-rules'
import { contactFields, noValues, type ContactForm, type ContactValues } from '@/lib/domains/contact/schema'

/** The contact form's rules as a react-hook-form resolver. @param words message for each problem */
export function contactResolver(form: ContactForm, words: Record<ContactProblem, string>): Resolver<ContactValues> {
  return (values) => {
    const problems = contactErrors({ ...noValues, ...values }, form)
    const errors: FieldErrors<ContactValues> = {}
    for (const name of contactFields) {
      const problem = problems[name]
      if (problem) errors[name] = { type: problem, message: words[problem] }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
