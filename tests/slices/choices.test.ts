import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { stubUpstream } from '../lib/support/upstream'
import { sectionHtml } from './render-section'
import { models } from './section-models'

vi.mock('@/lib/content/pages/pages', () => import('./overfull-category'))
vi.mock('@/lib/content/site/notices', () => ({ getNotices: async () => ({}) }))

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
  stubUpstream(() => new Response(null, { status: 404 }))
})

type Fields = Record<string, unknown>
type Mock = { primary: Fields; items: Fields[] }
type Model = (typeof models)[number]
type Choice = { zone: string; key: string; options: string[] }

/** The choices of a model, each with the name of the list of rows that it is in; `primary` for the section's own. */
function choicesOf({ variations: [variation] }: Model): Choice[] {
  const { primary = {}, items = {} } = variation ?? {}
  const groups = Object.entries(primary).filter(([, { type }]) => type === 'Group')
  const zones = [
    ['primary', primary],
    ['items', items],
    ...groups.map(([key, { config }]) => [key, config.fields] as const),
  ] as [string, typeof primary][]
  return zones.flatMap(([zone, fields]) =>
    Object.entries(fields)
      .filter(([, { type }]) => type === 'Select')
      .map(([key, { config }]) => ({ zone, key, options: config.options as string[] })),
  )
}

/** A mock with a value in one of its fields, in each row where it is a row's. */
function withChoice({ primary, items }: Mock, { zone, key }: Choice, value: string | null): Mock {
  if (zone === 'primary') return { primary: { ...primary, [key]: value }, items }
  const filled = (rows: unknown) => (rows as Fields[]).map((row) => Object.assign({}, row, { [key]: value }))
  return zone === 'items'
    ? { primary, items: filled(items) }
    : { primary: { ...primary, [zone]: filled(primary[zone] ?? []) }, items }
}

const mocksOf = ({ name }: Model) => {
  const file = readFileSync(join(import.meta.dirname, '../../slices', name, 'mocks.json'), 'utf8')
  return (JSON.parse(file) as { slice: Mock }[]).map(({ slice }) => slice)
}

const choices = models.flatMap((model) =>
  choicesOf(model).map((choice) => Object.assign({ id: model.id, model }, choice)),
)

test.each(choices)('$id: each option of $key ($zone) is read, in capitals as well', async ({ model, ...choice }) => {
  const mocks = mocksOf(model)
  const drawn = (value: string | null) =>
    Promise.all(mocks.map((mock) => sectionHtml(model.id, withChoice(mock, choice, value))))
  const unknown = await drawn('tartan')
  const without: string[] = []
  for (const option of choice.options) {
    const looks = await drawn(option)
    const inCapitals = choice.key === 'text_inset' ? option : option.toUpperCase()
    expect({ option, looks: await drawn(inCapitals) }).toEqual({ option, looks })
    if (looks.every((look, index) => look === unknown[index])) without.push(option)
  }
  // Only the default may look as if nothing was chosen; a text colour also where it would not be readable.
  const isTextColour = /text_?color$/i.test(choice.key)
  const same = without.filter((option) => option !== 'black')
  expect(same.slice(isTextColour ? choice.options.length - 1 : 1)).toEqual([])
})
