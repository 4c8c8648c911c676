import { describe, expect, test } from 'vitest'
import { brokenLink, dateOrder, halfAButton, headingOrder, noAlternativeText } from '@/lib/content/findings/field-rules'

const field = (key: string, value: unknown, beside: Record<string, unknown> = {}) => ({
  path: [key],
  key,
  value,
  beside: { [key]: value, ...beside },
})
const web = (url: unknown) => ({ link_type: 'Web', url })

describe('a link', () => {
  test('to a document that is gone is named by its uid, or else by its id', () => {
    const gone = { link_type: 'Document', isBroken: true, id: ' X1 ' }
    expect(brokenLink(field('url', { ...gone, uid: 'old-page' }))?.subject).toBe('old-page')
    expect(brokenLink(field('url', { ...gone, uid: ' ' }))?.subject).toBe('X1')
    expect(brokenLink(field('url', { ...gone, id: 7 }))).toEqual({ problem: 'brokenLink', subject: undefined })
  })

  test.each([
    ['a document that is there', { link_type: 'Document', id: 'X1' }],
    ['another kind of field', { url: 'javascript:alert(1)' }],
    ['a text', 'javascript:alert(1)'],
  ])('is not broken: %s', (_, value) => {
    expect(brokenLink(field('url', value))).toBeUndefined()
  })

  test('is named without the spaces around it', () => {
    expect(brokenLink(field('url', web(' javascript:alert(1) ')))?.subject).toBe('javascript:alert(1)')
  })

  test.each(['http://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:112'])(
    'to %s leads somewhere',
    (url) => {
      expect(brokenLink(field('url', web(url)))).toBeUndefined()
    },
  )
})

test.each([
  ['a picture’s', { url: '/a.png', dimensions: {} }, { problem: 'noAlternativeText' }],
  ['a file’s, which has no size', { url: '/a.pdf' }, undefined],
  ['an empty picture’s, which has no address', { dimensions: {} }, undefined],
  ['a picture’s that has a text', { url: '/a.png', dimensions: {}, alt: 'A' }, undefined],
  ['no field’s', null, undefined],
])('alternative text is asked for where it is %s', (_, value, found) => {
  expect(noAlternativeText(field('image', value))).toEqual(found)
})

describe('headings', () => {
  const block = (type: unknown, text: string) => ({ type, text, spans: [] })

  test('are told by their whole kind, from the first level to the sixth', () => {
    const order = (...kinds: unknown[]) =>
      headingOrder(
        field(
          'copy',
          kinds.map((kind, at) => block(kind, `T${at}`)),
        ),
      )
    expect(order('heading1', 'heading6')).toEqual({ problem: 'headingOrder', subject: 'T1' })
    for (const other of ['heading7', 'heading12', 'subheading6', 7, ['heading6']])
      expect(order('heading1', other)).toBeUndefined()
    expect(order('heading5')).toBeUndefined()
  })

  test('that are empty are none, and no list has none', () => {
    const copy = [block('heading2', 'A'), block('heading3', ' '), block('heading4', ' B ')]
    expect(headingOrder(field('copy', copy))).toEqual({ problem: 'headingOrder', subject: 'B' })
    expect(headingOrder(field('copy', [block('heading2', 'A'), block('heading4', ''), null]))).toBeUndefined()
    expect(headingOrder(field('copy', 'heading2'))).toBeUndefined()
  })
})

describe('half a button', () => {
  const half = (beside: Record<string, unknown>, key: string) => halfAButton(field(key, beside[key], beside))

  test('may name its target a link, too', () => {
    expect(half({ cta_label: '', cta_link: web('/a') }, 'cta_label')).toEqual({ problem: 'emptyField' })
    expect(half({ cta_label: 'Go', cta_link: null }, 'cta_link')).toEqual({ problem: 'emptyField' })
  })

  test('may have the word in its own name', () => {
    expect(half({ label_tag_label: '', label_tag_url: web('/a') }, 'label_tag_label')).toEqual({
      problem: 'emptyField',
    })
    expect(
      half({ label_tag_label: ' ', label_tag_url: null, label_tag_link: web('/a') }, 'label_tag_url'),
    ).toBeUndefined()
    expect(half({ label_tag_label: 'Go', label_tag_url: null }, 'label_tag_url')).toEqual({ problem: 'emptyField' })
  })

  test.each(['(', 'cta.', '[a', '$'])('may have any name, such as %slabel', (name) => {
    const found = half({ [`${name}label`]: '', [`${name}url`]: web('/a') }, `${name}label`)
    expect(found).toEqual({ problem: 'emptyField' })
    expect(half({ CTA_label: '', cta_URL: web('/a') }, 'CTA_label')).toEqual({ problem: 'emptyField' })
    expect(half({ 'cta.label': '', ctaxurl: web('/a') }, 'cta.label')).toBeUndefined()
    expect(half({ cta_label: '', cta_url_2: web('/a') }, 'cta_label')).toBeUndefined()
  })

  test('is whole with either of two targets', () => {
    expect(half({ cta_label: 'Go', cta_link: web('/a'), cta_url: null }, 'cta_url')).toBeUndefined()
  })

  test('has nothing to do with another button, whose name only contains its own', () => {
    expect(half({ cta_url: null, my_cta_label: 'Go' }, 'cta_url')).toBeUndefined()
    expect(half({ cta_url: null, cta_label_of: 'Go' }, 'cta_url')).toBeUndefined()
    expect(half({ cta_label: null, my_cta_url: web('/a'), cta_url_old: web('/b') }, 'cta_label')).toBeUndefined()
  })

  test.each(['button_type', 'eventTrigger', 'button_event'])('that does what %s says needs no target', (action) => {
    expect(half({ label: 'Go', url: null, [action]: 'open_chat' }, 'url')).toBeUndefined()
    expect(half({ label: 'Go', url: null, [action]: ' ' }, 'url')).toEqual({ problem: 'emptyField' })
    expect(half({ label: 'Go', url: null, [`${action}_of`]: 'open_chat' }, 'url')).toEqual({ problem: 'emptyField' })
  })

  test.each([
    ['a field of another kind', { title: '', title_url: web('/a') }, 'title'],
    ['one whose name goes on', { label_of: '', url: web('/a') }, 'label_of'],
    ['one that is filled', { label: 'Go', url: web('/a') }, 'url'],
    ['a target without a label', { label: ' ', url: null }, 'url'],
  ])('is not %s', (_, beside, key) => {
    expect(half(beside, key)).toBeUndefined()
  })
})

test('an end is compared with the start of the same name, and with no other', () => {
  const [early, late] = ['2026-03-01T00:00:00+0000', '2026-03-09T00:00:00+0000']
  const wrong = { problem: 'dateOrder' }
  expect(dateOrder(field('saleEnds', early, { saleStarts: late }))).toBeUndefined()
  expect(dateOrder(field('saleends', early, { saleStarts: late }))).toEqual(wrong)
  expect(dateOrder(field('end', early, { tripStart: late, start: early }))).toBeUndefined()
  expect(dateOrder(field('end', null, { start: late }))).toBeUndefined()
  expect(dateOrder(field('end', late, { start: early }))).toBeUndefined()
  expect(dateOrder(field('end', early, { start: 'soon' }))).toBeUndefined()
})

// @prismicio/client, types/value/link.ts: `OptionalLinkProperties.text` is there in an empty link as well.
test.each([
  ['a button', { link_type: 'Web', url: '/plans', text: 'Plans' }, undefined, undefined],
  ['half a button', { link_type: 'Any', text: 'Plans' }, undefined, { problem: 'emptyField' }],
  ['half a button', { link_type: 'Web', url: '/plans' }, { problem: 'emptyField' }, undefined],
  ['half a button', { link_type: 'Web', url: '/plans', text: ' ' }, { problem: 'emptyField' }, undefined],
  ['a button', [{ link_type: 'Web', url: '/plans', text: 'Plans', key: 'x' }], undefined, undefined],
])('a link with a text of its own is %s: %j', (_, cta_url, ofLabel, ofUrl) => {
  expect(halfAButton(field('cta_label', null, { cta_url }))).toEqual(ofLabel)
  expect(halfAButton(field('cta_url', cta_url, { cta_label: null }))).toEqual(ofUrl)
})
