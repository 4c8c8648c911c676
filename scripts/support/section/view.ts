import type { SectionFields } from './fields-table.ts'
import { pascalName } from './names.ts'
import { type Value, valuesOf } from './values.ts'

/** The view of a new section: every value is rendered once with the shared components, and each row as a card. */
export function viewOf(type: string, fields: SectionFields): string {
  const name = pascalName(type)
  const [own, ofItems] = [valuesOf(fields.primary), valuesOf(fields.items)]
  const hasItems = ofItems.length > 0
  const body = `${own.map((value) => drawn(value, 'h2')).join('')}${hasItems ? itemList(name) : ''}`
  const parts = `${hasItems ? itemType(name, ofItems) : ''}${viewProps(name, own, hasItems)}
export function ${name}View({ ${[...own.map((value) => bindingOf(value)), ...(hasItems ? ['items'] : [])].join(', ')} }: ${name}ViewProps) {
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
${body}    </Section>
  )
}
${hasItems ? itemView(name, ofItems) : ''}`
  return `${importsOf(parts)}\n${parts}`
}

const importable: readonly [used: RegExp, statement: string][] = [
  [/ReactNode/, "import type { ReactNode } from 'react'"],
  [/ButtonLink|<Button/, "import { Button, type ButtonLink } from '@/components/ui/button'"],
  [/<Card/, "import { Card } from '@/components/ui/card'"],
  [/backgroundOf/, "import { backgroundOf } from '@/components/ui/colours'"],
  [/<ContentAnchor/, "import { ContentAnchor } from '@/components/ui/content-anchor'"],
  [/<Picture/, "import { Picture } from '@/components/ui/picture'"],
  [/<Section/, "import { Section } from '@/components/ui/section'"],
  [/ContentLink/, "import type { ContentLink } from '@/lib/core/content-link'"],
  [/PictureSource/, "import type { PictureSource } from '@/lib/core/picture'"],
  [/HeadingTag/, "import type { HeadingTag } from '@/slices/readers/read'"],
]

const importsOf = (code: string) =>
  importable.flatMap(([used, statement]) => (used.test(code) ? [statement] : [])).join('\n')

const members = (values: readonly Value[]) => values.map(({ name, type }) => `  ${name}: ${type}\n`).join('')

const itemType = (name: string, values: readonly Value[]) => `\nexport type ${name}Item = {\n${members(values)}}\n`

const viewProps = (name: string, values: readonly Value[], hasItems: boolean) =>
  `\ntype ${name}ViewProps = {\n${members(values)}${hasItems ? `  items: ${name}Item[]\n` : ''}}\n`

const itemList = (
  name: string,
) => `      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(3,minmax(0,1fr))]">
        {items.map((item, index) => (
          <li key={index} className="min-w-0">
            <${name}Card {...item} />
          </li>
        ))}
      </ul>
`

function itemView(name: string, values: readonly Value[]): string {
  return `
function ${name}Card({ ${values.map((value) => bindingOf(value)).join(', ')} }: ${name}Item) {
  return (
    <Card background={backgroundOf('white', 'white')} className="gap-3 p-5">
${values.map((value) => drawn(value, 'h3')).join('')}    </Card>
  )
}
`
}

const bindingOf = ({ name, kind }: Value) => (kind === 'heading' ? `${name}: Heading` : name)

function drawn({ name, kind }: Value, heading: string): string {
  switch (kind) {
    case 'heading':
    case 'look':
      return ''
    case 'rich':
      return `      {${name} && <div className="text-muted">{${name}}</div>}\n`
    case 'image':
      return `      {${name} && <Picture image={${name}} sizes="(min-width: 768px) 50vw, 94vw" className="w-full rounded-card" />}\n`
    case 'button':
      return `      {${name} && <Button button={${name}} className="justify-self-start" />}\n`
    case 'link':
      return `      {${name} && <ContentAnchor link={${name}}>{${name}.href}</ContentAnchor>}\n`
    case 'text':
      return /title|header/i.test(name)
        ? `      {${name} !== undefined && <${heading} className="text-head-${heading === 'h2' ? 'large' : 'sm'}">{${name}}</${heading}>}\n`
        : `      {${name} !== undefined && <p>{${name}}</p>}\n`
  }
}
