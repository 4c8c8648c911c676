import { stableUuid } from './identity.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** Whether a field is a list of sections. */
function isZone(value: Json): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every((slice) => isObject(slice) && 'slice_type' in slice)
}

/**
 * Prismic's shared-slice form of every section in a document's data. A section's id is derived from the document, the
 * zone and its number among sections of its type, so that it doesn't change when other sections are added or removed;
 * `id` in the file overrides it.
 */
export function completeZones(data: JsonObject, documentId: string): JsonObject {
  const complete = { ...data }
  for (const [zone, value] of Object.entries(data)) {
    if (isZone(value)) complete[zone] = completeZone(value, [documentId, zone])
  }
  return complete
}

function completeZone(slices: JsonObject[], seed: string[]): JsonObject[] {
  const seen = new Map<string, number>()
  return slices.map(({ slice_type, id, anchor, primary = {}, ...rest }) => {
    const type = typeof slice_type === 'string' ? slice_type : ''
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    const key = typeof id === 'string' ? id : `${count}`
    return {
      variation: 'default',
      version: 'initial',
      items: [],
      ...rest,
      primary: isObject(primary) && anchor !== undefined ? { anchor_hash: anchor, ...primary } : primary,
      id: key.startsWith(`${type}$`) ? key : `${type}$${stableUuid(...seed, type, key)}`,
      slice_type: type,
      slice_label: null,
    }
  })
}
