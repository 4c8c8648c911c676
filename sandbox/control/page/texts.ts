import { z } from 'zod'
import type { Patch } from '../../content/editing-types.ts'

/** A text of a document that a form can change; `isRich` if it is the written form of rich text. */
export type TextField = { path: string; text: string; isRich: boolean }

const richSchema = z.strictObject({ $rich: z.string() })
const nodeSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])

/** Fields that the form leaves out: addresses, and values from a fixed set. */
const NOT_WORDS = /(^|[._])(url|link|href|id|uid|slice_type|variation|color|theme|hash|anchor|as)$/i

/** Every text below a document's data, with its dotted path from the document's root. */
export function textFieldsOf(data: unknown, path = 'data'): TextField[] {
  if (typeof data === 'string') return NOT_WORDS.test(path) ? [] : [{ path, text: data, isRich: false }]
  const rich = richSchema.safeParse(data)
  if (rich.success) return [{ path, text: rich.data.$rich, isRich: true }]
  const node = nodeSchema.safeParse(data)
  const children = Object.entries(node.data ?? {}).filter(([key]) => !key.startsWith('$'))
  return children.flatMap(([key, child]) => textFieldsOf(child, `${path}.${key}`))
}

/** The patches for the texts that a form changed. */
export function patchesOf(fields: TextField[], sent: Record<string, string>): Patch[] {
  return fields.flatMap(({ path, text, isRich }) => {
    const changed = sent[path]?.replaceAll('\r\n', '\n')
    if (changed === undefined || changed === text) return []
    return [{ path, value: isRich ? { $rich: changed } : changed }]
  })
}
