import type { SectionFields, TableField } from './fields-table.ts'
import { helpOf } from './help.ts'
import { labelOf, pascalName } from './names.ts'

type ModelField = { type: string; config: Record<string, unknown> }

/** A section's model in the format of the content system's tools, from its row in docs/spec/fields.md. */
export function modelOf(type: string, { primary, items }: SectionFields) {
  const description = labelOf(type)
  return {
    id: type,
    type: 'SharedSlice',
    name: pascalName(type),
    description,
    variations: [
      {
        id: 'default',
        name: 'Default',
        docURL: '...',
        version: 'initial',
        description,
        imageUrl: '',
        primary: fields(primary),
        items: fields(items),
      },
    ],
  }
}

const fields = (list: readonly TableField[]) => Object.fromEntries(list.map((field) => [field.id, fieldOf(field)]))

function fieldOf({ id, kind, fields: inner = [] }: TableField): ModelField {
  const label = labelOf(id)
  const named = { label, placeholder: helpOf(id, kind) }
  switch (kind) {
    case 'group':
      return { type: 'Group', config: { label, fields: fields(inner) } }
    case 'rich':
      return { type: 'StructuredText', config: { ...named, allowTargetBlank: true, multi: RICH } }
    case 'link':
      return { type: 'Link', config: { ...named, allowTargetBlank: true, select: null } }
    case 'image':
      return { type: 'Image', config: { ...named, constraint: {}, thumbnails: [] } }
    case 'boolean':
      return {
        type: 'Boolean',
        config: { label, placeholder_false: 'Off', placeholder_true: 'On', default_value: false },
      }
    case 'number':
      return { type: 'Number', config: named }
    case 'timestamp':
      return { type: 'Timestamp', config: named }
    default:
      return id.endsWith('title_as')
        ? { type: 'Select', config: { ...named, options: HEADINGS } }
        : { type: 'Text', config: named }
  }
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4']
const RICH =
  'paragraph,preformatted,heading1,heading2,heading3,heading4,heading5,heading6,strong,em,hyperlink,image,embed,list-item,o-list-item'
