import { submitForm } from '@/lib/domains/contact/api'
import { fieldProblem } from '@/lib/domains/contact/generic-form'
import type { GenericFormContent } from './generic-form-fields'
import type { FormLogic } from './use-checked-form'

/** The rules of an editor-defined form, each with its own message [FM-018, FM-019], and the function that sends it. */
export function genericFormLogic({
  place,
  fields,
  texts,
}: Pick<GenericFormContent, 'place' | 'fields' | 'texts'>): FormLogic {
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
      return submitForm({ place, fields: values, ...guard })
    },
  }
}
