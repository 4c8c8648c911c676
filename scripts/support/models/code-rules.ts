import { keysOf } from './model-rules.ts'
import type { SliceFolder } from './project.ts'

/** Fields that the list of sections reads for every section. */
const READ_BY_LIST = new Set(['anchorHash', 'anchor_hash'])

/** The section type that shows nothing, so none of its fields is read. */
const NOTE_FOR_EDITORS = 'content_slice'

/** A section component reads fields that the model has, and the folder's code names every field of the model. */
export function problemsOfCode({ path, model, code, sharedCode }: SliceFolder): string[] {
  if (model === undefined || code === '') return []
  const fields = model.variations.flatMap(({ primary, items }) => [...keysOf(primary), ...keysOf(items)])
  const known = new Set(fields)
  const read = [...code.matchAll(/\b(?:primary|item)\??\.([A-Za-z_]\w*)/g)].flatMap(([, name]) => name ?? [])
  const unread =
    model.id === NOTE_FOR_EDITORS
      ? []
      : fields.filter((key) => !READ_BY_LIST.has(key) && !names(`${code}\n${sharedCode}`, key))
  return [
    ...[...new Set(read)]
      .filter((name) => !known.has(name))
      .map((name) => `${path} reads ${name}, which its model has not.`),
    ...[...new Set(unread)].map((name) => `${path} never reads ${name}, which editors may fill in.`),
  ]
}

/** Parts of a button that readers find by the beginning of the fields' names (slices/readers/read.ts). */
const OF_BUTTON = /^(label|url|color|open_new_tab|target_blank|target|event)$/

/**
 * Whether code names a field. Templates count (`card_${place}_title` names card_1_title), and so do prefixes
 * (`'card_1_'` and `title`) and names of buttons (`'cta'` names cta_label).
 */
function names(code: string, key: string): boolean {
  if (new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code)) return true
  const literals = [...code.matchAll(/['`]([\w-]*(?:\$\{\w+\}[\w-]*)*)['`]/g)].map(([, literal = '']) => literal)
  return literals.some((literal) => {
    const pattern = literal.replaceAll(/\$\{\w+\}/g, String.raw`\w+?`)
    if (literal.includes('${') && new RegExp(`^${pattern}$`).test(key)) return true
    const rest = literal === '' ? undefined : new RegExp(`^${pattern}(?<end>_?)(?<rest>\\w+)$`).exec(key)?.groups
    if (rest === undefined) return false
    if (rest.end === '_' && OF_BUTTON.test(rest.rest ?? '')) return true
    return literal.endsWith('_') && new RegExp(`\\.${rest.rest}\\b`).test(code)
  })
}
