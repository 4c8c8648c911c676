import { z } from 'zod'
import type { Field, Fields, Project } from './project.ts'

/** A slice's folder has model, door and mocks, and is named as its model says. */
export function problemsOfFolders({ slices, doorMap }: Project): string[] {
  return slices.flatMap(({ path, name, model, mocks, code }) => {
    const hasDoor = model === undefined || new RegExp(`^\\s+${model.id}: ${name},$`, 'm').test(doorMap)
    return [
      ...(mocks === undefined ? [`${path}/mocks.json is missing or unreadable.`] : []),
      ...(code === '' ? [`${path} has no door: index.tsx is missing.`] : []),
      ...(hasDoor ? [] : [`slices/index.ts has no door for ${model.id}: add "${model.id}: ${name},".`]),
      ...(model === undefined || model.name === name ? [] : [`${path} has a model named ${model.name}: name both the same.`]),
    ]
  })
}

const FIELD_KEY = /^[a-zA-Z][\w-]*$/

/** Field keys are such that documents and code can name them. */
export function problemsOfFields({ slices, customTypes }: Project): string[] {
  const all = [
    ...slices.flatMap(({ path, model }) =>
      (model?.variations ?? []).flatMap(({ primary, items }) => [{ path, fields: primary }, { path, fields: items }]),
    ),
    ...customTypes.flatMap(({ id, json }) => Object.values(json).map((fields) => ({ path: `customtypes/${id}`, fields }))),
  ]
  return all.flatMap(({ path, fields }) =>
    keysOf(fields)
      .filter((key) => !FIELD_KEY.test(key))
      .map((key) => `${path}: "${key}" is no field key: letters, digits, _ and - only, a letter first.`),
  )
}

/** All keys of fields, those within groups included. */
export function keysOf(fields: Fields): string[] {
  return [...Object.keys(fields), ...Object.values(fields).map(fieldsOfGroup).flatMap(keysOf)]
}

const groupSchema = z.object({ fields: z.record(z.string(), z.object({ type: z.string(), config: z.looseObject({}).default({}) })) })

/** The fields of a group; none for a field of another kind. */
export function fieldsOfGroup({ type, config }: Field): Fields {
  return type === 'Group' ? (groupSchema.safeParse(config).data?.fields ?? {}) : {}
}

const zoneSchema = z.object({ choices: z.record(z.string(), z.unknown()) })

/** Zones list slices that exist, and every slice is in one. */
export function problemsOfZones({ slices, customTypes }: Project): string[] {
  const existing = new Set(slices.flatMap(({ model }) => model?.id ?? []))
  const listed = customTypes.flatMap(({ id, json }) =>
    Object.values(json)
      .flatMap((fields) => Object.entries(fields))
      .filter(([, { type }]) => type === 'Slices')
      .flatMap(([zone, { config }]) =>
        Object.keys(zoneSchema.safeParse(config).data?.choices ?? {}).map((slice) => ({ id, zone, slice })),
      ),
  )
  const offered = new Set(listed.map(({ slice }) => slice))
  return [
    ...listed
      .filter(({ slice }) => !existing.has(slice))
      .map(({ id, zone, slice }) => `customtypes/${id}: the zone ${zone} offers ${slice}, which does not exist.`),
    ...[...existing]
      .filter((slice) => !offered.has(slice))
      .map((slice) => `No zone offers ${slice}: list it among the choices of a custom type.`),
  ]
}
