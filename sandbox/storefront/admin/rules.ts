import { z } from 'zod'
import type { MetaobjectDefinition } from '../definition.ts'

export type UserError = { code: string; field: string[]; message: string }

/** Validation options of each type of field that Shopify lists, as far as the project may want them. */
const validations: Readonly<Record<string, readonly string[]>> = {
  boolean: [],
  file_reference: ['file_type_options'],
  json: ['schema'],
  'list.single_line_text_field': ['min', 'max', 'regex', 'choices', 'list.min', 'list.max'],
  multi_line_text_field: ['min', 'max', 'regex'],
  number_decimal: ['min', 'max', 'max_precision'],
  number_integer: ['min', 'max'],
  product_reference: [],
  single_line_text_field: ['min', 'max', 'regex', 'choices'],
  url: ['allowed_domains'],
}

const KEY = /^[\w-]{2,64}$/
const MOST_FIELDS = 40
const MOST_CHOICES = 128
const choicesSchema = z.array(z.string())

/** What Shopify refuses in a definition: https://shopify.dev/docs/apps/build/metaobjects/metaobject-limits and the references. */
export function errorsOf({ type, displayNameKey, fieldDefinitions }: MetaobjectDefinition): UserError[] {
  const at = (message: string, ...field: string[]) => ({ code: 'INVALID', field: ['definition', ...field], message })
  const keys = fieldDefinitions.map(({ key }) => key)
  return [
    ...(/^[\w-]{3,255}$/.test(type) ? [] : [at('Type contains one or more invalid characters', 'type')]),
    ...(keys.length > MOST_FIELDS ? [at(`There are more than ${MOST_FIELDS} fields`, 'fieldDefinitions')] : []),
    ...(displayNameKey === undefined || keys.includes(displayNameKey)
      ? []
      : [
          {
            ...at(`Field definition "${displayNameKey}" does not exist`, 'displayNameKey'),
            code: 'UNDEFINED_OBJECT_FIELD',
          },
        ]),
    ...fieldDefinitions.flatMap((field, index) =>
      [...fieldProblems(field), ...(keys.indexOf(field.key) === index ? [] : ['Key has already been taken'])].map(
        (message) => at(message, 'fieldDefinitions', String(index)),
      ),
    ),
  ]
}

function fieldProblems({ key, type, validations: given }: MetaobjectDefinition['fieldDefinitions'][number]): string[] {
  const options = validations[type]
  if (options === undefined) return [`Type ${type} is not a valid type`]
  const unknown = given.filter(({ name }) => !options.includes(name))
  const choices = given.find(({ name }) => name === 'choices')?.value ?? '[]'
  return [
    ...(KEY.test(key) ? [] : ['Key contains one or more invalid characters']),
    ...unknown.map(({ name }) => `Validations contains an option that ${type} does not have: ${name}`),
    ...(choicesSchema.parse(JSON.parse(choices)).length > MOST_CHOICES
      ? [`There are more than ${MOST_CHOICES} choices`]
      : []),
  ]
}
