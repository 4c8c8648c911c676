import { keysOf } from './model-rules.ts'
import type { SliceFolder } from './project.ts'

/** Read for every section by the list of sections. */
const READ_BY_LIST = new Set(['anchorHash', 'anchor_hash'])

/** Shows nothing, so nothing is read. */
const NOTE_FOR_EDITORS = 'content_slice'

/** A door reads fields that the model has, and the folder's code names every field of the model. */
export function problemsOfCode({ path, model, code }: SliceFolder): string[] {
  if (model === undefined || code === '') return []
  const fields = model.variations.flatMap(({ primary, items }) => [...keysOf(primary), ...keysOf(items)])
  const known = new Set(fields)
  const read = [...code.matchAll(/\b(?:primary|item)\??\.([A-Za-z_]\w*)/g)].flatMap(([, name]) => name ?? [])
  const unread = model.id === NOTE_FOR_EDITORS ? [] : fields.filter((key) => !READ_BY_LIST.has(key) && !names(code, key))
  return [
    ...[...new Set(read)].filter((name) => !known.has(name)).map((name) => `${path} reads ${name}, which its model has not.`),
    ...[...new Set(unread)].map((name) => `${path} never reads ${name}, which editors may fill in.`),
  ]
}

/** Whether code names a field, also by a template: `card_${place}_title` names card_1_title. */
function names(code: string, key: string): boolean {
  if (new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code)) return true
  return [...code.matchAll(/`(\w*\$\{\w+\}\w*)`/g)].some(([, template = '']) =>
    new RegExp(`^${template.replaceAll(/\$\{\w+\}/g, String.raw`\w+`)}$`).test(key),
  )
}
