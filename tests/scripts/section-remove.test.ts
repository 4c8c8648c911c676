import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkModels } from '@/scripts/support/models/check-models'
import { writeModels } from '@/scripts/support/models/write-models'
import { addSection } from '@/scripts/support/section/add'
import { removeSection } from '@/scripts/support/section/remove'
import { withoutLink, withoutRow } from '@/scripts/support/section/written-by-hand'
import { temporaryFolder } from '../support/temporary-folder'

const COPIED = [
  '.oxfmtrc.json',
  'package.json',
  'prismic.config.json',
  'prismicio-types.d.ts',
  'customtypes',
  'docs/editors',
  'docs/editors.md',
  'docs/spec/fields.md',
  'docs/spec/requirements.tsv',
  'lib/domains/contact',
  'messages',
  'public/gallery-pictures',
  'slices',
]

/** A copy of the project, as far as a section is part of it. */
function copyProject() {
  const folder = temporaryFolder()
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const snapshot = () =>
    new Map(
      globSync('**/*', { cwd: folder })
        .filter((path) => statSync(join(folder, path)).isFile())
        .toSorted()
        .map((path) => [path, readFileSync(join(folder, path)).toString('base64')] as const),
    )
  return { folder, write, read, snapshot }
}

const ROW = '| `rider_tip` | title:text portrait:image cta_label:text cta_url:link | name:text |'
const HEADING = '\n## Sections of our own\n\n| type | primary fields | fields of an item |\n|---|---|---|\n'

/** Makes a section as docs/adding-a-slice.md says, with what is written by hand and its pictures. */
async function makeRiderTip({ folder, read, write }: ReturnType<typeof copyProject>) {
  appendFileSync(join(folder, 'docs/spec/fields.md'), `${HEADING}${ROW}\n`)
  await addSection(folder, 'rider_tip')
  write('docs/editors.md', read('docs/editors.md').replace('| One call to action | ', '$&[rider_tip](#rider_tip), '))
  for (const width of [375, 1440]) write(`docs/editors/rider_tip-${width}.webp`, 'a picture')
  write('public/gallery-pictures/rider_tip.webp', 'a picture')
  for (const width of [375, 1280]) write(`e2e/references/rider-tip-${width}.jpg`, 'a picture')
  for (const path of globSync('messages/*.json', { cwd: folder })) {
    const messages = { ...(JSON.parse(read(path)) as object), riderTip: { more: 'More' } }
    write(path, `${JSON.stringify(messages, null, 2)}\n`)
  }
  const model = JSON.parse(read('slices/RiderTip/model.json')) as { variations: { description: string }[] }
  for (const variation of model.variations) variation.description = 'What a rider recommends'
  write('slices/RiderTip/model.json', JSON.stringify(model, null, 2))
  write('slices/RiderTip/words.ts', "export const words = (t: (name: string) => string) => t('riderTip.more')\n")
  await writeModels(folder)
}

test('a section that is made and removed leaves no trace', async () => {
  const project = copyProject()
  const before = project.snapshot()
  await makeRiderTip(project)
  await expect(checkModels(project.folder)).resolves.toEqual([])
  expect(project.read('slices/purposes.json')).toContain('rider_tip')
  expect(project.read('customtypes/stage/index.json')).toContain('rider_tip')

  const { removed, changed, mentions } = await removeSection(project.folder, 'rider_tip')
  const after = project.snapshot()
  expect([...after.keys()]).toEqual([...before.keys()])
  expect([...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)).toEqual([])
  expect(removed).toEqual([
    'slices/RiderTip',
    'tests/slices/rider-tip.dom.test.tsx',
    'docs/editors/rider_tip-375.webp',
    'docs/editors/rider_tip-1440.webp',
    'public/gallery-pictures/rider_tip.webp',
    'e2e/references/rider-tip-1280.jpg',
    'e2e/references/rider-tip-375.jpg',
  ])
  expect(changed).toEqual(expect.arrayContaining(['docs/spec/fields.md', 'docs/editors.md', 'messages/ja.json']))
  expect(mentions).toEqual([])
})

test('what documents or code use stays, and the places are named', async () => {
  const project = copyProject()
  await makeRiderTip(project)
  const document = 'sandbox/content/documents/page/tips.en-us.yaml'
  project.write(document, 'data:\n  body1:\n    - slice_type: rider_tip\n    - slice_type: rider_tip_two\n')
  await expect(removeSection(project.folder, 'rider_tip')).rejects.toThrow(
    `Documents have sections of the type rider_tip; take them out first:\n  ${document}, line 3`,
  )
  project.write(document, 'data: { body1: [] }\n')
  project.write('components/tip.tsx', "import { RiderTipView } from '@/slices/RiderTip/rider-tip'\n")
  await expect(removeSection(project.folder, 'rider_tip')).rejects.toThrow(
    /imports slices\/RiderTip.*\n.*tip\.tsx, line 1/,
  )
  expect(project.read('slices/index.ts')).toContain('rider_tip')
  await expect(removeSection(project.folder, 'wind_tunnel')).rejects.toThrow('There is no section "wind_tunnel".')
})

test('where else a section is named is told, and texts that others use stay', async () => {
  const project = copyProject()
  await makeRiderTip(project)
  project.write('components/tips.ts', "export const tips = ['rider_tip', t('riderTip.more')]\n")
  const { mentions } = await removeSection(project.folder, 'rider_tip')
  expect(mentions).toEqual(['components/tips.ts, line 1'])
  expect(project.read('messages/en.json')).toContain('riderTip')
})

test('the heading of our own sections stays while it has rows, and a row of the specification stays', () => {
  const fields = `| \`hero\` | title:text | |\n${HEADING}${ROW}\n| \`other\` | title:text | |\n`
  expect(withoutRow(fields, 'rider_tip')).toBe(fields.replace(`${ROW}\n`, ''))
  expect(withoutRow(fields, 'hero')).toBe(fields)
  expect(withoutRow('| `hero` | title:text | |\n', 'hero')).toBe('| `hero` | title:text | |\n')
})

test.each([
  ['| Text | [a](#a), [b](#b), [c](#c) |', 'a', '| Text | [b](#b), [c](#c) |'],
  ['| Text | [a](#a), [b](#b), [c](#c) |', 'b', '| Text | [a](#a), [c](#c) |'],
  ['| Text | [a](#a), [b](#b), [c](#c) |', 'c', '| Text | [a](#a), [b](#b) |'],
  ['| Text | [a](#a) |', 'a', ''],
])('the list of %j without %s is %j', (line, type, expected) => {
  expect(withoutLink(`${line}\nSee [${type}](#${type}).`, type)).toBe(
    [...(expected === '' ? [] : [expected]), `See [${type}](#${type}).`].join('\n'),
  )
})
