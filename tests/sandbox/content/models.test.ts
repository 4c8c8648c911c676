import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFilled } from '@prismicio/client'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder'
import { contentContext, fieldsOf, startContent } from './content.ts'

const field = (type: string, config: object = {}) => ({ type, config })

const EVERY_KIND = {
  uid: field('UID'),
  words: field('Text'),
  copy: field('StructuredText'),
  picture: field('Image', { thumbnails: [{ name: 'mobile' }] }),
  link: field('Link'),
  links: field('Link', { repeat: true }),
  switched: field('Boolean', { default_value: true }),
  count: field('Number'),
  at: field('Timestamp'),
  day: field('Date'),
  colour: field('Color'),
  choice: field('Select', { options: ['a', 'b'] }),
  film: field('Embed'),
  place: field('GeoPoint'),
  table: field('Table'),
  product: field('IntegrationFields'),
  rows: field('Group', { fields: { word: field('Text'), inner: field('Group', { fields: { link: field('Link') } }) } }),
}

/** A page whose model has every kind of field, and a zone. */
function startModelled(page: string) {
  const modelsFolder = temporaryFolder()
  const write = (file: string, model: object) => {
    mkdirSync(dirname(join(modelsFolder, file)), { recursive: true })
    writeFileSync(join(modelsFolder, file), JSON.stringify(model))
  }
  const zone = { body: field('Slices') }
  write('customtypes/page/index.json', { id: 'page', json: { Main: EVERY_KIND, Sections: zone } })
  const primary = { title: field('Text'), tiles: field('Group', { fields: { link: field('Link') } }) }
  const variations = [
    { id: 'default', primary, items: { picture: field('Image') } },
    { id: 'wide', primary: { title: field('Text'), film: field('Embed') } },
  ]
  write('slices/Hero/model.json', { id: 'hero', variations })
  const { client } = startContent({ 'page/x.en-us': page }, { ...contentContext(), modelsFolder })
  return client().getByUID('page', 'x')
}

// @prismicio/client, types/value/*.ts: the state "empty" of each kind of field.
test('a field that nobody filled in is sent as Prismic sends it', async () => {
  const data = fieldsOf(await startModelled('data: { rows: [{}, { word: A, inner: [{}] }] }'))
  expect(data).toEqual({
    words: null,
    copy: [],
    picture: { mobile: {} },
    link: { link_type: 'Any' },
    links: [],
    switched: false,
    count: null,
    at: null,
    day: null,
    colour: null,
    choice: null,
    film: {},
    place: {},
    table: null,
    product: null,
    rows: [
      { word: null, inner: [] },
      { word: 'A', inner: [{ link: { link_type: 'Any' } }] },
    ],
    body: [],
  })
  expect(isFilled.image(data.picture as never)).toBe(false)
  expect(isFilled.link(data.link as never)).toBe(false)
})

test('what is written stays, and so does what the model does not know', async () => {
  const written = { words: 'A', link: { link_type: 'Web', url: '/plans' }, older: 'B', switched: true }
  await expect(startModelled(`data: ${JSON.stringify(written)}`)).resolves.toMatchObject({ data: written })
})

// @prismicio/client, types/value/sharedSliceVariation.ts: fields belong to the slice's variation.
test('a section is completed with the fields of its variation', async () => {
  const zone = `[{ slice_type: hero, items: [{}] }, { slice_type: hero, variation: wide }, { slice_type: other }]`
  const { body } = fieldsOf(await startModelled(`data: { body: ${zone} }`))
  expect(body).toMatchObject([
    { primary: { title: null, tiles: [] }, items: [{ picture: {} }] },
    { primary: { title: null, film: {} }, items: [] },
    { primary: {}, items: [] },
  ])
})
