import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { SliceModel } from '@/scripts/support/models/project'

type Fields = SliceModel['variations'][number]['primary']

const SLICES = join(import.meta.dirname, '../../slices')

/** The model of every section type. */
export const models = readdirSync(SLICES)
  .filter((name) => /^[A-Z]/.test(name))
  .map((name) => JSON.parse(readFileSync(join(SLICES, name, 'model.json'), 'utf8')) as SliceModel)

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  'https://evil.example/"onmouseover="alert(1)',
  '</section></main>',
  '\u202Eright to left',
  '👩‍🚴🏔️',
  'W'.repeat(500),
  ' ',
  '\u00A0\u200B',
]

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string())

/** Values of every kind but the right one, as old and broken documents hold them. */
const junk = fc.oneof(
  fc.constantFrom(null, undefined, true, false, 0, -1, NaN, Infinity, 7.5, '', [], {}, [null], [[]], { url: null }),
  hostileText,
  fc.constantFrom({ link_type: 'Web' }, { link_type: 'Document', id: 'x', isBroken: true }, { link_type: 'Any' }),
  fc.anything({ maxDepth: 2 }),
)

const span = fc.record({
  start: fc.integer({ min: -2, max: 40 }),
  end: fc.integer({ min: -2, max: 40 }),
  type: fc.constantFrom('strong', 'em', 'hyperlink', 'label', 'unknown'),
  data: fc.oneof(
    fc.constant(undefined),
    fc.record({ link_type: fc.constant('Web'), url: hostileText, label: hostileText }),
  ),
})

const block = fc.record({
  type: fc.constantFrom(
    'paragraph',
    'heading1',
    'heading3',
    'list-item',
    'o-list-item',
    'preformatted',
    'image',
    'embed',
    'x',
  ),
  text: hostileText,
  spans: fc.array(span, { maxLength: 3 }),
})

const image = fc.record({
  url: fc.oneof(hostileText, fc.constant('https://images.example/a.png?rect=0,0,1,1')),
  alt: fc.oneof(hostileText, fc.constant(null)),
  dimensions: fc.oneof(fc.constant({ width: 2400, height: 1350 }), fc.constant({ width: 0, height: -1 }), junk),
})

const link = fc.record({ link_type: fc.constantFrom('Web', 'Media'), url: hostileText, target: hostileText })

function valueOf({ type, config }: Fields[string]): fc.Arbitrary<unknown> {
  switch (type) {
    case 'StructuredText':
      return fc.array(block, { maxLength: 4 })
    case 'Image':
      return image
    case 'Link':
      return link
    case 'Boolean':
      return fc.boolean()
    case 'Number':
      return fc.double()
    case 'Timestamp':
      return fc.oneof(hostileText, fc.constant('2030-01-05T09:00:00+0000'))
    case 'Group':
      return fc.array(rowOf((config.fields ?? {}) as Fields), { maxLength: 4 })
    default:
      return hostileText
  }
}

/** Some of the fields, some of the right kind with hostile content, some of another kind. */
const rowOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, fc.oneof({ weight: 3, arbitrary: valueOf(field) }, junk)]),
    ),
    { requiredKeys: [] },
  )

type Document = { primary: Record<string, unknown>; items: Record<string, unknown>[] }

/** Documents of a section type as nobody would write them. */
export function documentsOf({ variations: [variation] }: SliceModel): fc.Arbitrary<Document> {
  if (variation === undefined) throw new Error('a model without variations')
  return fc.record({
    primary: rowOf(variation.primary),
    items: fc.oneof(
      { weight: 5, arbitrary: fc.array(rowOf(variation.items), { maxLength: 6 }) },
      fc.constantFrom(null, 'x', [null], [[]], {}) as fc.Arbitrary<never>,
    ),
  })
}

const WORD = 'Donaudampfschifffahrt'.repeat(24)

function fullOf({ type, config }: Fields[string], index: number): unknown {
  switch (type) {
    case 'StructuredText':
      return [{ type: 'paragraph', text: `${WORD} ${'words '.repeat(80)}`, spans: [] }]
    case 'Image':
      return { url: `https://images.example/${index}.png`, alt: WORD, dimensions: { width: 2400, height: 1350 } }
    case 'Link':
      return { link_type: 'Web', url: `https://example.org/${index}` }
    case 'Boolean':
      return true
    case 'Number':
      return 3
    case 'Timestamp':
      return '2030-01-05T09:00:00+0000'
    case 'Select':
      return (config.options as string[] | undefined)?.[0]
    case 'Group':
      return Array.from({ length: 40 }, (_, row) => fullRow((config.fields ?? {}) as Fields, row))
    default:
      return index % 2 === 0 ? WORD : 'sixty words of a title '.repeat(12)
  }
}

const fullRow = (fields: Fields, index: number) =>
  Object.fromEntries(Object.entries(fields).map(([key, field], at) => [key, fullOf(field, index + at)]))

/** A section with every field filled to the brim and 200 rows. */
export function overfullDocumentOf({ variations: [variation] }: SliceModel): Document {
  return {
    primary: fullRow(variation?.primary ?? {}, 0),
    items: Array.from({ length: 200 }, (_, index) => fullRow(variation?.items ?? {}, index)),
  }
}
