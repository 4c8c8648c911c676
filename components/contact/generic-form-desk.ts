import { sendForm } from '@/lib/domains/contact/api'
import { fieldProblem } from '@/lib/domains/contact/generic-form'
import type { GenericFormContent } from './generic-form-fields'
import type { FormDesk } from './use-checked-form'

/** The rules of a form of content, each with words of its own [FM-018, FM-019], and its way to us. */
export function genericFormDesk({
  action,
  fields,
  texts,
}: Pick<GenericFormContent, 'action' | 'fields' | 'texts'>): FormDesk {
  const words = { ...texts.errors, email: texts.inputError }
  return {
    problems: (typed) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const problem = fieldProblem(typed[field.name] ?? '', field)
          return problem === undefined ? [] : [[field.name, words[problem]]]
        }),
      ),
    send: (typed, guard) => {
      const values = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? '']))
      return sendForm({ action, fields: values, ...guard })
    },
  }
}
