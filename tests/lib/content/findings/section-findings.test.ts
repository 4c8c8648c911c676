import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sectionFindings } from '@/lib/content/findings/section-findings'

const models = {
  isSection: (type: string) => type === 'hero',
  labelOf: () => undefined,
  optionsOf: () => undefined,
  emptyOf: () => ({ primary: {}, row: {} }),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: [] },
}

const problemsOf = (primary: Record<string, unknown>, items?: unknown[]) =>
  sectionFindings({ slice_type: 'hero', primary, items }, 3, models).map(({ problem, field, subject }) =>
    subject === undefined ? { problem, field } : { problem, field, subject },
  )

const web = (url: string) => ({ link_type: 'Web', url })
const picture = (alt: unknown) => ({ url: 'https://images.example/a.png', dimensions: { width: 1, height: 1 }, alt })
const blocks = (...levels: [number, string][]) =>
  levels.map(([level, text]) => ({ type: level === 0 ? 'paragraph' : `heading${level}`, text, spans: [] }))

test('a section of a type that the site does not know is named, with its place', () => {
  const section = { type: 'heroo', position: 3 }
  expect(sectionFindings({ slice_type: 'heroo', primary: {} }, 3, models)).toEqual([
    { problem: 'unknownSection', section, subject: 'heroo' },
  ])
})

test('a section of which nothing is wrong has no findings', () => {
  expect(
    problemsOf(
      {
        title: 'A',
        cta_label: 'Go',
        cta_url: web('/plans'),
        image: picture('Riders'),
        copy: blocks([2, 'B'], [0, 'C'], [3, 'D']),
      },
      [{ image: picture(''), label: 'Go', url: web('mailto:a@b.example') }],
    ),
  ).toEqual([])
})

describe('a link leads nowhere', () => {
  test.each([
    [{ link_type: 'Document', id: 'x', uid: 'gone', isBroken: true }, 'gone'],
    [web('javascript:alert(1)'), 'javascript:alert(1)'],
    [web('https://'), 'https://'],
    [web('data:text/html,x'), 'data:text/html,x'],
  ])('%j', (url, subject) => {
    expect(problemsOf({ cta_label: 'Go', cta_url: url })).toEqual([
      { problem: 'brokenLink', field: 'Cta url', subject },
    ])
  })

  test.each(['/plans', '#faq', 'https://a.example', 'tel:112', '?a=b'])('but not by %s', (url) => {
    expect(problemsOf({ cta_label: 'Go', cta_url: web(url) })).toEqual([])
  })
})

test('a picture without alternative text is found in its row, one that is marked as decoration is not', () => {
  expect(problemsOf({}, [{ image: picture('') }, { image: picture(null) }])).toEqual([
    { problem: 'noAlternativeText', field: 'Items 2, Image' },
  ])
})

test('a heading that skips a level is found, one that goes up any number is not', () => {
  const copy = blocks([2, 'A'], [3, 'B'], [4, 'C'], [2, 'D'], [4, 'E'])
  expect(problemsOf({ copy })).toEqual([{ problem: 'headingOrder', field: 'Copy', subject: 'E' }])
  expect(problemsOf({ copy: blocks([3, 'A'], [4, 'B'], [2, 'C']) })).toEqual([])
})

describe('half a button is found by the half that is empty', () => {
  test.each([
    [{ cta_label: 'Go', cta_url: { link_type: 'Any' } }, 'Cta url'],
    [{ cta_label: null, cta_url: web('/a') }, 'Cta label'],
    [
      { primary_cta_label: ' ', primary_cta_url: web('/a'), secondary_cta_label: 'B', secondary_cta_url: web('/b') },
      'Primary cta label',
    ],
    [{ ctaLabel: 'Go', ctaUrl: null }, 'Cta url'],
    [{ button_label: 'Go', button_url: {}, button_event: null }, 'Button url'],
  ])('%j', (primary, field) => {
    expect(problemsOf(primary)).toEqual([{ problem: 'emptyField', field }])
  })

  test.each([
    [{ button_label: 'Chat', button_url: {}, button_event: 'open_chat' }],
    [{ ctaLabel: 'Chat', ctaUrl: {}, eventTrigger: 'open_chat' }],
    [{ cta_label: null, cta_url: {} }],
    [{ days_label: 'days' }],
    [{ url: web('/a'), title: 'A whole card' }],
  ])('but not in %j', (primary) => {
    expect(problemsOf(primary)).toEqual([])
  })
})

test('a field that a document is too old to have counts as empty', () => {
  const emptyOf = () => ({ primary: { cta_label: null, cta_url: null }, row: { label: null, url: null } })
  const section = { slice_type: 'hero', primary: { cta_label: 'Go' }, items: [{ label: 'Go' }] }
  expect(sectionFindings(section, 1, { ...models, emptyOf }).map(({ field }) => field)).toEqual([
    'Cta url',
    'Items 1, Url',
  ])
})

test('something that ends before it begins is found', () => {
  const dates = (start_date: string, end_date: string) => problemsOf({ start_date, end_date })
  expect(dates('2026-03-02T00:00:00+0000', '2026-03-01T00:00:00+0000')).toEqual([
    { problem: 'dateOrder', field: 'End date' },
  ])
  expect(dates('2026-03-01T00:00:00+0000', '2026-03-01T00:00:00+0000')).toEqual([])
  expect(dates('soon', '2026-03-01T00:00:00+0000')).toEqual([])
})

test('whatever a section holds, its findings can be told, each with a field', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(picture(null), picture('x'), web('javascript:'), { link_type: 'Document', isBroken: true }),
    fc.constant(blocks([1, 'A'], [5, 'B'])),
  )
  const fields = fc.dictionary(
    fc.constantFrom('title', 'cta_label', 'cta_url', 'image', 'start', 'end', '(', '__proto__', 'items'),
    value,
  )
  fc.assert(
    fc.property(fields, fc.array(fields, { maxLength: 2 }), (primary, items) => {
      for (const { problem, field } of problemsOf(primary, items))
        expect([problem, field]).toEqual([expect.any(String), expect.any(String)])
    }),
  )
})

describe('of a form', () => {
  const form = (form_id: string, items: Record<string, unknown>[]) =>
    sectionFindings({ slice_type: 'form', primary: { form_id }, items }, 2, {
      ...models,
      isSection: (type) => type === 'form',
    }).map(({ problem, field, subject }) => [problem, field, subject])

  test('rows are told of that the contact form has no field for, where it is lent to that [SL-form-03]', () => {
    const items = [{ name: 'message' }, { name: 'phone' }, { name: null }, { name: ' lastName ' }, { name: 'E-mail' }]
    expect(form('contact_us', items)).toEqual([
      ['contactField', 'Items 2, Name', 'phone'],
      ['contactField', 'Items 5, Name', 'E-mail'],
    ])
    expect(form('club', items)).toEqual([])
  })

  test('a check is told of that nobody knows', () => {
    const items = ['email', 'postcode', '', null].map((form_validation) => ({ name: 'email', form_validation }))
    for (const id of ['contact_us', 'club']) {
      expect(form(id, items)).toEqual([['unknownValidation', 'Items 2, Form validation', 'postcode']])
    }
  })
})

describe('on a site without a service', () => {
  const site = { ...models, isSection: () => true, isOff: (service: string) => service === 'storefront' }

  test('a section that needs it is named, and nothing else of it', () => {
    const section = { type: 'marketplace', position: 2 }
    expect(sectionFindings({ slice_type: 'marketplace', primary: { url: web('https://') } }, 2, site)).toEqual([
      { problem: 'serviceOff', section, subject: 'storefront' },
    ])
    expect(sectionFindings({ slice_type: 'marketplace', primary: {} }, 2, { ...site, isOff: () => false })).toEqual([])
  })

  test.each([
    [web('/shop'), '/shop'],
    [web('/de/shop?a=b#c'), '/de/shop'],
    [web('https://site.example/shop'), '/shop'],
    [{ link_type: 'Document', id: 'x', type: 'page', uid: 'shop' }, '/shop'],
  ])('a link to its pages is named: %j', (url, subject) => {
    const found = sectionFindings({ slice_type: 'hero', primary: { cta_label: 'Go', cta_url: url } }, 1, site)
    expect(found).toMatchObject([{ problem: 'offLink', field: 'Cta url', subject }])
  })

  test.each([web('https://elsewhere.example/shop'), web('/shopping'), web('/plans'), web('mailto:a@b.example')])(
    'other links are not: %j',
    (url) => {
      expect(sectionFindings({ slice_type: 'hero', primary: { cta_label: 'Go', cta_url: url } }, 1, site)).toEqual([])
    },
  )
})
