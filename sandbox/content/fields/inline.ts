import type { Json, JsonObject } from '../json.ts'
import { linkField, linkSchema } from './link.ts'
import type { FieldScope } from './scope.ts'

export type InlineText = { text: string; spans: JsonObject[] }

const marks = new RegExp(
  [
    /\\(?<escaped>[\\*[\]])/,
    /\*\*(?<strong>.+?)\*\*(?!\*)/,
    /\*(?<em>[^*]+)\*/,
    /\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/,
  ]
    .map((mark) => mark.source)
    .join('|'),
  'g',
)

/**
 * One line of `**strong**`, `*em*` and `[label](address)` as text and spans. Marks may be nested; `\*` is a star. An
 * invalid address throws.
 */
export function inlineText(source: string, scope: FieldScope, start = 0): InlineText {
  let text = ''
  let end = 0
  const spans: JsonObject[] = []

  const span = (inner: string, type: string, data?: JsonObject) => {
    const from = start + text.length
    const nested = inlineText(inner, scope, from)
    text += nested.text
    const extra: Record<string, Json> = data ? { data } : {}
    spans.push({ start: from, end: start + text.length, type, ...extra }, ...nested.spans)
  }

  for (const match of source.matchAll(marks)) {
    text += source.slice(end, match.index)
    end = match.index + match[0].length
    const { escaped, strong, em, label, to } = match.groups ?? {}
    if (escaped) text += escaped
    else if (strong) span(strong, 'strong')
    else if (em) span(em, 'em')
    else if (label && to) span(label, 'hyperlink', linkField(linkSchema.parse(to), scope))
  }
  return { text: text + source.slice(end), spans }
}
