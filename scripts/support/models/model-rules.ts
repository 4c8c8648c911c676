import { z } from 'zod'
import type { Field, Fields, Project } from './project.ts'

/** A slice's folder has model, door and mocks, and is named as its model says. */
export function problemsOfFolders({ slices }: Project): string[] {
  return slices.flatMap(({ path, name, model, mocksSource, code }) => [
    ...(mocksSource === undefined ? [`${path}/mocks.yaml is missing.`] : []),
    ...(code === '' ? [`${path} has no door: index.tsx is missing.`] : []),
    ...(model === undefined || model.name === name
      ? []
      : [`${path} has a model named ${model.name}: name both the same.`]),
  ])
}

const FIELD_KEY = /^[a-zA-Z][\w-]*$/

/** Field keys are such that documents and code can name them. */
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

/** Kinds whose empty field can show help. */
const WITH_HELP = new Set(['Text', 'Select', 'StructuredText', 'Link', 'Image', 'Number', 'Timestamp', 'Date'])

/** Editors read what every field is called and what it does. */
export function problemsOfHelp({ slices }: Project): string[] {
  return slices.flatMap(({ path, model }) =>
    (model?.variations ?? [])
      .flatMap(({ primary, items }) => entriesOf(primary).concat(entriesOf(items)))
      .filter(([, { type, config }]) => !config.label || (WITH_HELP.has(type) && !config.placeholder))
      .map(([key]) => `${path}: ${key} needs a label and a placeholder that says what it does.`),
  )
}

/** All fields by their keys, those within groups included. */
const entriesOf = (fields: Fields): [string, Field][] => [
  ...Object.entries(fields),
  ...Object.values(fields).map(fieldsOfGroup).flatMap(entriesOf),
]

/** All keys of fields, those within groups included. */
export const keysOf = (fields: Fields): string[] => entriesOf(fields).map(([key]) => key)

/** Editors choose among section types by what these say of themselves, which has to be more than their name. */
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
