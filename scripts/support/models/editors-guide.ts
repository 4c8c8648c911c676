import { GUIDE_WIDTHS, guidePicture } from '../gallery/guide-pictures.ts'
import type { Field, Fields, SliceModel } from './project.ts'

/** Marks the beginning of the guide's generated part; the text above it is written by hand. */
const MARK = '<!-- From here on written by npm run models. -->'

const KINDS: Readonly<Record<string, string | undefined>> = {
  Text: 'words on one line',
  StructuredText: 'text with formats',
  Link: 'a link',
  Image: 'a picture',
  Boolean: 'a switch',
  Number: 'a number',
  Timestamp: 'a day and a time',
  Date: 'a day',
  Color: 'a colour',
}

/** Help texts that say nothing about the particular field. */
const NO_ADVICE = new Set(['Shown as it is written', ''])

/** The labels of the document types that don't offer a section type, by the type. */
export type LeftOut = ReadonlyMap<string, readonly string[]>

/** The editors' guide with its generated part replaced: the description of every section type, from its model. */
export function editorsGuide(guide: string, sections: readonly SliceModel[], leftOut: LeftOut = new Map()): string {
  const [written = ''] = guide.split(MARK)
  const sorted = [...sections].sort((one, other) => (one.id < other.id ? -1 : 1))
  const entries = sorted.map((section) => entryOf(section, leftOut.get(section.id) ?? []))
  return `${written}${MARK}\n\n${entries.join('\n\n')}\n`
}

/** Section types by what an editor may want, in the guide's words. */
export type Purpose = { title: string; types: string[] }

/** What the handwritten list “Which section?” says. */
export function purposesOf(guide: string): Purpose[] {
  const rows = listOf(guide).matchAll(/^\| ([^|]+) \| (\[.+) \|$/gm)
  return [...rows].map(([, title = '', links = '']) => ({ title, types: typesIn(links) }))
}

const listOf = (guide: string): string => guide.split('## Sections')[0] ?? ''

const typesIn = (links: string): string[] => [...links.matchAll(/\[([\w-]+)\]\(#\1\)/g)].map(([, type = '']) => type)

/**
 * Checks that the handwritten list “Which section?” names each section type once.
 *
 * @returns a sentence for each type that is missing, repeated or unknown
 */
export function problemsOfGuide(guide: string, types: readonly string[]): string[] {
  const named = typesIn(listOf(guide))
  const say = (type: string, fault: string) =>
    `docs/editors.md: the list “Which section?” ${fault}: [${type}](#${type}).`
  return [
    ...types.filter((type) => !named.includes(type)).map((type) => say(type, 'does not say what this one is for')),
    ...named.filter((type, at) => named.indexOf(type) < at).map((type) => say(type, 'names this one twice')),
    ...named.filter((type) => !types.includes(type)).map((type) => say(type, 'names one that is no section type')),
  ]
}

function entryOf({ id, variations }: SliceModel, leftOut: readonly string[]): string {
  const [first] = variations
  const lines = [
    ...linesOf(first?.primary ?? {}, ''),
    ...(Object.keys(first?.items ?? {}).length > 0 ? ['- **Items**, as many rows as you like:'] : []),
    ...linesOf(first?.items ?? {}, '  '),
  ]
  const about = typeof first?.description === 'string' ? `\n\n${asSentence(first.description)}` : ''
  const nowhere = leftOut.length > 0 ? `\n\nNot offered in documents of the type ${leftOut.join(', ')}.` : ''
  return `### ${id}${about}${nowhere}\n\n${picturesOf(id)}\n\n${lines.join('\n')}`.trimEnd()
}

/** The pictures of a section side by side, with the same height; a click shows the full picture. */
function picturesOf(id: string): string {
  return GUIDE_WIDTHS.map((width) => {
    const name = `editors/${guidePicture(id, width)}`
    return `<a href="${name}"><img src="${name}" height="280" alt="${id} on a screen ${width} pixels wide"></a>`
  }).join('\n')
}

function linesOf(fields: Fields, indent: string): string[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const start = `${indent}- **${readText(field, 'label') ?? id}**`
    if (field.type === 'Group')
      return [`${start}, as many rows as you like:`].concat(linesOf(rowsOf(field), `${indent}  `))
    const advice = readText(field, 'placeholder') ?? ''
    return [`${start}: ${kindOf(field)}.${NO_ADVICE.has(advice) ? '' : ` ${asSentence(advice)}`}`]
  })
}

function kindOf({ type, config }: Field): string {
  if (type !== 'Select') return KINDS[type] ?? type
  const options = Array.isArray(config.options) ? config.options : []
  return `one of ${options.map(String).join(', ')}`
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a group's fields are fields
const rowsOf = ({ config }: Field): Fields => (config.fields ?? {}) as Fields

function readText({ config }: Field, name: string): string | undefined {
  const value = config[name]
  return typeof value === 'string' ? value : undefined
}

/** A text as a sentence, with Markdown's special characters escaped. */
function asSentence(words: string): string {
  const literal = words.trim().replace(/[*_<>[\]#]/g, String.raw`\$&`)
  return /[.!?…]$/.test(literal) ? literal : `${literal}.`
}
