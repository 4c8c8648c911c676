import { readFileSync } from 'node:fs'
import { SharedSliceModelSchema } from '@prismicio/types-internal/zod4'
import { expect, test } from 'vitest'
import { problemsOfCode } from '../../scripts/support/models/code-rules'
import { compileMocks } from '../../scripts/support/models/compile-mocks'
import type { SliceModel } from '../../scripts/support/models/project'
import { fieldsOf } from '../../scripts/support/section/fields-table'
import { sectionFiles } from '../../scripts/support/section/section-files'

const table = readFileSync('docs/spec/fields.md', 'utf8')
const specification = { fields: table, requirements: readFileSync('docs/spec/requirements.tsv', 'utf8') }
const types = [...(table.split('## Sections')[1] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, type = '']) => type)

test('reads a row with groups, and keys with dashes and capitals', () => {
  expect(fieldsOf('| `a-b` | subTitle:text tiles:group(image:image url:link) | x:rich |', 'a-b')).toEqual({
    primary: [
      { id: 'subTitle', kind: 'text' },
      {
        id: 'tiles',
        kind: 'group',
        fields: [
          { id: 'image', kind: 'image' },
          { id: 'url', kind: 'link' },
        ],
      },
    ],
    items: [{ id: 'x', kind: 'rich' }],
  })
})

test('refuses a type that the specification has not', () => {
  expect(() => sectionFiles(specification, 'wind_tunnel')).toThrow('docs/spec/fields.md has no section "wind_tunnel"')
})

test('a type of our own cites no row, and the help of its fields says what they are for', () => {
  const fields = `${table}\n| \`rider_tip\` | title:text portrait:image | |`
  const ours = textOf(sectionFiles({ ...specification, fields }, 'rider_tip'))
  expect(ours).not.toContain('SL-rider_tip')
  expect(ours).toContain('At least twice as wide as it is shown')
  expect(textOf(sectionFiles(specification, 'faq')).match(/SL-faq-01/g)).toHaveLength(2)
})

const textOf = (files: readonly { text: string }[]) => files.map(({ text }) => text).join('\n')

test.each(types)(
  'writes a model of %s that the content system takes, with mocks and a component that reads it',
  (type) => {
    const files = new Map(
      sectionFiles(specification, type).map(({ path, text }) => [path.replace(/^slices\/\w+\//, ''), text]),
    )
    const model = JSON.parse(files.get('model.json') ?? '') as SliceModel
    expect(SharedSliceModelSchema.safeParse(model).error).toBeUndefined()
    expect(() => compileMocks('mocks.yaml', files.get('mocks.yaml') ?? '', type)).not.toThrow()
    const code = [...files].flatMap(([path, text]) => (path.endsWith('.tsx') ? [text] : [])).join('\n')
    const inGroups = fieldsOf(table, type)?.primary.flatMap(({ fields = [] }) => fields.map(({ id }) => id)) ?? []
    const unread = problemsOfCode({ path: type, name: model.name, model, code, sharedCode: '' }).filter(
      (sentence) =>
        !inGroups.some((id) => sentence.includes(`reads ${id},`)) &&
        !/reads (tiles|blocks|thumbnails|watch_details),/.test(sentence),
    )
    expect(unread).toEqual([])
  },
)
