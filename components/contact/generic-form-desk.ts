import { sendForm } from '@/lib/domains/contact/api'
import { fieldProblem } from '@/lib/domains/contact/generic-form'
import type { GenericFormContent } from './generic-form-fields'
import type { FormDesk } from './use-checked-form'

/** The rules of a form of content, each with words of its own [FM-018, FM-019], and its way to us. */
export function genericFormDesk({
  place,
  fields,
  texts,
}: Pick<GenericFormContent, 'place' | 'fields' | 'texts'>): FormDesk {
  const words = { ...texts.errors, email: texts.inputError }
  return {
    problems: (typed) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const problem = fieldProblem(typed[field.name] ?? '', field)
          return problem === undefined ? [] : [[field.name, words[problem]]]
        }),
      ),
    send: async (typed, guard) => {
      if (place === undefined) throw new Error('the form is on no page')
      const values = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? '']))
      return sendForm({ place, fields: values, ...guard })
    },
  }
}
