import { createDefinition, findDefinition, type There, type Update, updateDefinition } from './admin-api.ts'
import type { Definition, Field } from './definition.ts'
import type { Shop } from './settings.ts'

/** What was done, or would be, in sentences; and whether the shop has the definition then. */
export type Outcome = { lines: string[]; isAsWanted: boolean }

/**
 * Makes the definition at a shop, or adds what the one there lacks: fields, and that the storefront may read it, that
 * entries can be drafts, and that they can be translated. A field of another type stays, since entries may use it; so do
 * fields and validations of the shop's own. A second run changes nothing.
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
    : [`${wanted.type} at ${shop.address} has everything already.`]
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

/** Sentences about fields that the site can't use as they are. */
function differencesOf({ fieldDefinitions }: Definition, there: There): string[] {
  const types = new Map(there.fieldDefinitions.map(({ key, type }) => [key, type.name]))
  return fieldDefinitions
    .filter(({ key, type }) => types.has(key) && types.get(key) !== type)
    .map(({ key, type }) => `  ${key} stays ${types.get(key)}, and should be ${type}: change it in the shop’s settings`)
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
