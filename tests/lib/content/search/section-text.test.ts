import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { questionTexts, sectionTexts, UNREAD_FIELDS } from '@/lib/content/search/section-text'

type Field = { type: string; config: { fields?: Record<string, Field> } }

const fieldSchema: z.ZodType<Field> = z.lazy(() =>
  z.object({
    type: z.string(),
    config: z.object({ fields: z.record(z.string(), fieldSchema).optional() }).default({}),
  }),
)
const fieldsSchema = z.record(z.string(), fieldSchema).default({})
const modelSchema = z.object({
  id: z.string(),
  variations: z.array(z.object({ primary: fieldsSchema, items: fieldsSchema })),
})

const root = join(import.meta.dirname, '../../../..')
const models = globSync('slices/*/model.json', { cwd: root }).map((path) =>
  modelSchema.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))),
)

const namesOf = (fields: Record<string, Field>, type: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.config.fields ? namesOf(field.config.fields, type) : field.type === type ? [name] : [],
  )

const fieldsOf = (type: string) =>
  new Set(
    models.flatMap(({ variations }) =>
      variations.flatMap(({ primary, items }) => [...namesOf(primary, type), ...namesOf(items, type)]),
    ),
  )

const rich = (text: string, type = 'paragraph') => [{ type, text, spans: [] }]

/** Names that one section type uses for a choice and another for a text; the texts are read. */
const BOTH: ReadonlySet<string> = new Set(['icon', 'name', 'event_tag'])

describe('what is found of a section is what it shows', () => {
  test('none of the choices that editors make is read', () => {
    const primary = Object.fromEntries(
      [...fieldsOf('Select')].filter((name) => !BOTH.has(name)).map((name) => [name, 'chosen']),
    )
    expect(sectionTexts({ slice_type: 'hero', primary, items: [primary] })).toEqual([])
  })

  test('every structured text is read, but terms of an act', () => {
    const names = [...fieldsOf('StructuredText')].filter((name) => !/message$|[cC]opy$|prompt$/.test(name))
    const primary = Object.fromEntries(names.map((name) => [name, rich(`${name} text`)]))
    expect(sectionTexts({ slice_type: 'hero', primary })).toEqual(names.map((name) => `${name} text`))
  })

  test('no field is listed as unread that no model has', () => {
    const known = new Set([...fieldsOf('Select'), ...fieldsOf('Text'), ...fieldsOf('StructuredText')])
    const ofDocuments = globSync('customtypes/*/index.json', { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('')
    expect([...UNREAD_FIELDS].filter((name) => !known.has(name) && !ofDocuments.includes(`"${name}"`))).toEqual(
      ['', 'uid'].slice(2),
    )
  })

  test('texts come in order, rows after the section’s own, pictures and embeds say nothing', () => {
    const section = {
      slice_type: 'generic_cards',
      primary: {
        title: ' Ride ',
        background_color: 'ink',
        body: [...rich('First.', 'heading2'), { type: 'image', url: 'https://a.example/b.png' }, ...rich('Second.')],
      },
      items: [{ card_title: 'One', cta_label: 'Join now' }, 'broken', { card_title: 'Two' }],
    }
    expect(sectionTexts(section)).toEqual(['Ride', 'First. Second.', 'One', 'Two'])
  })

  test('instants are not read, since pages show them in the visitor’s words', () => {
    const primary = { title: 'Opens soon', end_date: '2030-06-03T00:00:00+0000' }
    expect(sectionTexts({ slice_type: 'hero_banner', primary })).toEqual(['Opens soon'])
  })

  test('a malformed section has no texts', () => {
    expect(sectionTexts({ slice_type: 'text', primary: null, items: 'x' })).toEqual([])
    expect(sectionTexts({})).toEqual([])
  })
})

describe('questions', () => {
  const section = {
    slice_type: 'faq',
    primary: { title: 'Payment' },
    items: [
      { question: 'How do I pay?', answer: [...rich('By card.'), ...rich('Or not.')] },
      { question: 'Unanswered?', answer: [] },
      { question: '', answer: rich('Nobody asked.') },
    ],
  }

  test('are apart from their page, each with its answer', () => {
    expect(questionTexts(section)).toEqual([{ question: 'How do I pay?', answer: 'By card. Or not.' }])
    expect(sectionTexts(section)).toEqual(['Payment'])
  })

  test('are only those of FAQ sections', () => {
    expect(questionTexts({ ...section, slice_type: 'text' })).toEqual([])
    expect(questionTexts({ slice_type: 'faq', items: null })).toEqual([])
  })
})
