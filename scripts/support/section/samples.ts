import type { SectionFields, TableField } from './fields-table.ts'
import { kebabName, labelOf } from './names.ts'

const SCENES = ['alpine-dawn', 'coast-road', 'night-city', 'pine-climb', 'velodrome', 'harbour']

/** The mocks of a new section: one with every field filled and three rows, and one with a single row. */
export function mocksOf(type: string, { primary, items }: SectionFields): string {
  const entry = (name: string, rows: number) =>
    [
      `- name: ${name}`,
      ...(primary.length > 0 ? ['  primary:', ...primary.flatMap((field) => sample(field, 0, 4))] : []),
      ...(items.length > 0 && rows > 0
        ? ['  items:', ...Array.from({ length: rows }, (_, at) => row(items, at, 4)).flat()]
        : []),
    ].join('\n')
  return `${[entry('Everything filled in', 3), ...(items.length > 0 ? [entry('One row', 1)] : [])].join('\n')}\n`
}

function row(fields: readonly TableField[], at: number, indent: number): string[] {
  const lines = fields.flatMap((field) => sample(field, at, indent + 2))
  return lines.map((line, index) => (index === 0 ? line.replace(/^( *) {2}/, '$1- ') : line))
}

function sample({ id, kind, fields = [] }: TableField, at: number, indent: number): string[] {
  const pad = ' '.repeat(indent)
  const scene = SCENES[(at + id.length) % SCENES.length] ?? 'alpine-dawn'
  switch (kind) {
    case 'group':
      return [`${pad}${id}:`, ...[0, 1].flatMap((each) => row(fields, each, indent + 2))]
    case 'rich':
      return [`${pad}${id}: !rich The bunch waits at the top, and *nobody* rides home alone.`]
    case 'link':
      return [`${pad}${id}: !link /how-it-works`]
    case 'image':
      return [`${pad}${id}: !image { scene: ${scene}, alt: A road in the hills }`]
    case 'boolean':
      return [`${pad}${id}: true`]
    case 'number':
      return [`${pad}${id}: 3`]
    case 'timestamp':
      return [`${pad}${id}: 2036-03-01T18:00:00+0000`]
    default:
      return [`${pad}${id}: ${textOf(id)}`]
  }
}

function textOf(id: string): string {
  if (id.endsWith('title_as')) return 'h2'
  return /colou?r$/i.test(id) ? 'cream' : labelOf(id)
}

/**
 * The tests of a new section. What applies to every section is tested in tests/slices/every-section.test.ts.
 *
 * @param proven row of the specification to cite, if it names the type
 */
export function testOf(type: string, { primary, items }: SectionFields, proven: string | undefined): string {
  const said = (fields: readonly TableField[]) =>
    fields.filter(({ id, kind }) => kind === 'text' && !/_as$|colou?r|label|alignment/i.test(id)).map(({ id }) => id)
  const object = (ids: readonly string[]) =>
    `{ ${ids.map((id) => `'${id}': 'the ${labelOf(id).toLowerCase()}'`).join(', ')} }`
  const words = [...said(primary), ...said(items)].map((id) => `'the ${labelOf(id).toLowerCase()}'`)
  const fields = [`primary: ${object(said(primary))}`, ...(items.length > 0 ? [`items: [${object(said(items))}]`] : [])]
  return `import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

test('shows what editors wrote${proven === undefined ? '' : ` [${proven}]`}', async () => {
  const element = await sectionElement('${type}', { ${fields.join(', ')} })
  for (const text of [${words.join(', ')}]) expect(element).toHaveTextContent(text)
})
`
}

export const testPath = (type: string) => `tests/slices/${kebabName(type)}.dom.test.tsx`
