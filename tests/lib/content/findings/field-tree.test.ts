import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldName, fieldsOf, isUnfilled } from '@/lib/content/findings/field-tree'

test('names a field as its model does, and reads out its id where it has no label', () => {
  const labelOf = (id: string) => (id === 'cta_url' ? 'Button leads to' : undefined)
  expect(fieldName(['items', 2, 'cta_url'], labelOf)).toBe('Items 2, Button leads to')
  expect(fieldName(['backgroundColor'], labelOf)).toBe('Background color')
})

test('names the row that a field stands in', () => {
  expect(fieldName(['items', 2, 'background_color'])).toBe('Items 2, Background color')
  expect(fieldName(['tiles', 1, 'blocks', 3, 'ctaLabel'])).toBe('Tiles 1, Blocks 3, Cta label')
})

test('finds every field in the rows of groups, and takes structured text for one field', () => {
  const fields = {
    title: 'A',
    copy: [{ type: 'paragraph', text: 'B', spans: [] }],
    blocks: [{ copy: [] }, { tiles: [{ name: 'C' }] }],
    body: [{ slice_type: 'text', primary: { title: 'not of the document' } }],
  }
  expect(fieldsOf(fields).map(({ path }) => path.join('.'))).toEqual([
    'title',
    'copy',
    'blocks.1.copy',
    'blocks.2.tiles.1.name',
  ])
})

test('takes pictures and films in structured text for parts of it, and rows with a type of their own for rows', () => {
  const fields = {
    copy: [{ type: 'image', url: '/a.png' }],
    film: [{ type: 'embed', oembed: {} }],
    roads: [{ type: 'road', length: 7 }],
    odd: [{ type: 7, url: '/b' }],
  }
  expect(fieldsOf(fields).map(({ path }) => path.join('.'))).toEqual([
    'copy',
    'film',
    'roads.1.type',
    'roads.1.length',
    'odd.1.type',
    'odd.1.url',
  ])
})

// @prismicio/client, types/value/types.ts: `Repeatable` is a list of links.
test('takes each of repeatable links for a field of its own', () => {
  const fields = {
    links: [
      { link_type: 'Web', url: '/a', key: 'x' },
      { link_type: 'Any', key: 'y' },
    ],
    none: [],
  }
  expect(fieldsOf(fields).map(({ path, key }) => [path.join('.'), key])).toEqual([
    ['links.1', 'links'],
    ['links.2', 'links'],
    ['none', 'none'],
  ])
})

test.each([
  undefined,
  null,
  '',
  '  ',
  [],
  {},
  { link_type: 'Any' },
  [{ type: 'paragraph', text: ' ', spans: [] }],
  false,
])('%j says nothing', (value) => {
  expect(isUnfilled(value)).toBe(true)
})

test.each([
  'a',
  0,
  { link_type: 'Web', url: '/a' },
  { link_type: 'Document', isBroken: true },
  [{ type: 'paragraph', text: 'a', spans: [] }],
])('%j says something', (value) => {
  expect(isUnfilled(value)).toBe(false)
})

test('whatever a document holds, its fields can be told', () => {
  const anything = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 })
  fc.assert(
    fc.property(anything, (fields) => {
      for (const { path, value } of fieldsOf(fields)) {
        expect(fieldName(path)).toBeTypeOf('string')
        expect(isUnfilled(value)).toBeTypeOf('boolean')
      }
    }),
  )
})
