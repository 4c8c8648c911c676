import type { SectionFields } from './fields-table.ts'
import { kebabName, labelOf, pascalName } from './names.ts'
import { type Value, valuesOf } from './values.ts'

const OF_FIELDS = ['flag', 'image', 'number', 'rich', 'timestamp', 'text']
const OF_READERS = ['readCta', 'readHeading', 'readLink']

/**
 * A section component to start from: it reads every field, drops what is empty and hands plain values to the view.
 *
 * @param row of the specification to cite, if it names the type
 */
export function componentSource(type: string, fields: SectionFields, row: string | undefined): string {
  const name = pascalName(type)
  const [own, ofItems] = [valuesOf(fields.primary), valuesOf(fields.items)]
  const hasItems = ofItems.length > 0
  const uses = new Set([...own, ...ofItems].flatMap((value) => value.uses))
  const used = (names: readonly string[]) => names.filter((each) => uses.has(each))
  const itemsNeedContext = ofItems.some(needsContext)
  const rowsOf = hasItems
    ? `  const shown = rows(items).flatMap((item) => ${itemsNeedContext ? 'readItem(item, context)' : 'readItem(item)'})\n`
    : ''
  const isInContext = itemsNeedContext || own.some(needsContext)
  return `import { ${[...used(OF_FIELDS), ...(hasItems ? ['rows'] : [])].toSorted().join(', ')} } from '@/lib/content/fields/fields'
import type { ${[...(itemsNeedContext ? ['SectionContext'] : []), 'SectionProps'].join(', ')} } from '@/lib/content/section'
import type { ${name}Slice } from '@/prismicio-types'
import { ${['isBlank', ...used(OF_READERS)].toSorted().join(', ')} } from '@/slices/readers/read'
${uses.has('RichText') ? "import { RichText } from '@/slices/readers/rich-text'\n" : ''}import { ${hasItems ? `type ${name}Item, ` : ''}${name}View } from './${kebabName(type)}'

/** ${labelOf(type)}: TODO say what it shows${row === undefined ? '' : ` (${row})`}. */
export function ${name}({ slice: { ${[...(own.length > 0 ? ['primary'] : []), ...(hasItems ? ['items'] : [])].join(', ')} }${isInContext ? ', context' : ''} }: SectionProps<${name}Slice>) {
${own.map(constOf('primary')).join('')}${rowsOf}  if (${hasItems ? 'shown.length === 0' : blankCheck(own)}) return null
  return (
    <${name}View
${own.map(propOf).join('')}${hasItems ? '      items={shown}\n' : ''}    />
  )
}
${hasItems ? readItem(name, ofItems) : ''}`
}

/** Whether a value needs the section's context, as links and rich text do. */
const needsContext = ({ read, drawn }: Value) => /context/.test(`${read('')}${drawn ?? ''}`)

function readItem(name: string, values: readonly Value[]): string {
  return `
/** A row with its fallbacks, or none for a row without any content (PB-034). */
function readItem(item: ${name}Slice['items'][number]${values.some(needsContext) ? ', context: SectionContext' : ''}): ${name}Item[] {
${values.map(constOf('item')).join('')}  if (${blankCheck(values)}) return []
  return [{ ${values.map((value) => (value.drawn === undefined ? value.name : `${value.name}: ${value.drawn}`)).join(', ')} }]
}
`
}

const constOf =
  (source: string) =>
  ({ name, read }: Value) =>
    `  const ${name} = ${read(source)}\n`

const propOf = ({ name, drawn }: Value) => `      ${name}={${drawn ?? name}}\n`

function blankCheck(values: readonly Value[]): string {
  return `isBlank(${values
    .filter(({ isLook }) => !isLook)
    .map(({ name }) => name)
    .join(', ')})`
}
