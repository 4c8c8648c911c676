import type { TableField } from './fields-table.ts'
import { camelName } from './names.ts'

/** A value that a section component reads and its view gets: the name of the prop, its type, and how it is read. */
export type Value = {
  name: string
  type: string
  /** Code that reads the value; `source` is the expression for the fields. */
  read: (source: string) => string
  /** Names to import from the readers (fields, read, rich-text). */
  uses: string[]
  /** Code that passes it to the view, if it is not passed as it was read. */
  drawn?: string
  /** Whether it only affects the look, such as a switch or a level, and is no content. */
  isLook: boolean
  kind: 'text' | 'heading' | 'rich' | 'image' | 'button' | 'link' | 'look'
}

/** Other names for values whose names are used by readers or by HTML attributes. */
const TAKEN: Readonly<Record<string, string>> = {
  image: 'picture',
  text: 'words',
  link: 'target',
  id: 'identifier',
  number: 'figure',
}

const READ_BY_LIST = /^anchor_?hash$/i
const BUTTON_PARTS = /_?(label|url|color|open_new_tab|target_blank|target|Label|Url|Color|OpenNewTab)$/

/** The values of a section or of one of its rows; a label and an address with the same prefix are one button. */
export function valuesOf(fields: readonly TableField[]): Value[] {
  const ids = new Set(fields.map(({ id }) => id))
  const buttons = fields
    .flatMap(({ id }) => /^(.+)_label$/.exec(id)?.[1] ?? [])
    .filter((name) => ids.has(`${name}_url`))
  const isOfButton = (id: string) => buttons.includes(id.replace(BUTTON_PARTS, ''))
  const plain = fields.filter(({ id, kind }) => kind !== 'group' && !READ_BY_LIST.test(id) && !isOfButton(id))
  return [...plain.map(valueOf), ...buttons.map(buttonOf)]
}

function valueOf({ id, kind }: TableField): Value {
  const camel = camelName(id)
  const name = TAKEN[camel] ?? camel
  const at = (source: string) => (/^\w+$/.test(id) ? `${source}.${id}` : `${source}['${id}']`)
  if (id.endsWith('title_as')) {
    const read = (source: string) => `readHeading(${at(source)}, '${/\bcard|items/.test(id) ? 'h3' : 'h2'}')`
    return { name: 'heading', type: 'HeadingTag', read, uses: ['readHeading'], isLook: true, kind: 'heading' }
  }
  const of = (reader: string, type: string, kindOfValue: Value['kind'], isLook = false): Value => ({
    name,
    type,
    read: (source) => `${reader}(${at(source)})`,
    uses: [reader],
    isLook,
    kind: kindOfValue,
  })
  switch (kind) {
    case 'rich':
      return {
        ...of('rich', 'ReactNode', 'rich'),
        uses: ['rich', 'RichText'],
        drawn: `${name} && <RichText field={${name}} context={context} topHeading={3} />`,
      }
    case 'image':
      return of('image', 'PictureSource | undefined', 'image')
    case 'boolean':
      return of('flag', 'boolean', 'look', true)
    case 'number':
      return of('number', 'number | undefined', 'look', true)
    case 'timestamp':
      return of('timestamp', 'Date | undefined', 'look')
    case 'link':
      return {
        ...of('readLink', 'ContentLink | undefined', 'link'),
        read: (source) => `readLink(${at(source)}, context)`,
      }
    default:
      return of('text', 'string | undefined', /colou?r/i.test(id) ? 'look' : 'text', /colou?r|alignment/i.test(id))
  }
}

function buttonOf(id: string): Value {
  const isCta = /cta$|button/.test(id)
  return {
    name:
      isCta && !/^cta$/.test(id) ? camelName(id.replace(/_?cta$/, '_button')) : id === 'cta' ? 'button' : camelName(id),
    type: 'ButtonLink | undefined',
    read: (source) => `readCta(${source}, '${id}', context)`,
    uses: ['readCta'],
    isLook: false,
    kind: 'button',
  }
}
