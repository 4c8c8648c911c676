import { isDeepStrictEqual } from 'node:util'
import { createDefinition, findDefinition, type There, type Update, updateDefinition } from './admin-api.ts'
import type { Definition, Field } from './definition.ts'
import type { Shop } from './settings.ts'

/** What was done, or would be, in sentences; and whether the shop has the definition then. */
export type Outcome = { lines: string[]; isAsWanted: boolean }

/**
 * Makes the definition at a shop, or adds what the one there lacks: fields, and that the storefront may read it, that
 * entries can be drafts, and that they can be translated. A field of another type or with other validations stays, since
 * entries may need them, and is named; fields and validations of the shop's own stay as well. A second run changes nothing.
 *
 * @throws Failure if the shop refuses
 */
export async function defineItems(shop: Shop, wanted: Definition, isDry: boolean): Promise<Outcome> {
  const there = await findDefinition(shop, wanted.type)
  if (there === null) {
    if (!isDry) await createDefinition(shop, wanted)
    const fields = wanted.fieldDefinitions.map(fieldLine)
    return {
      lines: [`${isDry ? 'Would make' : 'Made'} ${wanted.type} at ${shop.address}:`, ...fields],
      isAsWanted: true,
    }
  }
  const update = missingOf(wanted, there)
  const kept = differencesOf(wanted, there)
  if (update && !isDry) await updateDefinition(shop, there.id, update)
  const lines = update
    ? [`${isDry ? 'Would add' : 'Added'} to ${wanted.type} at ${shop.address}:`, ...linesOf(update)]
    : [`${wanted.type} at ${shop.address} ${kept.length > 0 ? 'is changed in nothing:' : 'has everything already.'}`]
  return { lines: [...lines, ...kept], isAsWanted: kept.length === 0 }
}

/** What the shop's definition lacks; undefined if nothing. */
function missingOf({ fieldDefinitions, access, capabilities }: Definition, there: There): Update | undefined {
  const known = new Set(there.fieldDefinitions.map(({ key }) => key))
  const missing = fieldDefinitions.filter(({ key }) => !known.has(key))
  const { publishable, translatable } = there.capabilities
  const update = {
    fieldDefinitions: missing.map((create) => ({ create })),
    ...(there.access.storefront !== access.storefront && { access }),
    ...(!(publishable.enabled && translatable.enabled) && { capabilities }),
  }
  return missing.length > 0 || 'access' in update || 'capabilities' in update ? update : undefined
}

/** Sentences about fields that the site, or its editors, can't use as they are. */
function differencesOf({ fieldDefinitions }: Definition, there: There): string[] {
  const known = new Map(there.fieldDefinitions.map((field) => [field.key, field]))
  return fieldDefinitions.flatMap((field) => {
    const its = known.get(field.key)
    if (its === undefined) return []
    if (its.type.name !== field.type) return [stays(field.key, its.type.name, field.type)]
    return validationDifferences(field, its)
  })
}

function validationDifferences({ key, validations = [] }: Field, its: There['fieldDefinitions'][number]): string[] {
  const known = new Map(its.validations.map(({ name, value }) => [name, value]))
  return validations.flatMap(({ name, value }) => {
    const there = known.get(name) ?? undefined
    if (there === undefined) return [stays(key, `without ${name}`, `${name} ${value}`)]
    return isSame(there, value) ? [] : [stays(key, `${name} ${there}`, `${name} ${value}`)]
  })
}

const stays = (key: string, its: string, wanted: string) =>
  `  ${key} stays ${its}, and should be ${wanted}: change it in the shop’s settings`

/** Whether two values of a validation say the same: a shop writes JSON, and orders choices, in its own way. */
const isSame = (one: string, other: string) => isDeepStrictEqual(inOrder(one), inOrder(other))

function inOrder(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed.map((each: unknown) => JSON.stringify(each)).toSorted() : parsed
  } catch {
    return value
  }
}

function linesOf({ fieldDefinitions, access, capabilities }: Update): string[] {
  return [
    ...fieldDefinitions.map(({ create }) => fieldLine(create)),
    ...(access ? [`  access of the storefront: ${access.storefront}`] : []),
    ...(capabilities ? ['  entries can be drafts, and translated'] : []),
  ]
}

function fieldLine({ key, type, validations = [] }: Field): string {
  const rules = validations.map(({ name, value }) => `, ${name} ${value}`)
  return `  ${key}: ${type}${rules.join('')}`
}
