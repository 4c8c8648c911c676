import { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { imageField, imageSchema } from './image.ts'
import { inlineText } from './inline.ts'
import type { FieldScope } from './scope.ts'

type Block = { type: string; lines: string[] }

const fence = '```'
const starts = [
  { pattern: /^(#{1,6}) +(.*)$/, type: (mark: string) => `heading${mark.length}` },
  { pattern: /^([-*]) +(.*)$/, type: () => 'list-item' },
  { pattern: /^(\d+\.) +(.*)$/, type: () => 'o-list-item' },
]
const picture = /^!\[(?<alt>[^\]]*)\]\((?<kind>[a-z]+):(?<key>[\w-]+)\)$/

const checkingScope: FieldScope = { origin: '', anchor: new Date(0), linkTo: () => ({}) }

/** Text in the small Markdown subset of README.md. */
export const richSchema = z.string().superRefine((source, check) => {
  try {
    richText(source, checkingScope)
  } catch (error) {
    check.addIssue(error instanceof z.ZodError ? (error.issues[0]?.message ?? 'is not rich text') : String(error))
  }
})

/** Prismic's structured text. An empty source is an empty list. */
export function richText(source: string, scope: FieldScope): JsonObject[] {
  return blocksOf(source).map((block) => blockField(block, scope))
}

function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const begin = (type: string, lines: string[]): Block => {
    const block = { type, lines }
    blocks.push(block)
    return block
  }

  for (const line of source.split('\n')) {
    const text = line.trim()
    if (open?.type === 'preformatted') {
      if (text === fence) open = undefined
      else open.lines.push(line)
      continue
    }
    const marked = markedLine(text)
    if (text === fence) open = begin('preformatted', [])
    else if (text === '') open = undefined
    else if (marked) open = begin(marked.type, [marked.text])
    else if (open) open.lines.push(text)
    else open = begin('paragraph', [text])
    // A heading ends with its line; what follows without a blank line is a paragraph.
    if (open?.type.startsWith('heading')) open = undefined
  }
  return blocks
}

function markedLine(line: string): { type: string; text: string } | undefined {
  for (const { pattern, type } of starts) {
    const [, mark, text] = pattern.exec(line) ?? []
    if (mark && text) return { type: type(mark), text }
  }
  return undefined
}

function blockField({ type, lines }: Block, scope: FieldScope): JsonObject {
  if (type === 'preformatted') return { type, text: lines.join('\n'), spans: [], direction: 'ltr' }
  const text = joinLines(lines)
  const { kind, key, alt } = picture.exec(text)?.groups ?? {}
  if (kind && key) return { type: 'image', ...imageField(imageSchema.parse({ [kind]: key, alt }), scope) }
  return { type, ...inlineText(text, scope), direction: 'ltr' }
}

const wide = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/

/** Joins wrapped lines: a trailing backslash is a line break, and Japanese text is joined without a space. */
function joinLines(lines: string[]): string {
  return lines.reduce((text, line) => {
    if (text.endsWith('\\')) return `${text.slice(0, -1)}\n${line}`
    return wide.test(text.at(-1) ?? '') && wide.test(line.charAt(0)) ? text + line : `${text} ${line}`
  })
}
