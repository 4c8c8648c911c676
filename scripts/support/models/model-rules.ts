import { z } from 'zod'
import type { Field, Fields, Project } from './project.ts'

/** A slice's folder has model, component and mocks, and is named as its model says. */
export function problemsOfFolders({ slices }: Project): string[] {
  return slices.flatMap(({ path, name, model, mocksSource, code }) => [
    ...(mocksSource === undefined ? [`${path}/mocks.yaml is missing.`] : []),
    ...(code === '' ? [`${path} has no component: index.tsx is missing.`] : []),
    ...(model === undefined || model.name === name
      ? []
      : [`${path} has a model named ${model.name}: name both the same.`]),
  ])
}

const FIELD_KEY = /^[a-zA-Z][\w-]*$/

/** Checks that field keys can be used in documents and code. */
export function problemsOfFields({ slices, customTypes }: Project): string[] {
  const all = [
    ...slices.flatMap(({ path, model }) =>
      (model?.variations ?? []).flatMap(({ primary, items }) => [
        { path, fields: primary },
        { path, fields: items },
      ]),
    ),
    ...customTypes.flatMap(({ id, json }) =>
      Object.values(json).map((fields) => ({ path: `customtypes/${id}`, fields })),
    ),
  ]
  return all.flatMap(({ path, fields }) =>
    keysOf(fields)
      .filter((key) => !FIELD_KEY.test(key))
      .map((key) => `${path}: "${key}" is no field key: letters, digits, _ and - only, a letter first.`),
  )
}

/** Kinds of fields that show a help text while they are empty. */
const WITH_HELP = new Set(['Text', 'Select', 'StructuredText', 'Link', 'Image', 'Number', 'Timestamp', 'Date'])

/** Checks that every field has a label and a help text for editors. */
export function problemsOfHelp({ slices }: Project): string[] {
  return slices.flatMap(({ path, model }) =>
    (model?.variations ?? [])
      .flatMap(({ primary, items }) => entriesOf(primary).concat(entriesOf(items)))
      .filter(([, { type, config }]) => !config.label || (WITH_HELP.has(type) && !config.placeholder))
      .map(([key]) => `${path}: ${key} needs a label and a placeholder that says what it does.`),
  )
}

/** All fields with their keys, including fields in groups. */
const entriesOf = (fields: Fields): [string, Field][] => [
  ...Object.entries(fields),
  ...Object.values(fields).map(fieldsOfGroup).flatMap(entriesOf),
]

/** All keys of fields, including fields in groups. */
export const keysOf = (fields: Fields): string[] => entriesOf(fields).map(([key]) => key)

/** Checks that a section type's description says more than its name, since editors choose types by it. */
export function problemsOfDescriptions({ slices }: Project): string[] {
  return slices.flatMap(({ path, model }) => {
    const said = lettersOf(model?.variations[0]?.description ?? '')
    const isNameAlone = model && (said === '' || said === lettersOf(model.name))
    return isNameAlone ? [`${path}: its description has to tell editors what the section is for.`] : []
  })
}

const lettersOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const groupSchema = z.object({
  fields: z.record(z.string(), z.object({ type: z.string(), config: z.looseObject({}).default({}) })),
})

/** The fields of a group; none for a field of another kind. */
export function fieldsOfGroup({ type, config }: Field): Fields {
  return type === 'Group' ? (groupSchema.safeParse(config).data?.fields ?? {}) : {}
}
