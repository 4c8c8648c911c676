import { expect, test } from 'vitest'
import { checkModels } from '../../scripts/support/models/check-models'
import {
  COMPONENT,
  MOCKS,
  field,
  image,
  mocks,
  model,
  primary,
  problems,
  project,
  zone,
  type Json,
} from './models-project'

test('models, mocks, components and types that agree are no problem', async () => {
  await expect(problems()).resolves.toEqual([])
})

test.each([
  ['prismicio-types.d.ts', 'export {}', 'prismicio-types.d.ts is not what these models generate: npm run models.'],
  [
    'slices/index.ts',
    'export const sectionComponents = {}',
    'slices/index.ts is not what the slices say: npm run models.',
  ],
  [
    'customtypes/page/index.json',
    zone('banner', 'poster'),
    'customtypes/page/index.json is not what the slices say: npm run models.',
  ],
  [
    'slices/Banner/mocks.yaml',
    MOCKS.replace('Ride', 'Run'),
    'slices/Banner/mocks.json is not what the slices say: npm run models.',
  ],
])('a change of %s without npm run models is a problem', async (path, content, sentence) => {
  await expect(problems({}, { after: { [path]: content } })).resolves.toEqual([sentence])
})

test('a mistake in the mocks is a problem that says where', async () => {
  const after = { 'slices/Banner/mocks.yaml': MOCKS.replace('!link /', '!link nowhere') }
  await expect(problems({}, { after })).resolves.toEqual([
    expect.stringMatching(/^slices\/Banner\/mocks.yaml, line 9: !link: to: a link leads to/),
  ])
})

test('every zone offers every new slice, and the map knows each by its type', async () => {
  await expect(problems(TWO_COLUMN)).resolves.toEqual([])
})

const TWO_COLUMN = {
  'slices/TwoColumn/model.json': { ...model(), id: 'two-column', name: 'TwoColumn' },
  'slices/TwoColumn/index.tsx': COMPONENT.replace('Banner', 'TwoColumn'),
  'slices/TwoColumn/mocks.yaml': MOCKS,
  'slices/TwoColumn/mocks.json': mocks({ slice_type: 'two-column' }),
}

test('a zone may leave a section type out: models, map and types still agree, and the guide says where it is missing', async () => {
  const { root, write, update, read } = await project(TWO_COLUMN)
  expect(Object.keys(zoneChoices(read('customtypes/page/index.json')))).toEqual(['banner', 'two-column'])
  write({ 'customtypes/page/index.json': zone('banner') })
  write({ 'docs/editors.md': '[banner](#banner) [two-column](#two-column)\n\n# Guide\n\n## Sections\n' })
  for (const type of ['banner', 'two-column'])
    write({
      [`docs/editors/${type}-375.webp`]: 'a picture',
      [`docs/editors/${type}-1440.webp`]: 'a picture',
      [`public/gallery-pictures/${type}.webp`]: 'a picture',
    })
  await update()
  await expect(checkModels(root)).resolves.toEqual([])
  expect(Object.keys(zoneChoices(read('customtypes/page/index.json')))).toEqual(['banner'])
  expect(read('slices/index.ts')).toContain("'two-column': TwoColumn")
  expect(read('slices/index.ts')).toContain('| models.TwoColumnSlice')
  expect(read('prismicio-types.d.ts')).toContain('export type TwoColumnSlice =')
  const [, ofTwoColumn = ''] = read('docs/editors.md').split('### two-column')
  expect(ofTwoColumn).toContain('Not offered in documents of the type Page.')
  expect(read('docs/editors.md').match(/Not offered/g)).toHaveLength(1)
})

test('a type that is gone is in no zone any more', async () => {
  const { root, write, update, read } = await project()
  write({ 'customtypes/page/index.json': zone('banner', 'poster') })
  await update()
  expect(Object.keys(zoneChoices(read('customtypes/page/index.json')))).toEqual(['banner'])
  await expect(checkModels(root)).resolves.toEqual([])
})

const zoneChoices = (text: string): object =>
  (JSON.parse(text) as { json: { Main: { body: { config: { choices: object } } } } }).json.Main.body.config.choices

const withMocks = (fields: Json) => ({ 'slices/Banner/mocks.json': mocks(fields) })

test.each<[what: string, changes: Record<string, unknown>, sentence: string]>([
  [
    'a kind of field that does not exist',
    { 'slices/Banner/model.json': model({ primary: { ...primary, title: field('Txt') } }) },
    'slices/Banner/model.json is no model that the content system takes: variations.0.primary.title',
  ],
  ['a slice without model', { 'slices/Banner/model.json': undefined }, 'slices/Banner/model.json is missing.'],
  ['a model that is no JSON', { 'slices/Banner/model.json': '{' }, 'slices/Banner/model.json is not JSON.'],
  [
    'a document type that the content system refuses',
    { 'customtypes/page/index.json': { ...zone('banner'), repeatable: 'yes' } },
    'customtypes/page/index.json is no model that the content system takes: repeatable',
  ],
  [
    'a section that says of itself no more than its name',
    { 'slices/Banner/model.json': model({ description: 'banner' }) },
    'slices/Banner: its description has to tell editors what the section is for.',
  ],
  ['a slice without mocks', { 'slices/Banner/mocks.yaml': undefined }, 'slices/Banner/mocks.yaml is missing.'],
  [
    'a slice without code',
    { 'slices/Banner/index.tsx': undefined },
    'slices/Banner has no component: index.tsx is missing.',
  ],
  [
    'a folder of another name than its model',
    { 'slices/Banner/model.json': model({}, { name: 'Poster' }) },
    'slices/Banner has a model named Poster: name both the same.',
  ],
  [
    'a field key that code can’t name',
    { 'slices/Banner/model.json': model({ primary: { ...primary, 'sub title': field('Text') } }) },
    'slices/Banner: "sub title" is no field key: letters, digits, _ and - only, a letter first.',
  ],
  [
    'a field without a word on what it does',
    { 'slices/Banner/model.json': model({ primary: { ...primary, color: field('Text', { placeholder: '' }) } }) },
    'slices/Banner: color needs a label and a placeholder that says what it does.',
  ],
  [
    'mocks of another shape',
    { 'slices/Banner/mocks.json': [{ slice: {} }] },
    'slices/Banner/mocks.json is no list of named sections',
  ],
  ['no mock at all', { 'slices/Banner/mocks.json': [] }, 'slices/Banner/mocks.json is no list of named sections'],
  [
    'a mock of another slice',
    withMocks({ slice_type: 'poster' }),
    'mocks.json, "Full": is a poster, and belongs to banner.',
  ],
  ['a mock of an unknown variation', withMocks({ variation: 'wide' }), '"Full": banner has no variation wide.'],
  ['a mock with an unknown field', withMocks({ primary: { titel: 'x' } }), 'primary.titel is no field of the model.'],
  [
    'a mock with a number for a text',
    withMocks({ primary: { title: 7 } }),
    'primary.title is not what a field of the kind Text holds.',
  ],
  [
    'a mock with an unknown choice',
    withMocks({ primary: { color: 'pink' } }),
    'primary.color is not what a field of the kind Select holds.',
  ],
  [
    'a mock with a text for a group',
    withMocks({ primary: { blocks: 'x' } }),
    'primary.blocks is not what a field of the kind Group holds.',
  ],
  [
    'a mock with a text for rich text in a group',
    withMocks({ primary: { blocks: [{ copy: 'x' }] } }),
    'primary.blocks.0.copy is not what a field of the kind StructuredText holds.',
  ],
  [
    'a mock with a text for a link',
    withMocks({ items: [{ url: '/' }] }),
    'items.0.url is not what a field of the kind Link holds.',
  ],
  [
    'a mock with a view that the image has not',
    withMocks({ items: [{ picture: { ...image, tablet: image } }] }),
    'items.0.picture is not what a field of the kind Image holds.',
  ],
  [
    'a mock with an image without its size',
    withMocks({ items: [{ picture: { url: '/a.png', alt: null } }] }),
    'items.0.picture is not what a field of the kind Image holds.',
  ],
  [
    'a component that reads what the model has not',
    { 'slices/Banner/index.tsx': `${COMPONENT}\nconst more = primary.subtitle` },
    'slices/Banner reads subtitle, which its model has not.',
  ],
  [
    'a field that nothing reads',
    { 'slices/Banner/index.tsx': COMPONENT.replace('item.picture', 'null') },
    'slices/Banner never reads picture, which editors may fill in.',
  ],
])('%s is a problem', async (_what, changes, sentence) => {
  const found = await problems(changes, { withGenerated: false })
  expect(found.join('\n')).toContain(sentence)
})

test('a field may be read by a template, and the anchor is read for every slice', async () => {
  const more = { card_1_title: field('Text'), card_2_title: field('Text'), anchor_hash: field('Text') }
  const changes = {
    'slices/Banner/model.json': model({ primary: { ...primary, ...more } }),
    'slices/Banner/index.tsx': `${COMPONENT}\nconst cards = [1, 2].map((place) => primary[\`card_\${place}_title\`])`,
  }
  await expect(problems(changes)).resolves.toEqual([])
})

test('a mock may leave fields out and empty them', async () => {
  const changes = { 'slices/Banner/mocks.yaml': '- name: Bare\n  primary:\n    title: null\n' }
  await expect(problems(changes)).resolves.toEqual([])
})

test('a section type without pictures or a place in the list of the guide for editors is a problem, and a picture without a type', async () => {
  const guide = { 'docs/editors.md': '# Guide\n\n<!-- From here on written by npm run models. -->' }
  const pictures = { 'docs/editors/banner-375.webp': 'a picture', 'docs/editors/gone-375.webp': 'a picture' }
  await expect(problems({ ...guide, ...pictures })).resolves.toEqual([
    'docs/editors has no picture of banner: npm run gallery:pictures -- banner.',
    'docs/editors/gone-375.webp is of no section type.',
    'public/gallery-pictures has no picture of banner: npm run gallery:pictures -- banner.',
    'docs/editors.md: the list “Which section?” does not say what this one is for: [banner](#banner).',
  ])
  const list = { 'docs/editors.md': '[banner](#banner)\n\n# Guide\n\n<!-- From here on written by npm run models. -->' }
  const all = { 'docs/editors/banner-375.webp': 'a', 'docs/editors/banner-1440.webp': 'a' }
  const small = { 'public/gallery-pictures/banner.webp': 'a' }
  await expect(problems({ ...list, ...all, ...small })).resolves.toEqual([])
})
